import { expect, test } from '../support/journey'
import { lapseOffer, movePrice, countTrades } from '../support/platform-database'
import { money } from '../support/prices'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

/** No other journey sells these, so that their prices may be changed. */
const LOWER = 'apple-iphone-13-pro-max-1tb'
const HIGHER = 'apple-iphone-13-pro-max-512gb'
const APPLICATION = 'wkfs_es_ES'

test('changed prices are shown old and new, and sold only once they are accepted (K-13)', async ({ page, quiet }) => {
  quiet.allow(/status of 409.*api\/trades/)
  const email = `changed-${Date.now()}@example.com`
  const seller = new Seller(page, 'es')
  const { locale } = seller.market
  const offers = await readyCart(seller, [LOWER, HIGHER])
  await openCheckout(seller)
  await seller.fillPerson(email)
  await seller.fillBank()
  await seller.declare()
  const before = offers.map(({ price }) => price.amount)
  const after = [(before[0] ?? 0) - 3000, (before[1] ?? 0) + 2000]
  const moves = [await movePrice(APPLICATION, LOWER, -3000), await movePrice(APPLICATION, HIGHER, 2000)]
  try {
    for (const { offerId } of offers) await lapseOffer(offerId)
    await seller.sell()
    const dialog = page.getByRole('dialog', { name: seller.word('checkout.changedTitle') })
    const rows = dialog.getByRole('listitem')
    await expect(rows).toHaveCount(2)
    for (const at of [0, 1]) {
      await expect(rows.nth(at)).toContainText(money(locale, before[at] ?? 0))
      await expect(rows.nth(at)).toContainText(money(locale, after[at] ?? 0))
    }
    expect(await countTrades(email)).toBe(0)

    await dialog.getByRole('button', { name: seller.word('checkout.notNow') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByTestId('cart-line')).toHaveCount(2)
    await expect(seller.field('checkout.iban')).not.toHaveValue('')
    expect(await countTrades(email)).toBe(0)

    const total = money(locale, (after[0] ?? 0) + (after[1] ?? 0))
    await expect(seller.sellButton()).toHaveText(seller.word('checkout.sellFor', { amount: total }))
    await seller.sell()
    await seller.thanked()
    await expect(page.getByTestId('thank-you').getByText(total).first()).toBeVisible()
    expect(await countTrades(email)).toBe(1)
  } finally {
    for (const { undo } of moves) await undo()
  }
})

test('accepting the new price sells for it at once', async ({ page, quiet }) => {
  quiet.allow(/status of 409.*api\/trades/)
  const device = 'apple-iphone-13-pro-max-256gb'
  const email = `accepted-${Date.now()}@example.com`
  const seller = new Seller(page, 'es')
  const [offer] = await readyCart(seller, [device])
  await openCheckout(seller)
  await seller.fillPerson(email)
  await seller.fillBank()
  await seller.declare()
  const { undo } = await movePrice(APPLICATION, device, -3000)
  try {
    await lapseOffer(offer?.offerId ?? '')
    await seller.sell()
    const amount = money(seller.market.locale, (offer?.price.amount ?? 0) - 3000)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: seller.word('checkout.accept', { amount }) })
      .click()
    await seller.thanked()
    await expect(page.getByTestId('thank-you').getByText(amount).first()).toBeVisible()
    expect(await countTrades(email)).toBe(1)
  } finally {
    await undo()
  }
})
