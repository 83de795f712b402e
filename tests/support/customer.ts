import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { TradePayment } from '@trade-in-shop/contracts/trades'
import { started } from './journey'
import { mailsTo } from './mails'
import { resetRateLimits } from './platform-database'
import { address, ask, type Answer } from './shop-address'
import { findMarket, word, type TestMarket } from './words'

/** A customer of a market with an active account. */
export type TestCustomer = Readonly<{ market: TestMarket; email: string; password: string }>

export const PASSWORD = 'five minutes and a drawer 7'
export const FIRST_NAME = 'Miriam'
export const LAST_NAME = 'Berger'

type CustomerOptions = Readonly<{ email?: string; payment?: TradePayment; newsletter?: boolean }>

const post = (market: TestMarket, path: string, headers: Record<string, string>, body: unknown = {}): Promise<Answer> =>
  ask(market.host, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The body of a registration, as the contract has it. */
function registrationOf({ code, seller }: TestMarket, email: string, { payment, newsletter }: CustomerOptions) {
  const { postalCode, city } = seller
  return {
    ...{ enabled: true, firstName: FIRST_NAME, lastName: LAST_NAME, username: email, email },
    credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
    ...{ requiredActions: [], groups: [], attributes: { locale: [code] } },
    Address: { street: 'Hauptstraße', houseNumber: '21', postalCode, city, country: code === 'en' ? 'IE' : code.toUpperCase() },
    birthDate: '1988-03-14',
    ...(payment && { Payment: payment }),
    ...(newsletter !== undefined && { newsletter }),
  }
}

/** The secret of a link in a mail to this address: `secretOf(email, 'activate')`. */
export async function readMailedSecret(email: string, name: 'activate' | 'token' | 'trade'): Promise<string> {
  const found = async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text)
    return texts.flatMap((text) => new RegExp(`#${name}=([A-Za-z0-9._~+/=-]+)`).exec(text)?.[1] ?? [])[0] ?? null
  }
  let secret: string | null = null
  await expect.poll(async () => (secret = await found()), { timeout: 30_000 }).not.toBeNull()
  return String(secret)
}

/** Registers and activates over the shop's API, as an API client does, for journeys that need an existing account. */
export async function newCustomer(code: string, given: CustomerOptions = {}): Promise<TestCustomer> {
  const market = findMarket(code)
  const email = given.email ?? `customer-${code}-${randomUUID().slice(0, 13)}@example.com`
  // All journeys count as one visitor: registrations and wrong passwords of the others must not slow this one.
  await resetRateLimits()
  const registered = await post(market, '/api/account/register', {}, registrationOf(market, email, given))
  expect([registered.status, registered.body]).toEqual([202, expect.any(String)])
  const activated = await post(market, '/api/account/activateRegistration', { token: await readMailedSecret(email, 'activate') })
  expect([activated.status, activated.body]).toEqual([200, expect.stringContaining('"activated":true')])
  return { market, email, password: PASSWORD }
}

/** As many wrong passwords as an account has attempts that need not wait, over the shop's API. */
export async function useUpAttempts({ market, email }: TestCustomer): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++)
    await post(market, '/api/account/login', {}, { username: email, password: 'not the password at all' })
}

/** Types address and password into the visible log-in form, and presses its button. */
export async function typeLogIn(page: Page, { market, email }: TestCustomer, password = PASSWORD): Promise<void> {
  const form = page.getByTestId('login-form')
  await form.locator('[name=username]').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: word(market.locale, 'account.logIn'), exact: true }).click()
}

/** Opens the log-in (with an optional path to go to afterwards) and logs in; waits for the account or that path. */
export async function logIn(page: Page, customer: TestCustomer, next?: string): Promise<void> {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`
  await page.goto(address(customer.market.host, `${accountPath(customer.market)}${query}`))
  await started(page)
  await typeLogIn(page, customer)
  if (next === undefined) await expect(page.getByTestId('overview')).toBeVisible()
  else await page.waitForURL((url) => url.pathname + url.search === next)
}

/** The account overview, where customers log in. */
export const accountPath = ({ code }: TestMarket): string => (code === 'en' ? '/account/overview' : '/account')
