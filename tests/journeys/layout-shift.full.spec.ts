import type { Locator, Page } from '@playwright/test'
import { logIn, newCustomer } from '../support/customer'
import { expect, started, test } from '../support/journey'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { startThrottledLine } from '../support/throttled-line'
import { findMarket } from '../support/words'

const PHONE = 'apple-iphone-13-mini-512gb'
const OTHER = 'apple-iphone-13-128gb'

/** Chromium reports a rotated arrow with 0.000002 when a row with `content-visibility` is first drawn, although nothing moves. */
const VISIBLE_SHIFT = 0.0001
/** Words of another font are a few pixels wider or narrower; a line more or less moves what is below it. */
const SHIFT_BY_A_LINE = 0.005

/** Layout shifts without user input since the document began, with the elements that moved. */
async function shifts(page: Page, smallestShift = VISIBLE_SHIFT): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  return page.evaluate((smallest) => {
    type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const seen = (globalThis as unknown as { shifts: Shift[] }).shifts
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
    const name = ({ node, previousRect, currentRect }: Source) =>
      `${node instanceof Element ? `${node.tagName}.${node.className}` : 'text'} ${node?.textContent?.slice(0, 40)} ` +
      `${place(previousRect)} -> ${place(currentRect)}`
    return seen
      .filter(({ hadRecentInput, value }) => !hadRecentInput && value >= smallest)
      .map(({ value, sources }) => `${value.toFixed(4)}: ${sources.map(name).join(', ')}`)
  }, smallestShift)
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: PerformanceEntry[] = []
    Object.assign(globalThis, { shifts: seen })
    new PerformanceObserver((list) => void seen.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true })
  })
test.beforeEach(({ page }) => watchShifts(page))

for (const [width, height] of [
  [360, 800],
  [1440, 860],
] as const) {
  test(`nothing shifts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const seller = new Seller(page, 'de')
    const { category, product } = seller.market.paths
    for (const path of ['/', category, `${product}${PHONE}`]) {
      await seller.open(path)
      expect(await shifts(page), path).toEqual([])
    }
    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    await expect(page.getByText(seller.word('checkout.lead'))).toBeVisible()
    expect(await shifts(page), 'checkout').toEqual([])
  })

  test(`nothing shifts at ${width} px when drawings arrive later than the text beside them`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { host, paths } = findMarket('de')
    const line = await startThrottledLine()
    try {
      for (const path of ['/', paths.category, `${paths.product}${PHONE}`, paths.contact]) {
        await page.goto(`http://${host}:${line.port}${path}`)
        await started(page)
        expect(await shifts(page), path).toEqual([])
      }
      await page.goto('about:blank')
    } finally {
      line.close()
    }
  })

  test(`nothing shifts at ${width} px when a shopper comes back to answers or opens a saved price`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/status of 404/)
    await page.setViewportSize({ width, height })
    const seller = new Seller(page, 'de')
    await seller.openDevice(PHONE)
    const first = (answers: Locator) => answers.first().click()
    for (let nth = 0; nth < 2; nth++) await seller.answerOne(first, (next) => next.click())
    const isRestored = async (of: Page) => {
      await started(of)
      await expect(of.locator('html')).not.toHaveAttribute('data-answers')
      await expect(of.locator('aside details').first()).toBeVisible()
    }
    await page.reload()
    await isRestored(page)
    await expect(page.locator('#valuation li[data-answered]')).toHaveCount(2)
    expect(await shifts(page), 'reload').toEqual([])

    await seller.answer()
    await seller.button('valuation.savePrice').click()
    const saved = page.getByRole('link', { name: /\/quotes\// })
    const other = await context.newPage()
    await watchShifts(other)
    await other.setViewportSize({ width, height })
    await other.goto((await saved.getAttribute('href')) ?? '')
    await isRestored(other)
    await expect(other.getByText(/gespeicherter Preis/)).toBeVisible()
    expect(await shifts(other), 'saved price').toEqual([])

    const id = new URL((await saved.getAttribute('href')) ?? '').pathname.split('/').at(-1) ?? ''
    await seller.openDevice(OTHER)
    for (let nth = 0; nth < 2; nth++) await seller.answerOne(first, (next) => next.click())
    // After the price of the stored answers.
    await page.route('**/api/quotes/*', async (route) => {
      await page.locator('aside details').first().waitFor({ state: 'attached' })
      await route.continue()
    })
    for (const [name, quote] of [
      ['of another device', id],
      ['unknown', 'a'.repeat(22)],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(address(seller.market.host, `${seller.market.paths.product}${OTHER}#quote=${quote}`))
      await isRestored(page)
      await expect(page.locator('#valuation li[data-answered]')).toHaveCount(2)
      expect(await shifts(page), `saved price ${name}`).toEqual([])
    }
  })

  test(`nothing shifts in an account at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const seller = new Seller(page, 'de')
    await seller.open('/account')
    await expect(page.getByTestId('login-form')).toBeVisible()
    expect(await shifts(page), 'log-in').toEqual([])
    await logIn(page, await newCustomer('de'))
    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    await expect(page.getByText(seller.word('checkout.lead'))).toBeHidden()
    expect(await shifts(page), 'checkout of a customer').toEqual([])
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    await seller.thanked()
    await seller.open('/account')
    await expect(page.getByTestId('trade')).toBeVisible()
    expect(await shifts(page), 'overview').toEqual([])
  })
}

for (const width of [360, 390, 412, 1440])
  test(`nothing shifts at ${width} px when the font arrives later than the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 })
    const { host, paths } = findMarket('de')
    let arrives = Promise.withResolvers<void>()
    await page.route(/\.woff2/, async (route) => {
      await arrives.promise
      await route.continue()
    })
    for (const path of ['/', paths.category, '/produkte/uebersicht-apple-handys', `${paths.product}${PHONE}`]) {
      arrives = Promise.withResolvers()
      await page.goto(address(host, path), { waitUntil: 'domcontentloaded' })
      await started(page)
      arrives.resolve()
      expect(await page.evaluate(async () => (await document.fonts.ready).size), path).toBeGreaterThan(0)
      expect(await shifts(page, SHIFT_BY_A_LINE), path).toEqual([])
    }
  })

test('changes are not animated for a visitor who prefers reduced motion', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/nowhere/at-all']) {
    await new Seller(page, 'de').open(path)
    const slow = await page.evaluate(
      () => [...document.querySelectorAll('*')].filter((each) => getComputedStyle(each).transitionDuration !== '0s').length,
    )
    expect(slow, path).toBe(0)
  }
})
