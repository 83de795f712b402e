import type { Page } from '@playwright/test'
import { expect, started, test } from '../../support/journey'
import { openCheckout, readyCart } from '../../support/ready-cart'
import { Seller } from '../../support/seller'
import { deployNextBuild } from '../../support/stack-control'

test.describe.configure({ mode: 'serial' })

const PHONE = 'apple-iphone-13-mini-128gb'
const buildOf = (page: Page) => page.evaluate(() => String(Reflect.get(globalThis, 'NEXT_DEPLOYMENT_ID')))
/** A mark that lives as long as the document does. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.mark = 'here'))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark === 'here')
/** The event of a tab that becomes visible again, repeated until the part of the page that hears it has loaded. */
const lookAgain = (page: Page) =>
  expect(async () => {
    const asked = page.waitForResponse((response) => response.url().includes('/builds/latest.json?'), { timeout: 1000 })
    await Promise.all([asked, page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))])
  }).toPass()

for (const code of ['de', 'fr']) {
  test(`a deploy under an open tab loses nothing in ${code}: the next page is of the new build`, async ({ page }) => {
    const seller = new Seller(page, code)
    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    await seller.field('checkout.firstName').fill('Miriam')
    const before = await buildOf(page)
    await mark(page)
    await deployNextBuild()
    await lookAgain(page)

    // In the middle of a form nothing is reloaded.
    expect(await isMarked(page)).toBe(true)
    await expect(seller.field('checkout.firstName')).toHaveValue('Miriam')

    await page.locator('header a').first().click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await started(page)
    expect(await isMarked(page)).toBe(false)
    expect(await buildOf(page)).not.toBe(before)

    await openCheckout(seller)
    await expect(page.getByTestId('cart-line')).toHaveCount(1)
    await expect(seller.field('checkout.firstName')).toHaveValue('Miriam')
  })
}

test('without a new build the tab goes on without new documents', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open(seller.market.paths.contact)
  await mark(page)
  await lookAgain(page)
  await page.locator('header a').first().click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  expect(await isMarked(page)).toBe(true)
})

/** Another part of the page requests the chunk that never comes; returns when the page has handled it. */
async function missAgain(page: Page, file: string): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().includes('/builds/latest.json?'))
  await page.evaluate((src) => document.head.append(Object.assign(document.createElement('script'), { src })), file)
  await (await asked).finished()
  for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('a missing chunk causes one reload in ten seconds, then a message; the cart stays', async ({ page, quiet }) => {
  quiet.allow(/net::ERR_FAILED|ChunkLoadError|Failed to load chunk|Loading chunk|Minified React error/)
  const seller = new Seller(page, 'de')
  await readyCart(seller, [PHONE])
  await seller.openDevice('apple-iphone-13-128gb')
  await page.waitForLoadState('networkidle')
  let lost: string | null = null
  // The first chunk that is requested from now on, which the page did not need before, never comes.
  await page.route('**/_next/static/chunks/**', (route) => {
    const file = new URL(route.request().url()).pathname
    lost ??= file
    return file === lost ? route.abort() : route.continue()
  })
  const answer = () => page.locator('#valuation li[data-focused] label').first().click()
  await mark(page)
  await answer()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await started(page)
  await mark(page)
  await missAgain(page, lost ?? '')
  const message = page.getByText(seller.word('common.partMissing'))
  await expect(message.first()).toBeVisible()
  await missAgain(page, lost ?? '')
  await expect(message).toHaveCount(1)
  expect(await isMarked(page)).toBe(true)
  await page.unroute('**/_next/static/chunks/**')
  await openCheckout(seller)
  await expect(page.getByTestId('cart-line')).toHaveCount(1)
})
