import { expect, holdScripts, inMarket, SCRIPTS, started, test } from '../support/journey'
import { lapseOffer } from '../support/platform-database'
import { cartKey, openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'

const PHONE = 'apple-iphone-13-mini-128gb'
const OTHER = 'apple-iphone-13-mini-256gb'

test('a reload and a second tab show the same cart, and what one tab removes disappears in the other (K-01)', async ({
  page,
  context,
}) => {
  const seller = new Seller(page, 'de')
  await seller.addDevice(PHONE)
  await seller.toCheckout()
  await expect(page.getByTestId('cart-line')).toHaveCount(1)
  await page.reload()
  await expect(page.getByTestId('cart-line')).toHaveCount(1)

  const second = new Seller(await context.newPage(), 'de')
  await second.open('/checkout')
  await expect(second.page.getByTestId('cart-line')).toContainText('iPhone 13 mini')
  await second.button('checkout.removeDevice', { device: 'Apple iPhone 13 mini 128 GB' }).click()
  await expect(second.page.getByTestId('empty-cart')).toBeVisible()
  await expect(page.getByTestId('empty-cart')).toBeVisible()
})

test('the cart of one market is not shown in another', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await readyCart(seller, [PHONE])
  const neighbour = new Seller(page, 'at')
  await neighbour.open('/checkout')
  await expect(page.getByTestId('empty-cart')).toBeVisible()
})

test('the checkout shows an empty cart, or the outline of its form, before any script has arrived', async ({ page }) => {
  const seller = new Seller(page, 'es')
  const { host, paths } = seller.market
  const empty = page.getByTestId('empty-cart')
  const heading = page.getByRole('heading', { name: seller.word('checkout.title') })
  const release = await holdScripts(page)
  await page.goto(address(host, paths.checkout), { waitUntil: 'domcontentloaded' })
  await expect(empty).toBeVisible()
  await expect(heading).toBeHidden()
  release()
  await started(page)
  await expect(empty).toBeVisible()

  await page.unroute(SCRIPTS)
  await seller.addDevice(PHONE)
  const again = await holdScripts(page)
  await page.goto(address(host, paths.checkout), { waitUntil: 'domcontentloaded' })
  await expect(heading).toBeVisible()
  await expect(empty).toBeHidden()
  again()
  await expect(page.getByTestId('cart-line')).toHaveCount(1)
})

test('the same answers raise the quantity, other answers make a second line (K-03)', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.addDevice(PHONE)
  await seller.addDevice(PHONE)
  // The answers are still there; only the last question is open again.
  await seller.openDevice(PHONE)
  await page.locator('#valuation li[data-focused] label').nth(1).click()
  await seller.button('valuation.addToCart').click()
  await seller.toCheckout()
  const lines = page.getByTestId('cart-line')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0).getByRole('status')).toHaveText('2')
  await expect(lines.nth(1).getByRole('status')).toHaveText('1')
})

test('an emptied cart says so and links to the search (K-04)', async ({ page }) => {
  const seller = new Seller(page, 'fr')
  await readyCart(seller, [PHONE, OTHER])
  await openCheckout(seller)
  for (const left of [1, 0]) {
    await page.getByTestId('cart-line').first().getByText(seller.word('checkout.remove'), { exact: true }).click()
    await expect(page.getByTestId('cart-line')).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { name: seller.word('checkout.emptyTitle') })).toBeVisible()
  await seller.link('checkout.emptyLink').click()
  await expect(page).toHaveURL(/fr\.localhost:\d+\/$/)
})

test('an expired cart still has devices and answers, and can be priced again (K-02)', async ({ page }) => {
  const seller = new Seller(page, 'it')
  const offers = await readyCart(seller, [PHONE, OTHER])
  await lapseOffer(offers[0]?.offerId ?? '')
  await seller.open(seller.market.paths.checkout)
  await expect(page.getByRole('heading', { name: seller.word('checkout.expiredTitle') })).toBeVisible()
  await expect(page.getByTestId('expired-cart').getByRole('listitem')).toHaveCount(2)
  await seller.button('checkout.quoteAgain').click()
  const lines = page.getByTestId('cart-line')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0)).toContainText('Ja')
  await expect(seller.sellButton()).toBeEnabled()
})

for (const code of ['de', 'it']) {
  test(`in ${code} the transaction id exists on the thank-you page alone (K-08)`, inMarket(code), async ({ page }) => {
    const seller = new Seller(page, code)
    const transaction = (): Promise<unknown> =>
      page.evaluate((key) => {
        const slice: { data?: { transactionId?: unknown } } = JSON.parse(localStorage.getItem(key) ?? '{}')
        return slice.data?.transactionId
      }, cartKey(seller))

    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    await seller.fillPerson(`transaction-${code}-${Date.now()}@example.com`)
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    await seller.thanked()
    expect(await transaction()).toEqual(expect.stringMatching(/.+/))

    await page.reload()
    await seller.thanked()
    expect(await transaction()).toEqual(expect.stringMatching(/.+/))
    await page.goto(`${page.url()}?x`)
    await seller.thanked()
    expect(await transaction()).toEqual(expect.stringMatching(/.+/))

    await seller.link('checkout.sellMore').click()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await expect.poll(transaction).toBe(0)
    await page.goBack()
    await seller.thanked()
    expect(await transaction()).toBe(0)
  })
}
