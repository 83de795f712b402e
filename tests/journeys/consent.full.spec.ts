import type { BrowserContext, Page } from '@playwright/test'
import { CONTROLLING_EVENTS } from '@trade-in-shop/contracts/tracking'
import { expect, expectAccessible, expectNoSideways, inMarket, started, test } from '../support/journey'
import { readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { MARKETS, findMarket } from '../support/words'

test.use({ consent: 'unasked' })

const PHONE = 'apple-iphone-13-mini-128gb'
const CAMPAIGN = '?gclid=abc&utm_source=letter&email=somebody@example.net'
const banner = (page: Page) => page.getByTestId('consent')
const answer = ({ page, word }: Seller, id: 'consent.accept' | 'consent.refuse') =>
  banner(page).getByRole('button', { name: word(id), exact: true })
const layerOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    return Array.isArray(layer) ? layer.flatMap((row) => (typeof row.event === 'string' ? [row.event] : [])) : []
  })
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).toSorted()

type Report = { eventName: string; url: string }
/** The reports of the page to the tracking while it is open. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/controlling/controlling')) reports.push(request.postDataJSON())
  })
  return reports
}

const HOSTS = [
  ...MARKETS.map(({ host }) => host),
  'agan.at.localhost',
  'agan.es.localhost',
  'aganwidget.fr.localhost',
  'b2bwidget.de.localhost',
]

for (const host of HOSTS) {
  test(`before an answer ${host} calls no third party, and stores nothing but the language (G-02)`, async ({ page, context }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== host) foreign.push(request.url())
    })
    const reports = reportsOf(page)
    await page.goto(address(host, `/${CAMPAIGN}`))
    await started(page)
    await expect(banner(page)).toBeVisible()
    expect([foreign, reports, await cookieNames(context), await layerOf(page)]).toEqual([[], [], ['locale'], []])
    const [consent] = await page.evaluate(() => [Array.from(Reflect.get(globalThis, 'dataLayer')[0])])
    expect(consent).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }])
  })
}

for (const code of ['de', 'fr']) {
  test(`in ${code} a consent is reported once and withdrawn by one click`, inMarket(code), async ({ page, context }) => {
    const seller = new Seller(page, code)
    const reports = reportsOf(page)
    const named = (name: string) => reports.filter(({ eventName }) => eventName === name)
    await seller.open(`/${CAMPAIGN}`)
    await expect(banner(page)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSideways(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    // Navigation inside the shop preserves the campaign; the answer comes later.
    await page.locator('main a').filter({ visible: true }).first().click()
    await expect(page).not.toHaveURL(/gclid/)
    await answer(seller, 'consent.accept').click()
    await expect(banner(page)).toBeHidden()
    await expect
      .poll(() => named('marketing_touchpoint').map(({ url }) => new URL(url).search))
      .toEqual(['?gclid=abc&utm_source=letter'])
    const client = (await context.cookies()).find(({ name }) => name === 'client_id')
    expect(client).toMatchObject({ sameSite: 'Lax', value: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect((client?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31_000_000)
    expect(await cookieNames(context)).toContain('personalisation')

    await seller.openDevice(PHONE)
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => layerOf(page)).toContain('view_item')
    await seller.answer()
    await seller.button('valuation.addToCart').filter({ visible: true }).first().click()
    await expect.poll(() => layerOf(page)).toContain('add_to_cart')
    await expect.poll(() => named('offer_generated').length).toBeGreaterThan(0)
    await expect
      .poll(() => named('offer_add_to_cart'))
      .toMatchObject([
        { deviceId: PHONE, currency: 'EUR', category: 'phones', offerId: expect.any(String), conditionId: expect.any(String) },
      ])
    for (const { eventName } of reports) expect(CONTROLLING_EVENTS).toContain(eventName)
    expect(JSON.stringify(reports)).not.toContain('somebody')
    expect(named('marketing_touchpoint')).toHaveLength(1)

    await seller.button('consent.withdraw').click()
    await expect(seller.button('consent.give')).toBeVisible()
    expect(await cookieNames(context)).toEqual(['locale'])
    const told = reports.length
    await seller.open(`${findMarket(code).paths.product}${PHONE}?gclid=other`)
    await expect(seller.button('consent.give')).toBeEnabled()
    expect([await layerOf(page), reports.length]).toEqual([[], told])
  })
}

/** 1,280 by 1,024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 }
for (const { code, host } of MARKETS) {
  test(
    `at 400 % zoom the question about measuring covers less than a third of the screen in ${code}`,
    inMarket(code),
    async ({ page }) => {
      await page.setViewportSize(ZOOMED)
      await page.goto(address(host, '/'))
      await started(page)
      await expect(banner(page)).toBeVisible()
      expect((await banner(page).boundingBox())?.height).toBeLessThan(ZOOMED.height / 3)
      for (const button of await banner(page).getByRole('button').all()) {
        const size = await button.boundingBox()
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    },
  )
}

test('a problem is stored, and the question is not shown again', async ({ page, context }) => {
  const seller = new Seller(page, 'it')
  await seller.open()
  await answer(seller, 'consent.refuse').click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(seller.button('consent.give')).toBeEnabled()
  await expect(banner(page)).toBeHidden()
  expect(await cookieNames(context)).toEqual(['locale'])
})

test('a tracking service that is away does not affect the page (F8)', async ({ page, quiet }) => {
  quiet.allow(/net::ERR_FAILED.*controlling/)
  const seller = new Seller(page, 'es')
  await page.route('**/api/controlling/**', (route) => route.abort())
  await seller.open(`/${CAMPAIGN}`)
  await answer(seller, 'consent.accept').click()
  await seller.openDevice(PHONE)
  await seller.answer()
  await seller.button('valuation.addToCart').filter({ visible: true }).first().click()
  await expect(page.getByText(seller.word('valuation.inCart')).first()).toBeVisible()
})

test('the landing page of a campaign is reported after a form, a reload and a consent, and forgotten with a problem (G-04)', async ({
  page,
}) => {
  const seller = new Seller(page, 'de')
  const reports = reportsOf(page)
  const touchpoints = () => reports.filter(({ eventName }) => eventName === 'marketing_touchpoint').map(({ url }) => new URL(url))
  const landing = findMarket('de').paths.category
  await seller.open(`${landing}${CAMPAIGN}`)
  await seller.search('iphone 13')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=iphone/)
  await started(page)
  await page.reload()
  await started(page)
  await answer(seller, 'consent.accept').click()
  await expect
    .poll(() => touchpoints().map(({ pathname, search }) => pathname + search))
    .toEqual([`${landing}?gclid=abc&utm_source=letter`])
  await page.reload()
  await started(page)
  await seller.button('consent.withdraw').click()
  await expect(seller.button('consent.give')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('touchpoint')))).toEqual([])
  expect(touchpoints()).toHaveLength(1)
})

test('every search is reported once: by Enter, by the button, by a suggestion and by all matches (G-08)', async ({ page }) => {
  const seller = new Seller(page, 'fr')
  const searches = async () => (await layerOf(page)).filter((event) => event === 'search').length
  await seller.open()
  await answer(seller, 'consent.accept').click()
  await seller.search('iphone 13')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=iphone/)
  await expect.poll(searches).toBe(1)

  await seller.open()
  await seller.search('galaxy')
  // By its element: while suggestions are open, everything else is hidden from queries by role.
  await page.locator('main form[role=search] button[type=submit]').click()
  await expect(page).toHaveURL(/[?&]q=galaxy/)
  await expect.poll(searches).toBe(1)

  await seller.open()
  await seller.search('iphone 13')
  await seller.suggestion(/iPhone 13/).click()
  await expect(page).toHaveURL(/iphone-13/)
  await expect.poll(searches).toBe(1)
})

test('the question is not printed, and a bar that comes with the next page moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const seller = new Seller(page, 'de')
  await readyCart(seller, [PHONE])
  await seller.open('/contact')
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { shifts: seen })
    const add = ({ value }: PerformanceEntry & { value?: number }) => seen.push(value ?? 0)
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift' })
  })
  await page.getByRole('banner').locator('a[href$="/checkout"]').click()
  await expect(page.locator('[data-bottom-bar]')).toBeVisible()
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  await expect.poll(async () => (await banner(page).boundingBox())?.y ?? 740).toBeLessThan((bar?.y ?? 0) - 40)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
})

test('on a phone the question leaves the price and the next step in reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  await expect(banner(page)).toBeVisible()
  const bar = page.locator('[data-bottom-bar]')
  const [above, below] = [await banner(page).boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(740)
  // At the end of the page the bar has scrolled away, and nothing is seen below the question.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bottomOf = async () => Math.round(((await banner(page).boundingBox())?.y ?? 0) + (above?.height ?? 0))
  await expect.poll(bottomOf).toBe(740)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(bottomOf).toBe(Math.round(below?.y ?? 0))
  const question = page.locator('#valuation li[data-focused]')
  const first = (await question.getAttribute('id')) ?? 'no question'
  await question.locator('label').first().click()
  await expect(question).not.toHaveAttribute('id', first)
  await answer(seller, 'consent.refuse').click()
  await expect(banner(page)).toBeHidden()
})
