import { expect, type Locator, type Page } from '@playwright/test'
import type { MessageId } from '../../src/storefront/i18n/message-types'
import { accountPath, FIRST_NAME, LAST_NAME, PASSWORD, readMailedSecret } from './customer'
import { started } from './journey'
import { address } from './shop-address'
import { findMarket, word, type TestMarket } from './words'

/** Paths of the account's screens, the same in the five markets. */
export const PROFILE_PATHS = {
  register: '/account/register',
  management: '/account/management',
  address: '/account/address-change',
  payment: '/account/payment-change',
  forgot: '/account/password-forgot',
  reset: '/account/password-reset',
} as const

type NamedField =
  'firstName' | 'lastName' | 'email' | 'password' | 'birthDate' | 'phone' | 'postalCode' | 'city' | 'iban' | 'holder'

/** A visitor with the account's forms, in the market's words. */
export class Profile {
  readonly market: TestMarket
  constructor(
    readonly page: Page,
    code: string,
  ) {
    this.market = findMarket(code)
  }

  word = (id: MessageId, values?: Record<string, string | number>) => word(this.market.locale, id, values)
  /** The sentence about a problem, with the name of its field. */
  problemWord = (id: MessageId, name: NamedField) => this.word(id, { field: this.word(`profile.${name}`) })
  button = (id: MessageId): Locator => this.page.getByRole('button', { name: this.word(id), exact: true })
  link = (id: MessageId): Locator => this.page.getByRole('main').getByRole('link', { name: this.word(id), exact: true })
  /** A field of one of the forms: `field('register', 'email')`. */
  field = (form: string, name: string): Locator => this.page.locator(`#${form}-${name}`)
  /** The sentence of the problem beside a field. */
  problem = (form: string, name: string): Locator => this.page.locator(`#${form}-${name}-error`)
  says = (id: MessageId, values?: Record<string, string | number>): Locator => this.page.getByText(this.word(id, values))
  heading = (id: MessageId): Locator => this.page.getByRole('heading', { level: 1, name: this.word(id), exact: true })

  async open(path: string): Promise<void> {
    await this.page.goto(address(this.market.host, path))
    await started(this.page)
  }

  /** Fills the required fields of a registration. */
  async fillRegistration(email: string, password = PASSWORD): Promise<void> {
    await expect(this.page.getByTestId('register')).toBeVisible()
    await this.field('register', 'firstName').fill(FIRST_NAME)
    await this.field('register', 'lastName').fill(LAST_NAME)
    await this.field('register', 'email').fill(email)
    await this.field('register', 'password').fill(password)
    await this.page.locator('#register-terms').check({ force: true })
  }

  /** Registers in the browser and activates by the link of the mail; the log-in's page is open afterwards. */
  async becomeCustomer(email: string): Promise<void> {
    await this.open(PROFILE_PATHS.register)
    await this.fillRegistration(email)
    await this.button('profile.registerButton').click()
    await expect(this.heading('profile.sentTitle')).toBeVisible()
    await this.open(`${PROFILE_PATHS.register}#activate=${await readMailedSecret(email, 'activate')}`)
    await this.button('profile.activateButton').click()
    await expect(this.heading('profile.activeTitle')).toBeVisible()
    await this.link('profile.toLogin').click()
    await this.page.waitForURL((url) => url.pathname === accountPath(this.market))
  }
}
