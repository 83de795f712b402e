import { isSwitchedOn } from '@/runtime/shortcuts'
import type { Page } from '@playwright/test'
import { expect, expectNoSideways, inMarket, test } from '../support/journey'
import { centsIn } from '../support/prices'
import { address, ask } from '../support/shop-address'
import { anAddress, CONFIRM_LINK, mailWithLink } from '../support/subscriber'
import { findMarket, word } from '../support/words'

const PHONE = 'apple-iphone-13-mini-128gb'

test.use({ javaScriptEnabled: false })

const openPhone = (page: Page, code: string) => {
  const { host, paths } = findMarket(code)
  return page.goto(address(host, `${paths.product}${PHONE}`))
}
const askPrice = (page: Page, locale: string) => page.getByRole('button', { name: word(locale, 'valuation.showPrice') }).click()

for (const code of ['de', 'it']) {
  test(`the questions are a form that answers with the price in ${code} (U-11)`, inMarket(code), async ({ page }) => {
    const { locale } = findMarket(code)
    await openPhone(page, code)
    for (const question of await page.locator('#valuation fieldset').all()) await question.locator('input').first().check()
    await askPrice(page, locale)
    await expect(page).toHaveURL(/\?offer=[\w-]{22,}$/)
    const price = page.getByRole('region', { name: word(locale, 'valuation.yourPrice') })
    expect(await centsIn(price.locator('> p').first())).toBeGreaterThan(1000)
    await expect(page.getByText(word(locale, 'valuation.why'))).toBeVisible()
    await expect(price.getByRole('button', { name: word(locale, 'valuation.addToCart') })).toBeHidden()
    await expectNoSideways(page)
  })
}

test('missing answers are named, and going back shows those that were given', async ({ page }) => {
  const { locale } = findMarket('fr')
  await openPhone(page, 'fr')
  const first = page.locator('#valuation fieldset').first().locator('input').first()
  await first.check()
  // The browser itself does not send the form while a required answer is missing.
  await askPrice(page, locale)
  await expect(page).toHaveURL(new RegExp(`${PHONE}$`))
  // An older browser sends it, and so does any browser for a question with several answers.
  const open: string[] = []
  for (const question of await page.locator('#valuation fieldset').all()) {
    const input = question.locator('input').first()
    if ((await input.getAttribute('type')) === 'radio') await input.check()
    else open.push(await question.locator('legend').innerText())
  }
  await askPrice(page, locale)
  await expect(page).toHaveURL(/\?offer=incomplete~/)
  await expect(page.getByRole('heading', { name: word(locale, 'catalog.offerIncomplete') })).toBeVisible()
  await expect(page.locator('main li').filter({ hasText: open[0] ?? 'no question' })).toBeVisible()
  await page.goBack()
  await expect(first).toBeChecked()
})

for (const { answer, hasLabel } of [
  { answer: 'account_lock-cannot_remove', hasLabel: true },
  { answer: 'battery-swollen', hasLabel: false },
]) {
  test(`a device declined by ${answer} is ${hasLabel ? 'offered a label' : 'offered no label, contact or carrier'}`, async ({
    page,
  }) => {
    const { locale } = findMarket('de')
    await openPhone(page, 'de')
    for (const question of await page.locator('#valuation fieldset').all()) await question.locator('input').first().check()
    await page.locator(`input[value$="${answer}"]`).check()
    await askPrice(page, locale)
    await expect(page.getByRole('heading', { name: word(locale, 'valuation.notBought') })).toBeVisible()
    await expect(page.getByText(word(locale, 'valuation.recycle'))).toHaveCount(hasLabel ? 1 : 0)
    await expect(page.getByRole('link', { name: word(locale, 'valuation.recycleContact') })).toHaveCount(hasLabel ? 1 : 0)
    await expect(page.getByText(word(locale, 'shell.shippingWith'))).toBeVisible({ visible: hasLabel })
  })
}

// React sends the form late, and a script puts it in its place.
if (isSwitchedOn('late-parts'))
  test('the newsletter is ordered on the home page, and the next page says what follows', async ({ page }) => {
    const { host, locale } = findMarket('de')
    await page.goto(address(host, '/'))
    const email = anAddress('no-script')
    await page.getByLabel(word(locale, 'newsletter.email')).fill(email)
    await page.getByRole('button', { name: word(locale, 'newsletter.subscribe') }).click()
    await expect(page.getByText(word(locale, 'newsletter.askedTitle')).filter({ visible: true })).toBeVisible()
    await mailWithLink(email, CONFIRM_LINK)
  })

// Playwright switches scripts off but does not show `noscript`, so the HTML is read.
test('the cart says that it needs JavaScript', async () => {
  const { host, paths, locale } = findMarket('es')
  const { body } = await ask(host, paths.checkout)
  const said = /<noscript>(.*?)<\/noscript>/s.exec(body.slice(body.indexOf('<main')))?.[1]
  expect(said).toContain(word(locale, 'checkout.noScript'))
})
