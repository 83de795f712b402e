import type { Browser, Page } from '@playwright/test'
import { Staff } from '../support/admin'
import { logIn, newCustomer } from '../support/customer'
import { expect, test } from '../support/journey'
import { readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { transferredBy, type Transferred } from '../support/transferred'

const KB = 1024
type Most = Readonly<{ kb: number; scripts: number; requests: number }>

/** What is above its limit, with its size: `['kb: 151']`. */
function over({ scriptBytes, scripts, requests }: Transferred, most: Most): string[] {
  const measured = { kb: Math.ceil(scriptBytes / KB), scripts, requests }
  const above = Object.entries(measured).filter(([name, value]) => value > most[name as keyof Most]) // both have the same names
  return above.map(([name, value]) => `${name}: ${value}`)
}

/**
 * A file is compressed as densely as possible after it was asked for once: a first opening within the limits proves the
 * second, and after one above them the second counts.
 */
async function expectAtMost(most: Most, first: () => Promise<Transferred>, second = first): Promise<void> {
  if (over(await first(), most).length > 0) expect(over(await second(), most)).toEqual([])
}

/** Opens an address in a window with neither cache nor storage. */
async function measureFreshVisit(browser: Browser, url: string): Promise<Transferred> {
  const page = await browser.newPage()
  const measured = await transferredBy(page, url)
  await page.close()
  return measured
}

/** The goal of every screen: compressed scripts with their headers, on a phone, until the network is idle without a touch. */
const GOAL: Most = { kb: 150, scripts: 14, requests: 22 }
const SECRET = 'A'.repeat(43)
const HASH = 'a'.repeat(40)

/** Screens of a first visit. */
const SCREENS: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['category', '/verkaufen/handys'],
  ['search', '/?q=iphone'],
  ['overview', '/produkte/uebersicht-apple-handys'],
  ['device', '/produkte/apple-iphone-13-128gb'],
  ['content', '/content/agb'],
  ['contact', '/kontakt'],
  ['not found', '/gibt-es-nicht'],
  ['checkout without a cart', '/checkout'],
  // Leads home.
  ['thank-you without a sale', '/thankYou'],
  ['log-in', '/account'],
  ['registration', '/account/register'],
  ['password forgotten', '/account/password-forgot'],
  ['password reset', `/account/password-reset#token=${SECRET}`],
  ['activation', `/account/register#activate=${SECRET}`],
  // Leads to the log-in.
  ['own data without a log-in', '/account/management'],
  ['newsletter', '/newsletter/enrich'],
  ['newsletter, interests', `/newsletter/enrich/${HASH}`],
  ['newsletter, unsubscribe', `/newsletter/unsubscribe/${HASH}`],
  ['newsletter, goodbye', '/newsletter/unsubscribe/success'],
  ['landing page for companies', '/b2b/ankaufsportal'],
]

/** The same in other modes. */
const OTHER_HOSTS: readonly (readonly [name: string, host: string, path: string])[] = [
  ['home of a partner', 'agan.de.localhost', '/'],
  ['home in a partner’s page', 'aganwidget.de.localhost', '/'],
  ['device in a partner’s page', 'aganwidget.de.localhost', '/produkte/apple-iphone-13-128gb'],
  ['list of a company', 'b2bwidget.de.localhost', '/b2b/ankaufsportal'],
]

test.describe('on a first visit', () => {
  test.use({ consent: 'unasked', viewport: { width: 390, height: 844 } })

  const all = [...SCREENS.map(([name, path]) => [name, 'de.localhost', path] as const), ...OTHER_HOSTS]
  for (const [name, host, path] of all)
    test(`the screen "${name}" fetches at most ${GOAL.kb} KB of script in ${GOAL.scripts} files, ${GOAL.requests} requests in all`, async ({
      page,
      browser,
      quiet,
    }) => {
      quiet.allow(/status of 404/)
      const url = address(host, path)
      await expectAtMost(
        GOAL,
        () => transferredBy(page, url),
        () => measureFreshVisit(browser, url),
      )
    })
})

type Visit = readonly [path: string, most: Most]
const WITH_CART: readonly Visit[] = [
  ['/', { kb: 164, scripts: 15, requests: 24 }],
  ['/produkte/apple-iphone-13-128gb', { kb: 177, scripts: 16, requests: 26 }],
  ['/kontakt', { kb: 176, scripts: 16, requests: 23 }],
  ['/checkout', { kb: 219, scripts: 22, requests: 29 }],
]
const LOGGED_IN: readonly Visit[] = [
  ['/', GOAL],
  ['/checkout', GOAL],
  ['/account', { kb: 191, scripts: 20, requests: 34 }],
  ['/account/management', { kb: 199, scripts: 20, requests: 29 }],
  ['/account/address-change', { kb: 196, scripts: 20, requests: 29 }],
  ['/account/payment-change', { kb: 198, scripts: 20, requests: 30 }],
]

/** With a cart or a log-in, whose code comes on top; a first visit has neither. */
test.describe('with an empty cache', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const opened = async (page: Page, path: string) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Network.clearBrowserCache')
    return transferredBy(page, address('de.localhost', path))
  }
  for (const [path, most] of WITH_CART)
    test(`${path} with a cart fetches at most ${most.kb} KB of script in ${most.scripts} files`, async ({ page }) => {
      await readyCart(new Seller(page, 'de'), ['apple-iphone-13-128gb'])
      await expectAtMost(most, () => opened(page, path))
    })
  for (const [path, most] of LOGGED_IN)
    test(`${path} of a customer fetches at most ${most.kb} KB of script in ${most.scripts} files`, async ({ page }) => {
      await logIn(page, await newCustomer('de'))
      await expectAtMost(most, () => opened(page, path))
    })
})

/** The goal is 600 KB. */
const STAFF: readonly (readonly [name: string, path: string, most: Most])[] = [
  ['list', '/admin/collections/pages', { kb: 600, scripts: 21, requests: 40 }],
  ['form', '/admin/collections/pages/create', { kb: 600, scripts: 21, requests: 60 }],
  ['form with a date', '/admin/collections/banners/create', { kb: 600, scripts: 22, requests: 60 }],
]
for (const [name, path, most] of STAFF)
  test(`opening a ${name} of the admin with an empty cache fetches at most ${most.kb} KB of script, gzip`, async ({ page }) => {
    await new Staff(page).logIn('admin')
    const client = await page.context().newCDPSession(page)
    await client.send('Network.clearBrowserCache')
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
    expect(over(await transferredBy(page, address('localhost', path)), most)).toEqual([])
  })
