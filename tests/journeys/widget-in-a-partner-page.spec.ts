import type { Frame, Page } from '@playwright/test'
import { expect, expectAccessible, started, test } from '../support/journey'
import { letFrame } from '../support/partner-record'
import { startPartnerPage, type Attributes, type Heard, type PartnerPage } from '../support/partner-page'
import { Seller } from '../support/seller'
import { ask } from '../support/shop-address'
import { findMarket } from '../support/words'

// One after the other: each market's list of origins is read and written as a whole.
test.describe.configure({ mode: 'serial' })

const PHONE = 'apple-iphone-13-mini-128gb'
const HOST = 'partner.localhost'
const PARTNERS = [
  ['fr', 'agan', 'aganwidget.fr.localhost'],
  ['it', 'agan', 'aganwidget.it.localhost'],
  ['de', 'business', 'b2bwidget.de.localhost'],
] as const
let partner: PartnerPage
let takeBack: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  partner = await startPartnerPage()
  const { origin } = new URL(partner.url(HOST, ''))
  for (const [market, code, widget] of PARTNERS) {
    takeBack.push(await letFrame(market, code, origin))
    await expect.poll(async () => (await ask(widget, '/')).headers['content-security-policy']).toContain(origin)
  }
})
test.afterAll(async () => {
  for (const put of takeBack) await put()
  takeBack = []
  await partner.close()
})

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => Reflect.get(window, 'heard'))
const typesOf = async (page: Page) => (await heard(page)).map(({ type }) => type)

/** The partner's page with the working widget inside. */
async function embedded(page: Page, widget: string, path = '/', attributes: Attributes = {}): Promise<Frame> {
  await page.goto(partner.url(HOST, widget, path, attributes))
  const element = await page.waitForSelector('#trade-in iframe')
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The widget is no frame')
  await started(frame)
  await expect.poll(() => typesOf(page)).toEqual(['ready'])
  return frame
}

/** The frame is exactly as high as its content: nothing is cut off, nothing scrolls inside. */
const fits = (page: Page, frame: Frame) =>
  expect
    .poll(async () => {
      const outside = await page.locator('#trade-in iframe').evaluate((element) => element.getBoundingClientRect().height)
      return outside - (await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)))
    })
    .toBe(0)

/** From now on: all heights that the page has given the frame. */
const watchHeights = (page: Page): Promise<void> =>
  page.locator('#trade-in iframe').evaluate((element) => {
    const heights: number[] = []
    Object.assign(window, { heights })
    new ResizeObserver(() => void heights.push(element.getBoundingClientRect().height)).observe(element)
  })
const heightsOf = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'heights'))

async function sell(page: Page, code: string): Promise<void> {
  const path = `${findMarket(code).paths.product}${PHONE}`
  const frame = await embedded(page, `aganwidget.${code}.localhost`, path)
  const seller = new Seller(frame, code)
  await fits(page, frame)
  await seller.answer()
  await seller.button('valuation.addToCart').click()
  await expect.poll(() => typesOf(page)).toEqual(['ready', 'quote'])
  await watchHeights(page)
  await seller.toCheckout()
  await expect(frame.getByTestId('checkout-form')).toBeVisible()
  await fits(page, frame)
  const heights = await heightsOf(page)
  expect(Math.min(...heights), `heights: ${heights.join()}`).toBe(Math.min(heights.at(0) ?? 0, heights.at(-1) ?? 0))
  await seller.fillPerson(`widget-${code}-${Date.now()}@example.com`)
  await seller.fillBank()
  await seller.declare()
  await seller.sell()
  const number = await seller.thanked()
  await expect.poll(() => typesOf(page)).toEqual(['ready', 'quote', 'trade'])
  await fits(page, frame)
  const [, quote, trade] = await heard(page)
  const money = { amount: expect.any(Number), currency: 'EUR' }
  expect(quote?.detail).toEqual({ deviceId: expect.any(String), price: money })
  expect(trade?.detail).toEqual({ tradeId: expect.any(String), total: money })
  expect(JSON.stringify(trade)).not.toContain(number)
}

test('a sale inside a page of a listed partner succeeds, and the page gets messages of quote and trade', async ({ page }) => {
  await sell(page, 'fr')
  await expectAccessible(page)
})

test('a sale succeeds where the browser stores nothing for a frame of another site', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return
    const forbidden = { get: () => { throw new DOMException('The operation is insecure.', 'SecurityError') } } // prettier-ignore
    Object.defineProperty(globalThis, 'localStorage', forbidden)
    Object.defineProperty(globalThis, 'sessionStorage', forbidden)
  })
  await sell(page, 'it')
})

test('the business widget grows and shrinks with its pages, and reports a quote', async ({ page }) => {
  const { paths } = findMarket('de')
  const frame = await embedded(page, 'b2bwidget.de.localhost', `${paths.product}${PHONE}`)
  await expect(frame.locator('html')).toHaveAttribute('data-business', 'true')
  await fits(page, frame)
  await new Seller(frame, 'de').answer()
  await expect.poll(() => typesOf(page)).toEqual(['ready', 'quote'])
  await page.setViewportSize({ width: 360, height: 740 })
  await fits(page, frame)
  await page.setViewportSize({ width: 1440, height: 900 })
  await fits(page, frame)
  await expectAccessible(page)
})

test('the widget has the accent colours of the page, one for each scheme, on every page of it, and stays readable', async ({
  page,
}) => {
  const attributes = { lang: 'fr', accent: '6a1b9a', 'accent-dark': 'd0b3ff' }
  const hints: string[] = []
  page.on('console', (said) => said.text().includes('trade-in widget') && hints.push(said.text()))
  const { paths } = findMarket('fr')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'light' })
  const frame = await embedded(page, 'aganwidget.fr.localhost', `${paths.product}${PHONE}`, attributes)
  // A frame that is being loaded again has no answer.
  const action = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-action').trim()).catch(() => null)
  await expect.poll(action).toBe('#6a1b9a')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(action).toBe('#d0b3ff')
  await expectAccessible(page)
  await frame.goto(frame.url())
  await expect.poll(action).toBe('#d0b3ff')
  expect(hints).toEqual([])
})

test('attributes that the widget cannot follow leave it as it is, with a hint in the console for each', async ({
  page,
  quiet,
}) => {
  quiet.allow(/The trade-in widget: data-/)
  const hints: string[] = []
  page.on('console', (said) => said.text().includes('trade-in widget') && hints.push(said.text()))
  await page.emulateMedia({ colorScheme: 'light' })
  const plain = await embedded(page, 'aganwidget.fr.localhost')
  const action = (frame: Frame) =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-action').trim())
  const own = await action(plain)
  const frame = await embedded(page, 'aganwidget.fr.localhost', '/', { lang: 'it', accent: 'ffd400', 'accent-dark': 'red' })
  await expect
    .poll(() => hints.map((text) => text.match(/data-[a-z-]+/)?.[0]).sort())
    .toEqual(['data-accent', 'data-accent-dark', 'data-lang'])
  expect(await action(frame)).toBe(own)
  await expect(frame.locator('html')).toHaveAttribute('lang', /^fr/)
})

test('the keyboard focus moves from the page through the widget and out again', async ({ page }) => {
  const frame = await embedded(page, 'aganwidget.fr.localhost')
  const focused = () => frame.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.id ?? '')
  await page.locator('#before').focus()
  for (const target of ['navigation', 'search', 'content', 'footer']) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(`#${target}`)
  }
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('footer')
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
  }).toPass({ intervals: [50] })
})

test('a message outside the contract changes nothing', async ({ page }) => {
  const frame = await embedded(page, 'aganwidget.fr.localhost')
  await fits(page, frame)
  const before = await page.locator('#trade-in iframe').evaluate((element) => element.getBoundingClientRect().height)
  await frame.evaluate(() => {
    const bad = [
      { revalo: 2, type: 'height', height: 5000 },
      { revalo: 1, type: 'height', height: '5000' },
      { type: 'height', height: 5000 },
      { revalo: 1, type: 'quote', deviceId: 'd', price: { amount: 0.5, currency: 'EUR' } },
      { revalo: 1, type: 'trade', tradeId: '', total: { amount: 1, currency: 'EUR' } },
      'trade',
    ]
    for (const message of bad) window.parent.postMessage(message, location.ancestorOrigins[0] ?? '')
  })
  // The page has another origin than the widget.
  await page.evaluate(() => window.postMessage({ revalo: 1, type: 'height', height: 5000 }, location.origin))
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  expect(await typesOf(page)).toEqual(['ready'])
  expect(await page.locator('#trade-in iframe').evaluate((element) => element.getBoundingClientRect().height)).toBe(before)
})

for (const [what, host, widget] of [
  ['a page that the partner has not listed', 'stranger.localhost', 'aganwidget.fr.localhost'],
  ['a partner of another market', HOST, 'aganwidget.es.localhost'],
  ['a partner, the partner’s shop', HOST, 'agan.fr.localhost'],
  ['a partner, the shop itself', HOST, 'de.localhost'],
] as const) {
  test(`${what} may not frame`, async ({ page, quiet }) => {
    quiet.allow(/frame-ancestors|X-Frame-Options|postMessage.*target origin/i)
    const refused = page.waitForEvent('console', (said) => /frame-ancestors|X-Frame-Options/i.test(said.text()))
    await page.goto(partner.url(host, widget))
    await refused
    const inside = page.frames().filter((frame) => frame !== page.mainFrame())
    for (const frame of inside) await expect(frame.locator('html[data-mode]')).toHaveCount(0)
    expect(await heard(page)).toEqual([])
  })
}
