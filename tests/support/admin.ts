import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { DEMO_STAFF } from '../../src/seed/staff'
import { address } from './shop-address'

type Role = (typeof DEMO_STAFF)[number]['role']

/**
 * Waits until React answers for an element of the admin. Payload has no sign for it; before it a form is only looked at, and
 * forgets what is typed.
 */
const alive = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), { timeout: 30_000 })
    .toBe(true)

/** A member of staff at the CMS's admin: the fields by their names, as they stand on the screen. */
export class Staff {
  constructor(readonly page: Page) {}

  async logIn(role: Role): Promise<void> {
    const member = DEMO_STAFF.find((candidate) => candidate.role === role)
    await this.logInAs(member?.email ?? '', member?.password ?? '')
  }

  async logInAs(email: string, password: string): Promise<void> {
    await this.typeLogIn(email, password)
    await expect(this.page).toHaveURL(/\/admin$/, { timeout: 30_000 })
  }

  /** Types and sends; what the CMS says to it is another matter. */
  async typeLogIn(email: string, password: string): Promise<void> {
    await this.page.goto(address('localhost', '/admin/login'))
    await alive(this.page.locator('.login__form'))
    await this.page.locator('#field-email').fill(email)
    await this.page.locator('#field-password').fill(password)
    // Its name depends on the language.
    await this.page.locator('.login__form button[type=submit]').click()
  }

  /** A list or a document of a collection. */
  async open(path: string): Promise<void> {
    await this.page.goto(address('localhost', `/admin/collections/${path}`))
    await alive(this.page.locator('.collection-list, .collection-edit form').first())
  }

  /** Begins a page by its title and market; answers its id. */
  async beginPage(title: string, market: string): Promise<string> {
    await this.page.goto(address('localhost', '/admin/collections/pages/create'))
    const view = this.page.getByTestId('new-page')
    await alive(view.locator('form'))
    await view.locator('[name="title"]').fill(title)
    await view.locator('[name="market"]').selectOption({ label: market })
    await view.getByRole('button').click()
    await expect(this.page).toHaveURL(/pages\/\d+/)
    await alive(this.page.locator('.collection-edit form').first())
    return /pages\/(\d+)/.exec(this.page.url())?.[1] ?? 'none'
  }

  field = (name: string): Locator => this.page.locator(`#field-${name.replaceAll('.', '__')}`)

  /** Picks from a list that opens below the field; an answer to the form may close it before one has picked. */
  async choose(name: string, option: string): Promise<void> {
    const wanted = this.page.getByRole('option', { name: option, exact: true })
    await expect(async () => {
      if (!(await wanted.isVisible())) await this.field(name).locator('.rs__control').click({ timeout: 5000 })
      await wanted.click({ timeout: 5000 })
    }).toPass({ timeout: 30_000 })
  }

  /**
   * Picks what makes another field appear. The form asks the server which fields it shows, and Payload forgets to ask
   * when a change comes while another answer arrives: then the choice is made once more, as a person would.
   */
  async chooseFor(name: string, option: string, appears: string): Promise<void> {
    await expect(async () => {
      await this.choose(name, option)
      await expect(this.field(appears)).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 45_000 })
  }

  /** Writes, and waits for what the form asks the server about it: that answer would wipe away what a save says next. */
  async write(name: string, text: string): Promise<void> {
    await expect(async () => {
      const stated = this.page.waitForResponse((response) => 'next-action' in response.request().headers(), { timeout: 5000 })
      await this.field(name).fill('')
      await this.field(name).fill(text)
      await stated
    }).toPass({ timeout: 30_000 })
  }

  /** What is wrong with a field, as it stands beside it. */
  fault = (name: string): Locator =>
    this.page
      .locator('.field-type', { has: this.field(name) })
      .last()
      .locator('.tooltip--show, .field-error')

  /** Presses "save" and answers what the CMS said, with the moment it said so (milliseconds). */
  async save(): Promise<{ status: number; at: number }> {
    const collection = /collections\/([\w-]+)/.exec(this.page.url())?.[1] ?? ''
    const started = async () => {
      const save = this.page.waitForRequest((request) => isSave(collection, request), { timeout: 5_000 })
      const [request] = await Promise.all([save, this.page.locator('#action-save').click()])
      return request
    }
    // A click at the moment in which the form begins to keep a draft by itself is lost: the button is disabled then.
    const request = await started().catch(started)
    const response = await request.response()
    if (!response) throw new Error(`Saving ${collection} was not answered`)
    return { status: response.status(), at: performance.now() }
  }
}

/** A document of the collection is saved: forms ask other addresses of it too, and keep drafts, while somebody types. */
function isSave(collection: string, request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url())
  const isDocument = new RegExp(`^/cms-api/${collection}(?:/\\d+)?$`).test(pathname)
  return isDocument && ['POST', 'PATCH'].includes(request.method()) && searchParams.get('autosave') !== 'true'
}
