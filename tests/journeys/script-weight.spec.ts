import type { Browser } from '@playwright/test'
import { Staff } from '../support/admin'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'
import { transferredBy, type Transferred } from '../support/transferred'

const KB = 1024
type Most = Readonly<{ kb: number; scripts: number; requests: number }>

function expectAtMost({ scriptBytes, scripts, requests }: Transferred, most: Most): void {
  const measured = { kb: Math.ceil(scriptBytes / KB), scripts, requests }
  const over = Object.entries(measured).filter(([name, value]) => value > most[name as keyof Most]) // its own names
  expect(over, JSON.stringify(measured)).toEqual([])
}

/** A file is compressed as densely as possible after it was asked for once. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  await transferredBy(page, url)
  await page.close()
}

/** What a first visit may fetch until the network is idle, without a touch. The goal is 150 KB in 14 scripts, 22 requests. */
const SCREENS: readonly (readonly [name: string, path: string, most: Most])[] = [
  ['home', '/', { kb: 140, scripts: 13, requests: 22 }],
  ['category', '/verkaufen/handys', { kb: 136, scripts: 11, requests: 30 }],
  ['overview', '/produkte/uebersicht-apple-handys', { kb: 138, scripts: 12, requests: 25 }],
  ['device', '/produkte/apple-iphone-13-128gb', { kb: 154, scripts: 15, requests: 26 }],
  ['content', '/content/agb', { kb: 138, scripts: 12, requests: 20 }],
  ['checkout', '/checkout', { kb: 148, scripts: 13, requests: 21 }],
  ['account', '/account', { kb: 193, scripts: 18, requests: 26 }],
  ['contact', '/kontakt', { kb: 176, scripts: 16, requests: 23 }],
]

test.describe('on a first visit', () => {
  test.use({ consent: 'unasked', viewport: { width: 390, height: 844 } })

  for (const [name, path, most] of SCREENS)
    test(`the screen ${name} fetches at most ${most.kb} KB of script in ${most.scripts} files before it is touched`, async ({
      page,
      browser,
    }) => {
      const url = address('de.localhost', path)
      await warmUp(browser, url)
      expectAtMost(await transferredBy(page, url), most)
    })
})

/** The goal is 600 KB. */
const STAFF: readonly (readonly [name: string, path: string, most: Most])[] = [
  ['list', '/admin/collections/pages', { kb: 600, scripts: 21, requests: 40 }],
  ['form', '/admin/collections/pages/create', { kb: 600, scripts: 21, requests: 60 }],
]
for (const [name, path, most] of STAFF)
  test(`opening a ${name} of the admin with an empty cache fetches at most ${most.kb} KB of script, gzip`, async ({ page }) => {
    await new Staff(page).logIn('admin')
    const client = await page.context().newCDPSession(page)
    await client.send('Network.clearBrowserCache')
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
    expectAtMost(await transferredBy(page, address('localhost', path)), most)
  })
