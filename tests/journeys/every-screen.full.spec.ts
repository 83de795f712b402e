import { expect, started, test } from '../support/journey'
import { EVERY_LOOK, TWO_LOOKS, Viewer, type Look } from '../support/look'
import { readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { findMarket } from '../support/words'

const PHONE = 'apple-iphone-13-mini-256gb'
const HASH = 'a'.repeat(40)
const NEWSLETTER = [
  '/newsletter/enrich',
  `/newsletter/enrich/${HASH}`,
  `/newsletter/unsubscribe/${HASH}`,
  '/newsletter/unsubscribe/success',
]
/** Default addresses; each market redirects them to its own words. */
const OTHERS = ['/account', '/account/register', '/account/password-forgot', '/clarification/1/2', ...NEWSLETTER]

const VISITS: readonly { code: string; looks: readonly Look[]; business?: string }[] = [
  { code: 'de', looks: EVERY_LOOK, business: '/b2b/ankaufsportal' },
  { code: 'fr', looks: EVERY_LOOK },
  ...['at', 'es', 'it', 'en'].map((code) => ({ code, looks: TWO_LOOKS })),
]

for (const { code, looks, business } of VISITS) {
  const narrowest = code === 'de'

  test(`every catalogue and content screen has no problems in ${code}`, async ({ page, quiet }) => {
    quiet.allow(/status of 404/)
    const seller = new Seller(page, code)
    const viewer = new Viewer(page, looks, { narrowest })
    const visit = async (path: string) => {
      await seller.open(path)
      await viewer.see(path)
    }
    const { category, contact } = seller.market.paths
    const linked = async (part: string) => (await page.locator(`a[href*="${part}"]`).first().getAttribute('href')) ?? ''
    await visit('/')
    await visit(await linked('/content/'))
    await visit(category)
    const [manufacturer, series] = [await linked('-apple-'), await linked('apple-iphone-13')]
    await visit(manufacturer)
    await visit(series)
    await visit('/?q=iphone+13+mini')
    await visit('/?q=zzxxqqyy')
    await visit(contact)
    await visit('/nowhere/at-all')
    await visit('/old-clarification-link/7')
    for (const path of [...OTHERS, ...(business ? [business] : [])]) await visit(path)
    expect(viewer.problems).toEqual([])
  })

  test(`every screen of a sale has no problems in ${code}`, async ({ page }) => {
    const seller = new Seller(page, code)
    const viewer = new Viewer(page, looks, { narrowest })
    const { checkout } = seller.market.paths
    await seller.open(checkout)
    await expect(page.getByTestId('empty-cart')).toBeVisible()
    await viewer.see('empty cart')

    await seller.openDevice(PHONE)
    await viewer.see('device')
    await seller.answerOne(
      (answers) => answers.first().click(),
      (next) => next.click(),
    )
    await viewer.see('device, half answered')
    await seller.answer()
    await expect(seller.button('valuation.addToCart').first()).toBeVisible()
    await viewer.see('device with its price')

    const [offer] = await readyCart(seller, [PHONE])
    await seller.openDevice(`${PHONE}?offer=${offer?.offerId}`)
    await viewer.see('price without scripts')

    await seller.open(checkout)
    await expect(seller.sellButton()).toBeEnabled()
    await viewer.see('checkout')
    await seller.sell()
    await expect(
      page.getByText(seller.word('checkout.problem.required', { field: seller.word('checkout.firstName') })).first(),
    ).toBeVisible()
    await viewer.see('checkout with problems')
    await seller.fillPerson(`screens-${code}-${Date.now()}@example.com`)
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    await seller.thanked()
    await viewer.see('thank-you')
    expect(viewer.problems).toEqual([])
  })
}

for (const mode of ['agan', 'aganwidget', 'b2bwidget']) {
  test(`the screens of ${mode} have no problems`, async ({ page, quiet }) => {
    quiet.allow(/status of 404/)
    const { paths } = findMarket('de')
    const viewer = new Viewer(page, TWO_LOOKS, { narrowest: true })
    for (const path of ['/', `${paths.product}${PHONE}`, paths.checkout, '/nowhere/at-all']) {
      await page.goto(address(`${mode}.de.localhost`, path))
      await started(page)
      await viewer.see(path)
    }
    expect(viewer.problems).toEqual([])
  })
}
