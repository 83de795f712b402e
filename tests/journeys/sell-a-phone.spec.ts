import { expect, expectNoSideways, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { Seller } from '../support/seller'
import { ask } from '../support/shop-address'
import { MARKETS } from '../support/words'

for (const { code, host } of MARKETS) {
  test(`a phone is sold in ${code}, from the search to the thank-you`, async ({ page }) => {
    const email = `journey-${code}-${Date.now()}@example.com`
    const seller = new Seller(page, code)
    await seller.open()
    await seller.search('iph 13 128')
    await seller.suggestion(/iPhone 13.*128/).click()
    await expect(page).toHaveURL(new RegExp(`${host}.*apple-iphone-13`))
    await seller.answer()
    await seller.button('valuation.addToCart').click()
    await seller.toCheckout()
    // With traits: the plain shape of the category is `phones.svg`.
    const portrait = /\/portraits\/\d+\/phones,[^/]+\.svg$/
    await expect(page.getByTestId('cart-line').locator('img')).toHaveAttribute('src', portrait)
    await seller.fillPerson(email)
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    const number = await seller.thanked()
    expect(number).toMatch(/^RV-/)
    await expect(page.getByTestId('thank-you').locator('img[src*="/portraits/"]')).toHaveAttribute('src', portrait)
    await expectNoSideways(page)

    await page.reload()
    await expect(page.getByText(number).first()).toBeVisible()

    const [mail] = await mailsTo(email)
    expect(mail?.subject).toContain(number)
    expect(mail?.attachments.length).toBeGreaterThan(0)
    const [, source = ''] = /<img[^>]* src="([^"]*\/portraits\/[^"]*\.png)"/.exec(mail?.html ?? '') ?? []
    const picture = await ask(host, new URL(source).pathname)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })
}
