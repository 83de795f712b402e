import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

test.use({ consent: 'unasked' })

const PHONE = 'apple-iphone-13-mini-128gb'
const banner = (page: Page) => page.getByTestId('consent')
const answer = ({ page, word }: Seller, id: 'consent.accept' | 'consent.refuse') =>
  banner(page).getByRole('button', { name: word(id), exact: true })
const layerOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    return Array.isArray(layer) ? layer.flatMap((row) => (typeof row.event === 'string' ? [row.event] : [])) : []
  })

/** Goes on to the device's other storage size without a new document, and waits for the fact of it: whatever else there is came before. */
async function viewOtherSize(page: Page, views: number): Promise<void> {
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: /256/ }).click()
  await expect
    .poll(async () => (await layerOf(page)).filter((event) => event === 'view_item').length)
    .toBeGreaterThanOrEqual(views)
}

/** How often the tags have heard an answer. */
const updatesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    return Array.isArray(layer) ? layer.filter((row) => row[0] === 'consent' && row[1] === 'update').length : 0
  })

test('what happened before a yes is sent with it, and the tags hear of the yes once', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  await expect(banner(page)).toBeVisible()
  expect(await layerOf(page)).toEqual([])
  await answer(seller, 'consent.accept').click()
  await expect.poll(() => layerOf(page)).toEqual(['view_item'])
  await expect(banner(page)).toBeHidden()
  await viewOtherSize(page, 2)
  expect([await layerOf(page), await updatesOf(page)]).toEqual([['view_item', 'view_item'], 1])
})

test('a sale is reported with a yes on the thank-you page, once, and after a no not at all', async ({ page }) => {
  const seller = new Seller(page, 'fr')
  let reported = 0
  page.on('request', (request) => {
    const isReport = request.url().endsWith('/api/controlling/controlling')
    if (isReport && request.postDataJSON().eventName === 'trade_created') reported += 1
  })
  const sales = () => reported
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  await seller.fillPerson(`consent-${Date.now()}@example.com`)
  await seller.fillBank()
  await seller.declare()
  await seller.sell()
  await seller.thanked()
  // Unanswered, the fact outlives a reload.
  await page.reload()
  await seller.thanked()
  await answer(seller, 'consent.accept').click()
  await expect.poll(() => layerOf(page)).toContain('purchase')
  await expect.poll(sales).toBe(1)
  await page.reload()
  await seller.thanked()
  // A later fact in the same document, so that none of the sale can still be on its way.
  await seller.search('iphone 13 mini')
  await seller.suggestion(/iPhone 13 mini/).click()
  await expect.poll(() => layerOf(page)).toContain('view_item')
  expect([(await layerOf(page)).filter((event) => event === 'purchase'), sales()]).toEqual([[], 1])
})

test('what happened before a no is never sent, not even after a later yes', async ({ page }) => {
  const seller = new Seller(page, 'es')
  await seller.openDevice(PHONE)
  await answer(seller, 'consent.refuse').click()
  await expect(banner(page)).toBeHidden()
  await seller.button('consent.give').click()
  await expect(seller.button('consent.withdraw')).toBeVisible()
  await viewOtherSize(page, 1)
  expect(await layerOf(page)).toEqual(['view_item'])
})
