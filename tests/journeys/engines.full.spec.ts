import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { DEMO_STAFF } from '../../src/seed/demo-staff'
import { accountPath, newCustomer } from '../support/customer'
import { type EngineWindow, hasLiveForm } from '../support/engines/engine-window'
import { FirefoxWindow } from '../support/engines/firefox-window'
import { WebKitWindow } from '../support/engines/webkit-window'
import { letFrame } from '../support/partner-record'
import { startPartnerPage } from '../support/partner-page'
import { address, ask } from '../support/shop-address'
import { askCms, createInCms, findInCms, logInToCms } from '../support/staff-api'
import { findMarket, word } from '../support/words'

// One after the other: a browser is a heavy process, and each widget changes the same list of origins. An engine that hangs
// holds a worker for one test: the others of the file are skipped.
test.describe.configure({ mode: 'serial', timeout: 4 * 60_000 })

const MARKET = findMarket('de')
const say = (id: Parameters<typeof word>[1]) => word(MARKET.locale, id)
const DEVICE = `${MARKET.paths.product}apple-iphone-13-mini-128gb`
/** About as wide as a phone; the window of WebKit is a little wider. */
const PHONE_WIDTH = 390
const DESKTOP_WIDTH = 1440

const ENGINES = [
  { name: 'Firefox', missing: FirefoxWindow.missing, start: FirefoxWindow.start },
  { name: 'WebKit', missing: WebKitWindow.missing, start: WebKitWindow.start },
] as const

/** Gives the first answer to every question of a device. */
async function answerAll(window: EngineWindow): Promise<void> {
  const open = () => window.evaluate(() => document.querySelector('#valuation li[data-focused]')?.id ?? 'none')
  for (let id = await open(); id !== 'none'; id = await open()) {
    await window.reach(
      () => window.click('#valuation li[data-focused] label'),
      async () => (await open()) !== id,
    )
  }
}

const addToCart = (window: EngineWindow): Promise<void> =>
  window.reach(
    () => window.click('button', say('valuation.addToCart')),
    () => window.isShown('a', say('valuation.toCheckout')),
  )

async function fillCheckout(window: EngineWindow, email: string): Promise<void> {
  const { seller } = MARKET
  const fields = [
    ['checkout.firstName', 'Miriam'],
    ['checkout.lastName', 'Berger'],
    ['checkout.email', email],
    ['checkout.birthDate', seller.birthDate],
    ['checkout.street', 'Hauptstraße'],
    ['checkout.houseNumber', '21'],
    ['checkout.postalCode', seller.postalCode],
    ['checkout.city', seller.city],
    ['checkout.iban', seller.iban],
    ['checkout.holder', 'Miriam Berger'],
  ] as const
  for (const [id, value] of fields) await window.fill('input', say(id), value)
  for (let box = 0; box < 3; box++) await window.click('input[name^="declarations."]:not(:checked)')
}

for (const { name, missing, start } of ENGINES)
  test.describe(name, () => {
    test.beforeEach(() => test.info().skip(missing() !== null, `${name} needs ${missing()}`))
    const opened: EngineWindow[] = []
    const openWindow = async (width: number): Promise<EngineWindow> => {
      const window = await start(width)
      opened.push(window)
      return window
    }
    test.afterEach(async () => {
      for (const window of opened.splice(0)) {
        if (test.info().error) writeFileSync(test.info().outputPath('window.png'), await window.picture())
        if (window instanceof FirefoxWindow) expect(window.errors).toEqual([])
        await window.close()
      }
    })

    test(`${name} sells a phone, from the search to the thank-you`, async () => {
      const window = await openWindow(PHONE_WIDTH)
      await window.open(address(MARKET.host))
      await window.started()
      await window.click('main input[type="search"]')
      const type = () => window.fill('[role="combobox"]', '', 'iph 13 128')
      // The list closes when the page scrolls under it, as it may at a click.
      const choose = async () => {
        await window.reach(type, () => window.isShown('[role="option"]', 'Apple iPhone 13'))
        await window.click('[role="option"]', 'Apple iPhone 13')
      }
      await window.reach(choose, () => window.isShown('#valuation', ''))
      await window.started()
      await answerAll(window)
      await addToCart(window)
      await window.click('a', say('valuation.toCheckout'))
      await window.see('h1', say('checkout.title'))
      await fillCheckout(window, `engine-${randomUUID().slice(0, 8)}@example.com`)
      await window.click('button', word(MARKET.locale, 'checkout.sellFor', { amount: '€' }).split('€')[0]?.trim())
      await window.see('h1', say('checkout.thanks'))
      expect(await window.evaluate(() => document.body.innerText)).toMatch(/RV-[A-Z0-9-]+/)
    })

    test(`${name} logs a customer in and out`, async () => {
      const customer = await newCustomer(MARKET.code)
      const window = await openWindow(PHONE_WIDTH)
      await window.open(address(MARKET.host, accountPath(MARKET)))
      await window.started()
      await window.fill('[data-testid="login-form"] [name=username]', '', customer.email)
      await window.fill('[data-testid="login-form"] [name=password]', '', customer.password)
      await window.click('[data-testid="login-form"] button', say('account.logIn'))
      await window.see('[data-testid="overview"]')
      await window.click('button', say('account.logOut'))
      await window.see('[data-testid="login-form"]')
    })

    test(`${name} shows a price in the widget of a partner's page`, async () => {
      const partner = await startPartnerPage()
      const page = partner.url('partner.localhost', 'aganwidget.de.localhost', DEVICE)
      const takeBack = await letFrame('de', 'agan', new URL(page).origin)
      try {
        const policy = async () => (await ask('aganwidget.de.localhost', '/')).headers['content-security-policy']
        await expect.poll(policy).toContain(new URL(page).origin)
        const window = await openWindow(DESKTOP_WIDTH)
        await window.open(page)
        await window.enterFrame('#trade-in iframe')
        await window.started()
        await answerAll(window)
        await addToCart(window)
      } finally {
        await takeBack()
        await partner.close()
      }
    })

    test(`${name} saves a redirect in the admin, and the shop follows`, async () => {
      const staff = DEMO_STAFF.find(({ role }) => role === 'content-manager')
      const admin = await logInToCms('admin')
      const from = `/engine-${randomUUID().slice(0, 8)}`
      const market = (await findInCms('markets', { 'where[code][equals]': MARKET.code }, admin)).id
      const to = { kind: 'external', url: 'https://example.org/' }
      const redirect = { market, from, match: 'exact', status: '302', enabled: true, to }
      const id = await createInCms('redirects', redirect, admin)
      try {
        const window = await openWindow(DESKTOP_WIDTH)
        const page = `/admin/collections/redirects/${id}`
        await window.open(address('localhost', `/admin/login?redirect=${encodeURIComponent(page)}`))
        await expect.poll(() => window.evaluate(hasLiveForm)).toBe(true)
        await window.fill('#field-email', '', staff?.email ?? '')
        await window.fill('#field-password', '', staff?.password ?? '')
        await window.click('.login__form button[type=submit]')
        await window.see('#field-from')
        await expect.poll(() => window.evaluate(hasLiveForm)).toBe(true)
        await window.fill('#field-from', '', `${from}-new`)
        await window.click('#action-save')
        await window.see('.payload-toast-container li')
        await expect.poll(async () => (await ask(MARKET.host, `${from}-new`)).status).toBe(302)
      } finally {
        await askCms(`/redirects/${id}`, { method: 'DELETE', cookie: admin })
      }
    })
  })
