import { expect, expectNoSideways, test } from '../support/journey'
import { logIn, newCustomer } from '../support/customer'
import { Profile, PROFILE_PATHS } from '../support/profile'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { MARKETS, findMarket } from '../support/words'

test.use({ viewport: { width: 360, height: 740 } })
const PHONE = 'apple-iphone-13-mini-128gb'
const DIGITS = '14031988'

for (const code of ['de', 'fr']) {
  test(`a sale in ${code} succeeds with a birth date typed as digits alone`, async ({ page }) => {
    const seller = new Seller(page, code)
    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    await seller.fillPerson(`digits-${code}-${Date.now()}@example.com`)
    const field = seller.field('checkout.birthDate')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(page.getByText(seller.word('checkout.birthDateHelp'))).toContainText(DIGITS)
    await field.fill('')
    await field.pressSequentially(DIGITS)
    await field.press('Tab')
    await expect(field).toHaveValue(seller.market.seller.birthDate)
    await expectNoSideways(page)
    await page.screenshot({ path: test.info().outputPath('checkout.png') })
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    expect(await seller.thanked()).toMatch(/^RV-/)
  })
}

test('a birth date of digits is accepted with the Enter key as well', async ({ page }) => {
  const seller = new Seller(page, 'it')
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  await seller.fillPerson(`digits-enter-${Date.now()}@example.com`)
  await seller.fillBank()
  await seller.declare()
  const field = seller.field('checkout.birthDate')
  await field.fill('')
  await field.pressSequentially(DIGITS)
  await field.press('Enter')
  expect(await seller.thanked()).toMatch(/^RV-/)
})

for (const { code, seller } of MARKETS) {
  test(`in ${code} a registration accepts digits, and explains the format for what is not a date`, async ({ page }) => {
    const profile = new Profile(page, code)
    await profile.open(PROFILE_PATHS.register)
    const field = profile.field('register', 'birthDate')
    await field.click()
    await field.pressSequentially('99999999')
    await field.press('Tab')
    await expect(profile.problem('register', 'birthDate')).toHaveText(
      profile.problemWord('profile.problem.birthDate', 'birthDate'),
    )
    await expect(profile.problem('register', 'birthDate')).toContainText(seller.birthDate)
    await field.fill('')
    await field.pressSequentially(DIGITS)
    await field.press('Tab')
    await expect(field).toHaveValue(seller.birthDate)
    await expect(profile.problem('register', 'birthDate')).toHaveCount(0)
  })
}

test('the account saves a birth date that was typed as digits', async ({ page }) => {
  const customer = await newCustomer('es')
  await logIn(page, customer)
  const profile = new Profile(page, 'es')
  await profile.open(PROFILE_PATHS.management)
  const field = profile.field('birth-date', 'birthDate')
  await field.fill('')
  await field.pressSequentially('01021990')
  await profile.button('profile.birthDateSave').click()
  await expect(profile.says('profile.birthDateSaved')).toBeVisible()
  await expect(field).toHaveValue('01/02/1990')
})

test('a field for a postal code with letters opens no numeric keypad', async ({ page }) => {
  const irish = new Seller(page, 'en')
  await readyCart(irish, [PHONE])
  await openCheckout(irish)
  expect(findMarket('en').seller.postalCode).toMatch(/[A-Z]/)
  await expect(irish.field('checkout.postalCode')).toHaveAttribute('inputmode', 'text')
})
