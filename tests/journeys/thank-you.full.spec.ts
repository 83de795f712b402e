import { expect, expectAccessible, expectNoSideways, inMarket, started, test } from '../support/journey'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { MARKETS } from '../support/words'

const PHONES = ['apple-iphone-13-128gb', 'apple-iphone-13-mini-128gb', 'apple-iphone-13-pro-256gb']
const SHEET = /\/Type\s*\/Page\b/g
/** What browsers leave free around a page unless a person changes it. */
const MARGINS = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }

for (const { code } of MARKETS) {
  test(
    `the thank-you in ${code} on a phone shows a large code, the day of the payout, and prints on one sheet`,
    inMarket(code),
    async ({ page }) => {
      const seller = new Seller(page, code)
      await readyCart(seller, PHONES)
      await page.setViewportSize({ width: 360, height: 640 })
      await openCheckout(seller)
      await seller.fillPerson(`thanks-${code}-${Date.now()}@example.com`)
      await seller.fillBank()
      await seller.declare()
      await seller.sell()
      const number = await seller.thanked()

      await expect(page.getByTestId('carrier')).toContainText(seller.word('parcel.carried', { carrier: 'Paketwerk', count: 1 }))
      await expect(page.getByTestId('carrier')).toContainText(/500/)
      const label = page.getByRole('button', { name: seller.word('parcel.qr', { number }) })
      await expect(label).toContainText(seller.word('parcel.qrLarge'))
      const small = await label.locator('img').boundingBox()
      expect(Math.min(small?.width ?? 0, small?.height ?? 0)).toBeGreaterThanOrEqual(160)
      await label.click()
      const screen = page.getByRole('dialog', { name: seller.word('parcel.qr', { number }) })
      expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 })
      expect((await screen.locator('img').boundingBox())?.width).toBeGreaterThan(300)
      await expectAccessible(page)
      await screen.getByRole('button', { name: seller.word('parcel.qrClose') }).click()
      await expect(screen).toBeHidden()
      await expect(label).toBeFocused()

      const steps = page
        .getByTestId('thank-you')
        .getByRole('listitem')
        .filter({ hasText: /DE89|•/ })
      await expect(steps.last().locator('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/)
      await expectNoSideways(page)
      await page.reload()
      await started(page)
      await expect(page.getByText(number).first()).toBeVisible()
      for (const margin of [{}, MARGINS])
        expect((await page.pdf({ format: 'A4', margin })).toString('latin1').match(SHEET)).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      await expect(label.getByText(seller.word('parcel.qrLarge'))).toBeHidden()
      await expect(label.locator('img')).toBeVisible()
    },
  )
}
