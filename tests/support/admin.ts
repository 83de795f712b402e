import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { DEMO_STAFF } from '../../src/seed/demo-staff'
import { address } from './shop-address'

type Role = (typeof DEMO_STAFF)[number]['role']

/**
 * Waits until React handles the events of an element of the admin. Payload has no sign for it; before that, a form loses what
 * is typed.
 */
export const alive = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), { timeout: 30_000 })
    .toBe(true)

/** While another journey makes, saves or deletes a market, the CMS asks to try again (503), and so does a person. */
async function untilFree<Answer extends Readonly<{ status: number }>>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return answer.status === 503 ? untilFree(ask) : answer
}

/** A request to the CMS of the member of staff who is logged in, from the admin's own page. */
export const callCms = (page: Page, method: string, path: string, body?: object) =>
  untilFree(() =>
    page.evaluate(
      async ([verb, target, sent]) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(`/cms-api${target}`, { method: verb, headers, ...(sent && { body: sent }) })
        return { status: response.status, body: await response.json() }
      },
      [method, path, body ? JSON.stringify(body) : ''] as const,
    ),
  )

/** A member of staff at the CMS's admin: fields by the names that the screen shows. */
export class Staff {
  constructor(readonly page: Page) {}

  /**
   * Logs in over the CMS's API and opens its answer, a page that may call the CMS and costs nothing; journeys about the log-in
   * form type instead.
   */
  async logIn(role: Role, path = '/cms-api/staff/me'): Promise<void> {
    const { email, password } = DEMO_STAFF.find((candidate) => candidate.role === role) ?? {}
    const origin = new URL(address('localhost')).origin
    const answer = await this.page.request.post(`${origin}/cms-api/staff/login`, {
      headers: { origin },
      data: { email, password },
    })
    expect(answer.status()).toBe(200)
    await this.page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' })
  }

  /** Logs in and opens the admin's home, with its dashboard and its search. */
  logInAtHome = (role: Role): Promise<void> => this.logIn(role, '/admin')

  async logInAs(email: string, password: string): Promise<void> {
    await this.typeLogIn(email, password)
    await expect(this.page).toHaveURL(/\/admin$/, { timeout: 30_000 })
  }

  /** Types and sends; the caller checks the answer of the CMS. */
  async typeLogIn(email: string, password: string): Promise<void> {
    await this.page.goto(address('localhost', '/admin/login'))
    await alive(this.page.locator('.login__form'))
    await this.page.locator('#field-email').fill(email)
    await this.page.locator('#field-password').fill(password)
    // Its name depends on the language.
    await this.page.locator('.login__form button[type=submit]').click()
  }

  /** Opens a list or a document of a collection. */
  async open(path: string): Promise<void> {
    await this.page.goto(address('localhost', `/admin/collections/${path}`))
    await alive(this.page.locator('.collection-list, .collection-edit form').first())
  }

  /** Opens the preview beside a form. The CMS remembers for each member of staff whether it is open, and journeys share them. */
  async openPreview(): Promise<void> {
    const toggler = this.page.locator('#live-preview-toggler')
    await expect(toggler).toBeVisible()
    if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
  }

  /** Begins a page with its title and market; returns its id. */
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

  /** Sends the dialog that makes a market, again where another journey makes or deletes one, until the new market is open. */
  async makeMarket(dialog: Locator): Promise<void> {
    await expect(async () => {
      if (await dialog.isVisible()) await dialog.getByRole('button').first().click()
      await expect(this.page).toHaveURL(/markets\/\d+$/)
    }).toPass()
  }

  /** Opens the menu of the form and presses an entry. */
  async pressInMenu(entry: string): Promise<void> {
    await this.page.locator('.doc-controls__popup button').first().click()
    await this.page.locator('.popup__content').getByText(entry, { exact: true }).click()
  }

  field = (name: string): Locator => this.page.locator(`#field-${name.replaceAll('.', '__')}`)

  /** Picks from a list that opens below the field. */
  async choose(name: string, option: string): Promise<void> {
    await this.field(name).locator('.rs__control').click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  /** Types into a picker and takes the first option that fits. */
  async search(name: string, text: string, option: RegExp): Promise<void> {
    await this.field(name).locator('input').fill(text)
    await this.page.getByRole('option', { name: option }).first().click()
  }

  /** The error message beside a field. */
  problem(name: string): Locator {
    const around = this.page.locator('.field-type', { has: this.field(name) })
    // A picker has the id of the field on the outside.
    const picker = this.page.locator('.field-type').and(this.field(name))
    return around.or(picker).last().locator('.tooltip--show, .field-error')
  }

  /** Presses "save"; returns the status of the CMS. */
  save = (): Promise<{ status: number }> => untilFree(() => this.saveOnce())

  private async saveOnce(): Promise<{ status: number }> {
    const collection = /collections\/([\w-]+)/.exec(this.page.url())?.[1] ?? ''
    const started = async () => {
      const save = this.page.waitForRequest((request) => isSave(collection, request), { timeout: 5_000 })
      const [request] = await Promise.all([save, this.page.locator('#action-save').click()])
      return request
    }
    // A click at the moment in which the form begins to autosave is lost, because the button is disabled then.
    const request = await started().catch(started)
    const response = await request.response()
    if (!response) throw new Error(`Saving ${collection} was not answered`)
    return { status: response.status() }
  }
}

/**
 * Whether a request saves a document of the collection: forms send requests to other addresses and autosaves while a person
 * types.
 */
function isSave(collection: string, request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url())
  const isDocument = new RegExp(`^/cms-api/${collection}(?:/\\d+)?$`).test(pathname)
  return isDocument && ['POST', 'PATCH'].includes(request.method()) && searchParams.get('autosave') !== 'true'
}
