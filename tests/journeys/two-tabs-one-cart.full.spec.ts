import { expect, inMarket, test } from '../support/journey'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

test.use({ viewport: { width: 360, height: 740 } })
const PHONE = 'apple-iphone-13-mini-128gb'

for (const code of ['de', 'it']) {
  test(
    `two tabs of ${code} with one cart: after a sale in one the other names the sale`,
    inMarket(code),
    async ({ page, context }) => {
      const seller = new Seller(page, code)
      await readyCart(seller, [PHONE])
      await openCheckout(seller)
      const other = new Seller(await context.newPage(), code)
      await openCheckout(other)
      await seller.fillPerson(`two-tabs-${code}-${Date.now()}@example.com`)
      await seller.fillBank()
      await seller.declare()
      await seller.sell()
      const number = await seller.thanked()
      const said = other.page.getByTestId('sold')
      await expect(said).toContainText(number)
      await expect(said).toContainText(other.word('checkout.soldTitle'))
      await other.page.screenshot({ path: test.info().outputPath('other-tab.png') })

      // The first tab goes on; the message in the second stays until it goes on too.
      await seller.open()
      await expect(said).toContainText(number)
      await expect(said).toContainText(other.word('checkout.soldText', { number }))
      await other.open(other.market.paths.checkout)
      await expect(other.page.getByTestId('empty-cart')).toBeVisible()
    },
  )
}

for (const between of ['nothing', 'a reload'])
  test(`"back" after a sale and ${between} shows the sale in sight, with the way to its page`, async ({ page }) => {
    const seller = new Seller(page, 'de')
    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    await seller.fillPerson(`back-${Date.now()}@example.com`)
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    const number = await seller.thanked()
    if (between === 'a reload') {
      await page.reload()
      await seller.thanked()
    }
    await page.goBack()
    const said = page.getByTestId('sold')
    await expect(said).toContainText(seller.word('checkout.soldHereText', { number }))
    await expect(said.getByRole('heading')).toBeInViewport()
    await seller.link('checkout.soldLink').click()
    expect(await seller.thanked()).toBe(number)
  })
