import { Quote } from '@trade-in-shop/contracts/offers'
import { expect, expectAccessible, inMarket, test } from '../support/journey'
import { centsIn } from '../support/prices'
import { Seller } from '../support/seller'
import { address, ask } from '../support/shop-address'
import { word } from '../support/words'

const PHONE = 'apple-iphone-13-mini-128gb'
const LINK = /^http:\/\/\S+\/quotes\/[\w-]{22}$/

for (const code of ['de', 'fr'])
  test(
    `a saved price is copied as a link that opens the same answers and price in ${code} (U-07)`,
    inMarket(code),
    async ({ page, context, browser }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const seller = new Seller(page, code)
      await seller.openDevice(PHONE)
      await seller.answer({ screen: 1 })
      await expect(seller.button('valuation.addToCart').first()).toBeVisible()
      const price = await centsIn(page.locator('aside p').first())
      await seller.button('valuation.savePrice').click()
      const link = page.getByRole('link', { name: LINK })
      await expect(link).toBeVisible()
      const url = (await link.getAttribute('href')) ?? ''
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
      await expect(page.getByRole('status').filter({ has: link })).toBeVisible()
      await page.screenshot({ path: test.info().outputPath('saved.png') })
      await expectAccessible(page)

      // Someone else's browser, without anything that this one has stored.
      const other = await browser.newPage()
      await other.goto(url)
      await expect(other).toHaveURL(new RegExp(`${PHONE}$`))
      await expect(other.locator('#valuation li[data-answered]')).toHaveCount(7)
      await expect.poll(() => centsIn(other.locator('aside p').first())).toBe(price)
      const [said = ''] = word(seller.market.locale, 'valuation.quoteSame', { old: '|' }).split('|')
      await expect(other.getByText(said.trim())).toBeVisible()
      // An answer of one's own ends the saved price.
      await other.locator('#valuation li[data-focused] label').nth(1).click()
      await expect(other.getByText(said.trim())).toBeHidden()
      await other.close()
    },
  )

test('a price that has moved since is said beside the saved one', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await page.route('**/api/quotes/*', async (route) => {
    const { body } = await ask(seller.market.host, new URL(route.request().url()).pathname)
    const quote = Quote.parse(JSON.parse(body))
    await route.fulfill({ json: { ...quote, price: { ...quote.price, amount: quote.price.amount + 1000 } } })
  })
  await seller.openDevice(PHONE)
  await seller.answer()
  await seller.button('valuation.savePrice').click()
  const url = (await page.getByRole('link', { name: LINK }).getAttribute('href')) ?? ''
  const today = await centsIn(page.locator('aside p').first())
  await page.goto(url)
  const old = page.locator('aside s')
  await expect(old).toBeVisible()
  expect(await centsIn(old)).toBe(today + 1000)
  expect(await centsIn(old.locator('xpath=..').locator('b'))).toBe(today)
  await page.screenshot({ path: test.info().outputPath('moved.png') })
})

test('an unknown saved price leads to a search, and a malformed one is not found', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const { locale, host } = new Seller(page, 'it').market
  expect((await page.goto(address(host, `/quotes/${'a'.repeat(22)}`)))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: word(locale, 'catalog.quoteTitle') })).toBeVisible()
  await expect(page.getByText(word(locale, 'catalog.quoteEnded'))).toBeVisible()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  const answer = await page.goto(address(host, '/quotes/short'))
  expect(answer?.status()).toBe(404)
})
