import { expect, test } from '../support/journey'
import { cartKey, openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

const HUGE = 'x'.repeat(300_000)
const BROKEN: Record<string, string> = {
  'text that is no JSON': '{"v":1,"at":1,"data":{"cart":[',
  'a value of another kind': '42',
  'wrong types': JSON.stringify({ v: 1, at: 1, data: { cart: 'many', cartExpiry: 7, voucher: [], paymentType: 99 } }),
  'a poisoned prototype': '{"v":1,"at":1,"__proto__":{"polluted":true},"data":{"__proto__":{"polluted":true},"cart":[]}}',
  'a value far too large': JSON.stringify({ v: 1, at: 1, data: HUGE }),
  'a version of the future': JSON.stringify({ v: 999, at: 1, data: {} }),
}

for (const [name, text] of Object.entries(BROKEN)) {
  test(`storage with ${name}: an empty cart, a working page (F19)`, async ({ page, quiet }) => {
    quiet.allow(/^warning: Stored "(cart|checkout-draft|placed-trade|trade-attempt)\.de\.default" was reset/)
    const seller = new Seller(page, 'de')
    const keys = ['cart', 'checkout-draft', 'placed-trade', 'trade-attempt'].map((slice) => `${slice}.de.default`)
    await page.addInitScript(
      ([slices, value]) => {
        if (sessionStorage.getItem('broken')) return
        sessionStorage.setItem('broken', 'once')
        for (const slice of slices) for (const storage of [localStorage, sessionStorage]) storage.setItem(slice, value)
      },
      [keys, text] as const,
    )
    await seller.open('/checkout')
    await expect(page.getByTestId('empty-cart')).toBeVisible()
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    await readyCart(seller, ['apple-iphone-13-mini-128gb'])
    await openCheckout(seller)
    await expect(seller.field('checkout.firstName')).toHaveValue('')
  })
}

test('a tampered line in the cart empties the cart and nothing else', async ({ page, quiet }) => {
  quiet.allow(/^warning: Stored "cart\.de\.default" was reset: wrong shape/)
  const seller = new Seller(page, 'de')
  await readyCart(seller, ['apple-iphone-13-mini-128gb'])
  await page.evaluate((key) => {
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"quantity":1', '"quantity":-5'))
    localStorage.setItem('somebody-else', 'kept')
  }, cartKey(seller))
  await seller.open('/checkout')
  await expect(page.getByTestId('empty-cart')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('somebody-else'))).toBe('kept')
})

test('a sale succeeds in memory where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = { get: () => { throw new DOMException('The operation is insecure.', 'SecurityError') } } // prettier-ignore
    Object.defineProperty(globalThis, 'localStorage', forbidden)
    Object.defineProperty(globalThis, 'sessionStorage', forbidden)
  })
  const seller = new Seller(page, 'de')
  await seller.addDevice('apple-iphone-13-mini-128gb')
  await seller.toCheckout()
  await expect(page.getByTestId('cart-line')).toHaveCount(1)
  await seller.fillPerson(`no-storage-${Date.now()}@example.com`)
  await seller.fillBank()
  await seller.declare()
  await seller.sell()
  await seller.thanked()
})
