import type { Page } from '@playwright/test'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { expect, started, test } from '../support/journey'
import { address } from '../support/shop-address'
import { findMarket } from '../support/words'

const { host, paths } = findMarket('de')
const SCREENS = ['/', paths.category, `${paths.product}apple-iphone-13-128gb`, '/kontakt']
const SHEETS = 'link[rel="stylesheet"]'
const STYLED = 'head > style[data-precedence] + link[rel="stylesheet"][media="print"]'

/** The sheets that a page fetches, in order. */
function watchSheets(page: Page): string[] {
  const sheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  return sheets
}

/** Sizes and colours of what a page shows first. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header a, main, main h1, main h1 + *')].slice(0, 20).map((element) => {
      const { backgroundColor, color, display, fontSize } = getComputedStyle(element)
      return [element.tagName, Math.round(element.getBoundingClientRect().width), backgroundColor, color, display, fontSize].join(
        ' ',
      )
    }),
  )

for (const scheme of ['light', 'dark'] as const)
  for (const screen of isSwitchedOn('inline-styles') ? SCREENS : []) {
    test(`a first visit of ${screen} (${scheme}) looks the same before any file arrives, and fetches each sheet once`, async ({
      page,
      browser,
    }) => {
      const bare = await browser.newPage({ javaScriptEnabled: false, colorScheme: scheme, viewport: page.viewportSize() })
      await bare.route(/\.css/, (route) => route.abort())
      await bare.goto(address(host, screen))
      expect(await bare.locator(SHEETS).count()).toBe(await bare.locator(STYLED).count())
      const before = await look(bare)
      await bare.close()

      await page.emulateMedia({ colorScheme: scheme })
      const sheets = watchSheets(page)
      await page.goto(address(host, screen))
      await started(page)
      await page.waitForLoadState('networkidle')
      expect(new Set(sheets).size).toBe(sheets.length)
      expect(sheets.length).toBeGreaterThan(0)
      expect(await look(page)).toEqual(before)
    })
  }

test('a first visit of a partner, whose pages have a style sheet of their own, draws what the server drew', async ({ page }) => {
  await page.goto(address('agan.de.localhost', '/'))
  await started(page)
  expect((await page.locator(STYLED).count()) > 0).toBe(isSwitchedOn('inline-styles'))
})

test('the next page of the shop has links to its sheets, which the browser then has', async ({ page }) => {
  await page.goto(address(host, '/'))
  await started(page)
  await page.waitForLoadState('networkidle')
  const sheets = watchSheets(page)
  await page.evaluate(() => (location.href = '/kontakt'))
  await page.waitForURL('**/kontakt')
  await started(page)
  await expect(page.locator(STYLED)).toHaveCount(0)
  expect(await page.locator(SHEETS).count()).toBeGreaterThan(0)
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.css/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sheets.length).toBeGreaterThan(0)
  expect(fetched.filter((bytes) => bytes === 0).length).toBeGreaterThan(0)
})
