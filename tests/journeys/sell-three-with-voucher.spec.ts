import { expect, inMarket, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { centsIn, money, moneyChange } from '../support/prices'
import { Seller } from '../support/seller'

const PHONE = 'samsung-galaxy-s21-ultra-5g-128gb'
const LENS = 'canon-rf-50mm-f1-2-l-usm'
const CONSOLE = 'sony-playstation-5-pro-2tb'

for (const { code, voucher } of [
  { code: 'de', voucher: 'WILLKOMMEN10' },
  { code: 'fr', voucher: 'BIENVENUE10' },
]) {
  test(`three devices are sold with a voucher in ${code}`, inMarket(code), async ({ page, quiet }) => {
    quiet.allow(/status of 422.*vouchers\/validations/)
    const email = `three-${code}-${Date.now()}@example.com`
    const seller = new Seller(page, code)
    const { locale } = seller.market
    for (const device of [PHONE, LENS, CONSOLE]) await seller.addDevice(device)
    await seller.toCheckout()
    const lines = page.getByTestId('cart-line')
    await expect(lines).toHaveCount(3)
    await lines
      .nth(0)
      .getByRole('button', { name: seller.word('checkout.more') })
      .click()
    await expect(lines.nth(0).getByRole('status')).toHaveText('2')

    const summary = page.getByRole('complementary', { name: seller.word('checkout.summary') })
    const shown = [0, 1, 2].map((at) => centsIn(lines.nth(at).locator('> :nth-child(3)')))
    const devices = (await Promise.all(shown)).reduce((sum, cents) => sum + cents, 0)
    await expect(summary.getByRole('definition').first()).toHaveText(money(locale, devices))

    await page.getByText(seller.word('checkout.voucher')).click()
    const field = seller.field('checkout.voucherCode')
    await field.fill('EXPIRED10')
    await seller.button('checkout.voucherApply').click()
    await expect(page.getByText(seller.word('checkout.voucher.expired'))).toBeVisible()
    await expect(field).toHaveValue('EXPIRED10')
    await field.fill(voucher.toLowerCase())
    await field.press('Enter')
    await expect(page.getByRole('status').getByText(seller.word('checkout.voucherApplied', { code: voucher }))).toBeVisible()
    await expect(summary.getByText(moneyChange(locale, 1000), { exact: true })).toBeVisible()
    const total = money(locale, devices + 1000)
    await expect(seller.sellButton()).toHaveText(seller.word('checkout.sellFor', { amount: total }))
    await expect(seller.sellButton()).toBeEnabled()

    await seller.fillPerson(email)
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    const number = await seller.thanked()
    await expect(page.getByTestId('thank-you').getByText(total).first()).toBeVisible()
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toContain(number)
    expect(mail?.text.replace(/\s/g, ' ')).toContain(total.replace(/\s/g, ' '))
  })
}
