import { expect, expectAccessible, expectNoSideways, inMarket, started, test } from '../support/journey'
import { address } from '../support/shop-address'
import { findMarket, MARKETS, word } from '../support/words'

/** In pixels. */
const PHONE = { width: 390, height: 844 }
const MAX_DRAWING_WIDTH = 220
const MAX_HOME_HEIGHT = 4100
const OFTEN_SOLD = 10

for (const { code, host, locale } of MARKETS)
  test(
    `the home page shows field, facts and a small drawing on the first screen of a phone in ${code}`,
    inMarket(code),
    async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address(host))
      await started(page)
      const facts = page.getByRole('list', { name: word(locale, 'home.facts') })
      await expect(facts.getByRole('listitem')).toHaveCount(3)
      const { y = Infinity, height = 0 } = (await facts.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(PHONE.height * 0.75)
      const drawing = await page.locator('main section svg[viewBox="0 0 640 640"]').boundingBox()
      expect(drawing?.width).toBeLessThanOrEqual(MAX_DRAWING_WIDTH)
      await expectNoSideways(page)
      await expectAccessible(page)
      await page.screenshot({ path: test.info().outputPath('home-390.png'), fullPage: true })
      await page.setViewportSize({ width: 1440, height: 900 })
      const tiles = page.getByRole('region', { name: word(locale, 'catalog.popularDevices') }).getByRole('link')
      await expect(tiles).toHaveCount(OFTEN_SOLD)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_HOME_HEIGHT)
      await page.screenshot({ path: test.info().outputPath('home-1440.png'), fullPage: true })
    },
  )

test('the portrait on the page of a device is 120 px wide on a phone and 240 on a desktop', async ({ page }) => {
  const { host, paths } = findMarket('de')
  for (const [width, edge] of [
    [390, 120],
    [1440, 240],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address(host, `${paths.product}apple-iphone-13-mini-128gb`))
    const portrait = page.locator('main header img')
    await expect(portrait).toHaveJSProperty('complete', true)
    expect(await portrait.boundingBox()).toMatchObject({ width: edge, height: edge })
    await expectNoSideways(page)
  }
})
