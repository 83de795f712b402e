import type { Page } from '@playwright/test'
import { expect, inMarket, started, test } from '../support/journey'
import { readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { MARKETS, findMarket } from '../support/words'

test.use({ consent: 'unasked' })
test.describe.configure({ timeout: 180_000 })

const PHONE = 'apple-iphone-13-mini-128gb'
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** The names of links and buttons in the footer that a click would miss at the end of the page. */
const coveredLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return [...document.querySelectorAll('footer :is(a, button)')].flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      if (width === 0 || top < 0) return []
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit && link.contains(hit) ? [] : [link.textContent]
    })
  })

/** What takes the focus and is then under something at the bottom of the window. */
const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a[href], button, input, select, textarea)')]
    const covered: string[] = []
    for (const element of all.filter((each) => each.checkVisibility() && each.tabIndex >= 0)) {
      element.focus()
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      const { left, top, width, height } = element.getBoundingClientRect()
      // Of a tall field the first line, where the cursor is.
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24))
      const over = hit?.closest('[data-testid=consent], [data-bottom-bar]')
      if (over && !over.contains(element)) covered.push(`${element.tagName} ${element.textContent || element.id}`)
    }
    return covered
  })

async function expectInReach(page: Page, path: string): Promise<void> {
  await expect(page.getByTestId('consent')).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(() => coveredLinks(page), `${path} ${size.width}`).toEqual([])
    await expect.poll(() => coveredFocus(page), `${path} ${size.width}`).toEqual([])
  }
}

for (const { code, host, paths } of MARKETS)
  test(
    `the question about measuring covers no link of the footer and no focus in ${code}`,
    inMarket(code),
    async ({ page, quiet }) => {
      quiet.allow(/status of 404/)
      for (const path of ['/', paths.category, `${paths.product}${PHONE}`, paths.contact, '/account', '/nowhere/at-all']) {
        await page.goto(address(host, path))
        await started(page)
        await expectInReach(page, path)
      }
    },
  )

for (const mode of ['agan', 'aganwidget', 'b2bwidget'])
  test(`the question about measuring covers no link of the footer and no focus in ${mode}`, async ({ page }) => {
    const { paths } = findMarket('de')
    for (const path of ['/', `${paths.product}${PHONE}`, paths.contact]) {
      await page.goto(address(`${mode}.de.localhost`, path))
      await started(page)
      await expectInReach(page, path)
    }
  })

test('the question about measuring and the bar of the checkout cover no link of the footer and no focus', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await readyCart(seller, [PHONE])
  await seller.open(seller.market.paths.checkout)
  await expect(seller.sellButton()).toBeEnabled()
  await expectInReach(page, 'checkout')
})

test('a short message covers no link of the footer', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open('/contact')
  await page
    .getByTestId('consent')
    .getByRole('button', { name: seller.word('consent.refuse'), exact: true })
    .click()
  await seller.button('consent.give').click()
  await expect(page.getByText(seller.word('consent.given'))).toBeVisible()
  await expect.poll(() => coveredLinks(page)).toEqual([])
})
