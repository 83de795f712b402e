import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import type { MessageId } from '../../src/storefront/i18n/message-types'
import { started } from './journey'
import { address } from './shop-address'
import { findMarket, word, type TestMarket } from './words'

const startingWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** A visitor who sells: the steps of the sale as they appear on the screen or in a frame, in the market's words. */
export class Seller<Place extends Page | Frame = Page> {
  readonly market: TestMarket
  constructor(
    readonly page: Place,
    market: string | TestMarket,
  ) {
    this.market = typeof market === 'string' ? findMarket(market) : market
  }

  word = (id: MessageId, values?: Record<string, string | number>) => word(this.market.locale, id, values)
  button = (id: MessageId, values?: Record<string, string | number>): Locator =>
    this.page.getByRole('button', { name: this.word(id, values) }).filter({ visible: true })
  link = (id: MessageId): Locator => this.page.getByRole('link', { name: this.word(id) }).filter({ visible: true })
  field = (id: MessageId): Locator => this.page.getByRole('textbox', { name: startingWith(this.word(id)) }).first()

  async open(path = '/'): Promise<void> {
    await this.page.goto(address(this.market.host, path))
    await started(this.page)
  }

  /** Types into the search of the page's hero, or of its header where there is no hero. */
  async search(text: string): Promise<void> {
    const main = this.page.getByRole('main').getByRole('searchbox')
    const field = (await main.count()) > 0 ? main.first() : this.page.getByRole('searchbox').first()
    const box = this.page.getByRole('combobox').filter({ visible: true }).first()
    // The field is replaced by the search box at the click, or just before.
    await expect(async () => {
      if ((await box.count()) === 0) await field.click({ timeout: 2000 })
      await expect(box).toBeVisible({ timeout: 2000 })
    }).toPass()
    await box.pressSequentially(text, { delay: 20 })
  }

  suggestion = (name: RegExp): Locator => this.page.getByRole('option', { name }).first()

  /** Opens a device's page by its address. */
  openDevice = (url: string) => this.open(`${this.market.paths.product}${url}`)

  /** The card of the open question. */
  question = (): Locator => this.page.locator('#valuation li[data-focused]')

  /**
   * Answers the open question by `choose`, a click or a tap. A single choice goes on by itself, and so does the first of several,
   * which excludes the others; after other choices "next" is pressed by `press`. True when there is another question.
   */
  async answerOne(choose: (answers: Locator, id: string) => Promise<void>, press: (next: Locator) => Promise<void>) {
    const question = this.question()
    const id = (await question.getAttribute('id')) ?? ''
    const several = (await question.locator('input').first().getAttribute('type')) === 'checkbox'
    await choose(question.locator('label'), id)
    const first = this.page.locator(`[id="${id}"] input`).first()
    if (several && !(await first.isChecked())) await press(question.getByRole('button').filter({ visible: true }).last())
    const open = () => question.evaluateAll(([item]) => item?.id ?? 'none')
    await expect.poll(open).not.toBe(id)
    return (await open()) !== 'none'
  }

  /** Gives one answer to every question: the first, unless the question's code is named. */
  async answer(chosen: Record<string, number> = {}): Promise<void> {
    const choose = (answers: Locator, id: string) => answers.nth(chosen[id.slice(id.indexOf('-') + 1)] ?? 0).click()
    while (await this.answerOne(choose, (next) => next.click()));
  }

  /** From a device's page into the cart. */
  async addDevice(url: string, answers: Record<string, number> = {}): Promise<void> {
    await this.openDevice(url)
    await this.answer(answers)
    await this.button('valuation.addToCart').click()
    await expect(this.link('valuation.toCheckout')).toBeVisible()
  }

  async toCheckout(): Promise<void> {
    await this.link('valuation.toCheckout').click()
    await expect(this.page.getByRole('heading', { level: 1, name: this.word('checkout.title') })).toBeVisible()
  }

  async fillPerson(email: string): Promise<void> {
    const { seller } = this.market
    await this.field('checkout.firstName').fill('Miriam')
    await this.field('checkout.lastName').fill('Berger')
    await this.field('checkout.email').fill(email)
    await this.field('checkout.birthDate').fill(seller.birthDate)
    await this.field('checkout.street').fill('Hauptstraße')
    await this.field('checkout.houseNumber').fill('21')
    await this.field('checkout.postalCode').fill(seller.postalCode)
    await this.field('checkout.city').fill(seller.city)
  }

  async fillBank(): Promise<void> {
    await this.field('checkout.iban').fill(this.market.seller.iban)
    await this.field('checkout.holder').fill('Miriam Berger')
  }

  /** The boxes that a sale requires; other boxes of the form come and go. */
  declarations = (): Locator => this.page.getByRole('region', { name: this.word('checkout.declarations') }).getByRole('checkbox')

  async declare(): Promise<void> {
    await expect(this.declarations()).toHaveCount(3)
    // By keyboard: in a partner's page the frame grows while it is filled, and a click would miss.
    for (const box of await this.declarations().all()) {
      if (!(await box.isChecked())) await box.press('Space')
      await expect(box).toBeChecked()
    }
  }

  sellButton = (): Locator => {
    const [before = ''] = this.word('checkout.sellFor', { amount: '€' }).split('€')
    return this.page
      .getByRole('button', { name: new RegExp(`^${before.trim()}`) })
      .filter({ visible: true })
      .first()
  }

  async sell(): Promise<void> {
    await this.sellButton().click()
  }

  /** The trade number that the thank-you page shows. */
  async thanked(): Promise<string> {
    await this.page.waitForURL(({ pathname }) => pathname === this.market.paths.thankYou)
    await expect(this.page.getByRole('heading', { level: 1, name: this.word('checkout.thanks') })).toBeVisible()
    return (
      (
        await this.page
          .getByText(/RV-[A-Z0-9-]+/)
          .first()
          .textContent()
      )?.match(/RV-[A-Z0-9-]+/)?.[0] ?? ''
    )
  }
}
