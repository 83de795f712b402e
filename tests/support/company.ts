import { expect, type Locator, type Page } from '@playwright/test'
import { started } from './journey'
import { Seller } from './seller'
import { address } from './shop-address'

const HOST = 'b2bwidget.de.localhost'

/** A person who sells for a company on the business host. */
export class Company extends Seller {
  constructor(page: Page) {
    super(page, 'de')
  }

  override async open(path = '/'): Promise<void> {
    await this.page.goto(address(HOST, path))
    await started(this.page)
  }

  async openList(): Promise<void> {
    await this.open('/b2b/ankaufsportal')
    await expect(this.page.getByTestId('device-list')).toBeVisible()
  }

  row = (name: string): Locator => this.page.getByRole('listitem', { name, exact: true })
  rows = (): Locator => this.page.getByTestId('device-list').getByRole('listitem')
  total = (): Locator => this.page.getByTestId('list-total')

  async paste(table: string): Promise<void> {
    const area = this.page.locator('#list-paste')
    if (!(await area.isVisible())) await this.page.getByText(this.word('list.paste')).click()
    await area.fill(table)
    await this.button('list.take').click()
  }

  async fillCompany(): Promise<void> {
    await this.field('checkout.companyName').fill('Muster & Söhne GmbH')
    await this.field('checkout.vatId').fill('DE 123 456 789')
  }
}
