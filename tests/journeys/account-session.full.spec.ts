import type { BrowserContext, Page } from '@playwright/test'
import { accountPath, logIn, newCustomer, typeLogIn, type TestCustomer } from '../support/customer'
import { expect, inMarket, started, test } from '../support/journey'
import { EVERY_LOOK, Viewer } from '../support/look'
import { cartKey, openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { findMarket, word } from '../support/words'

const HOST = 'de.localhost'
const LOCALE = 'de-DE'
const KEY = 'account.de'
const TABS = 5
const ROUNDS = 20

/** Changes the account that all tabs share in the browser's storage. */
const change = (page: Page, members: Record<string, unknown>, key = KEY) =>
  page.evaluate(
    ([name, changed]) => {
      const slice = JSON.parse(localStorage.getItem(name) ?? '')
      localStorage.setItem(name, JSON.stringify({ ...slice, data: { ...slice.data, ...changed } }))
    },
    [key, members] as const,
  )
const expire = (page: Page, key = KEY) => change(page, { tokenExpiry: '2020-01-01T00:00:00.000Z' }, key)
/** Logs in and opens a page that reads nothing of the account: the overview still loads data when it is already visible. */
async function logInAndRest(page: Page, customer: TestCustomer): Promise<void> {
  await logIn(page, customer)
  await page.goto(address(HOST))
  await started(page)
}
/** The event of a computer that wakes up: the page reloads its data. */
const wake = (page: Page) => page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
/** How often the session was renewed. A renewal that no platform answered does not count; the console reports it. */
const refreshesOf = (context: BrowserContext): (() => number) => {
  let count = 0
  context.on('response', (response) => (count += response.url().endsWith('/api/account/loginRefresh') && response.ok() ? 1 : 0))
  return () => count
}

test('five tabs that wake twenty times after the expiry renew the session once each time, and no tab is logged out', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  const refreshes = refreshesOf(context)
  await logIn(page, await newCustomer('de'))
  const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))]
  const answered = new Map<Page, number>()
  for (const tab of tabs) {
    tab.on('response', (response) => {
      if (response.url().endsWith('/api/customers/trade_history') && response.ok())
        answered.set(tab, (answered.get(tab) ?? 0) + 1)
    })
    if (tab !== page) await tab.goto(address(HOST, '/account'))
    await expect(tab.getByTestId('no-trades')).toBeVisible()
  }
  for (let round = 1; round <= ROUNDS; round++) {
    const before = new Map(answered)
    const asleep = () => tabs.filter((tab) => (answered.get(tab) ?? 0) === (before.get(tab) ?? 0))
    await expire(page)
    // A tab reloads the same data only every other second, so tabs that did not wake yet get the event again.
    await expect.poll(async () => (await Promise.all(asleep().map(wake)), asleep().length), { intervals: [300] }).toBe(0)
    expect(refreshes()).toBe(round)
  }
  for (const tab of tabs) await expect(tab.getByTestId('account-mark')).toBeVisible()
})

for (const code of ['de', 'fr']) {
  test(
    `the session runs out in the middle of a checkout in ${code}, and nothing is lost`,
    inMarket(code),
    async ({ page, context }) => {
      const seller = new Seller(page, code)
      const customer = await newCustomer(code)
      const refreshes = refreshesOf(context)
      await logIn(page, customer)
      await readyCart(seller, ['apple-iphone-13-128gb'])
      await openCheckout(seller)
      await expect(seller.field('checkout.email')).toHaveValue(customer.email)
      await seller.fillBank()
      await expire(page, `account.${code}`)
      await context.clearCookies({ name: /access$/ })
      await seller.declare()
      await seller.sell()
      const number = await seller.thanked()
      expect(refreshes()).toBe(1)
      await page.goto(address(customer.market.host, accountPath(customer.market)))
      await expect(page.getByTestId('trade').filter({ hasText: number })).toBeVisible()
      const viewer = new Viewer(page, EVERY_LOOK, { narrowest: true })
      await viewer.see('overview with a sale')
      expect(viewer.problems).toEqual([])
    },
  )
}

test('a log-out in one tab logs out the others; the cart stays, its voucher goes', async ({ page, context }) => {
  const seller = new Seller(page, 'de')
  await logIn(page, await newCustomer('de'))
  await readyCart(seller, ['apple-iphone-13-128gb'])
  await change(page, { voucher: { code: 'WILLKOMMEN10', kind: 'fixed', value: 1000 } }, cartKey(seller))
  const [overview, management] = [await context.newPage(), await context.newPage()]
  await overview.goto(address(HOST, '/account'))
  await expect(overview.getByTestId('overview')).toBeVisible()
  await management.goto(address(HOST, '/account/management'))
  await expect(management.getByTestId('account-mark')).toBeVisible()
  await page.goto(address(HOST, '/account'))
  await page.getByTestId('log-out').click()
  await expect(page.getByTestId('login-form')).toBeVisible()
  await expect(overview.getByTestId('login-form')).toBeVisible()
  await management.waitForURL((url) => url.searchParams.get('next') === '/account/management')
  // The code of the cart may still be on its way to a page that was left at once.
  const stored = async () => JSON.parse((await page.evaluate((key) => localStorage.getItem(key), cartKey(seller))) ?? '').data
  await expect.poll(stored).toMatchObject({ cart: [{ quantity: 1 }], voucher: null })
})

test('a log-out while the sales are loading stops them from being shown', async ({ page }) => {
  await page.route('**/api/customers/trade_history', () => undefined)
  await logIn(page, await newCustomer('de'))
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/customers/trade_history'))
  await page.getByTestId('log-out').click()
  await givenUp
  await expect(page.getByTestId('login-form')).toBeVisible()
})

test('a log-in in one tab logs in the others', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(address(HOST, '/account'))
  await expect(other.getByTestId('login-form')).toBeVisible()
  await logIn(page, await newCustomer('de'))
  await expect(other.getByTestId('overview')).toBeVisible()
})

test('a refused session leads to the log-in and back to the same page', async ({ page, context, quiet }) => {
  quiet.allow(/status of 401.*loginRefresh/)
  const customer = await newCustomer('de')
  await logInAndRest(page, customer)
  await context.clearCookies()
  await expire(page)
  await page.goto(address(HOST, '/account/management'))
  await page.waitForURL((url) => url.searchParams.get('next') === '/account/management')
  await expect(page.getByText(word(LOCALE, 'problem.session_ended'))).toBeVisible()
  await expect(page.getByTestId('account-mark')).toHaveCount(0)
  const kept = await page.evaluate((key) => localStorage.getItem(key), KEY)
  expect(kept).not.toContain(customer.email)
  await typeLogIn(page, customer)
  await page.waitForURL((url) => url.pathname === '/account/management')
})

test('a network that is away logs no one out, and the next try shows the sales', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  await logInAndRest(page, await newCustomer('de'))
  await expire(page)
  await page.route('**/api/account/loginRefresh', (route) => route.abort())
  await page.goto(address(HOST, '/account'))
  await expect(page.getByTestId('trades-away')).toBeVisible()
  await expect(page.getByTestId('account-mark')).toBeVisible()
  await page.unroute('**/api/account/loginRefresh')
  await page.getByRole('button', { name: word(LOCALE, 'account.retry') }).click()
  await expect(page.getByTestId('no-trades')).toBeVisible()
})

test('a log-in without a customer number is logged out (A-06)', async ({ page, context }) => {
  await logIn(page, await newCustomer('de'))
  await change(page, { customerNumber: '' })
  await page.goto(address(HOST))
  await started(page)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('"isLoggedIn":false')
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => /(access|refresh)$/.test(name))).toEqual([])
  await expect(page.getByTestId('account-mark')).toHaveCount(0)
})

test('a malformed account in the storage is reset alone, and the page works (F19)', async ({ page, quiet }) => {
  quiet.allow(/Stored "account.de" was reset/)
  await logIn(page, await newCustomer('de'))
  await page.evaluate((key) => localStorage.setItem(key, '{"v":1,"at":1,"data":{"isLoggedIn":"yes","__proto__":{}}}'), KEY)
  await page.reload()
  await expect(page.getByTestId('login-form')).toBeVisible()
})

test('an account of one market is not shown in the next', async ({ page }) => {
  await logIn(page, await newCustomer('de'))
  await page.goto(address(findMarket('at').host, '/account'))
  await expect(page.getByTestId('login-form')).toBeVisible()
})
