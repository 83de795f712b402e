import type { Page } from '@playwright/test'
import { FIRST_NAME, LAST_NAME, logIn, newCustomer, PASSWORD, typeLogIn } from '../support/customer'
import { expect, expectAccessible, expectNoSideways, inFullRun, inMarket, test } from '../support/journey'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

const PHONE = 'apple-iphone-13-128gb'
const bankOf = ({ market }: Seller) => ({ type: '13' as const, iban: market.seller.iban, holder: `${FIRST_NAME} ${LAST_NAME}` })

for (const code of ['de', 'es']) {
  test(`a customer in ${code} sells to a stored account, and the sale is in the history`, inMarket(code), async ({ page }) => {
    const seller = new Seller(page, code)
    const customer = await newCustomer(code, { payment: bankOf(seller) })
    await logIn(page, customer)
    await readyCart(seller, [PHONE])
    await openCheckout(seller)

    await expect(page.getByTestId('checkout-account')).toContainText(customer.email)
    await expect(seller.field('checkout.email')).toHaveValue(customer.email)
    await expect(seller.field('checkout.email')).toHaveAttribute('readonly')
    await expect(seller.field('checkout.lastName')).toHaveValue(LAST_NAME)
    await expect(seller.field('checkout.birthDate')).toHaveValue(seller.market.seller.birthDate)
    await expect(seller.field('checkout.city')).toHaveValue(seller.market.seller.city)
    const { iban } = seller.market.seller
    const stored = page.getByRole('radio', { name: new RegExp(`${iban.slice(0, 4)}.*${iban.slice(-4)}`) })
    await expect(stored).toBeChecked()
    await expect(seller.field('checkout.iban')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(iban)
    await expectAccessible(page)
    await expectNoSideways(page)

    await page.getByText(seller.word('checkout.anotherAccount'), { exact: true }).click()
    await expect(seller.field('checkout.iban')).toBeVisible()
    await stored.check({ force: true })
    await seller.declare()
    await seller.sell()
    const number = await seller.thanked()

    await seller.open('/account')
    await expect(page.getByTestId('trade').first()).toContainText(number)
    await expect(page.getByTestId('trade').first()).toContainText(seller.word('trade.next'))

    await page.getByText(seller.word('trade.details'), { exact: true }).click()
    const payout = page.getByTestId('trade-payout')
    await payout.getByRole('button', { name: seller.word('trade.payoutChange') }).click()
    await payout.getByRole('radio').check({ force: true })
    await expectAccessible(page)
    await payout.getByRole('button', { name: seller.word('trade.payoutSave') }).click()
    await expect(payout.getByRole('status')).toContainText(iban.slice(-4))
    await expectNoSideways(page)
  })
}

test('a customer with a missing field gets a message, corrects it and sells', async ({ page }) => {
  const seller = new Seller(page, 'fr')
  await logIn(page, await newCustomer('fr', { payment: bankOf(seller) }))
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  // The stored address would fill a field that is still empty.
  await expect(seller.field('checkout.city')).not.toHaveValue('')
  await seller.field('checkout.city').fill('')
  await seller.sell()
  await expect(seller.field('checkout.city')).toBeFocused()
  await seller.field('checkout.city').fill(seller.market.seller.city)
  await seller.declare()
  await seller.sell()
  expect(await seller.thanked()).toMatch(/^RV-/)
})

test(
  'a customer who goes on before the stored accounts have loaded is not asked for one afterwards',
  inFullRun,
  async ({ page }) => {
    const seller = new Seller(page, 'de')
    await logIn(page, await newCustomer('de', { payment: bankOf(seller) }))
    await readyCart(seller, [PHONE])
    let arrive = () => {}
    const waiting = new Promise<void>((done) => (arrive = done))
    await page.route('**/api/customers/bank_accounts', async (route) => (await waiting, route.continue()))
    await openCheckout(seller)
    await expect(seller.field('checkout.lastName')).toHaveValue(LAST_NAME)
    await seller.declare()
    await seller.sell()
    const problem = page.locator('#sale-problems a')
    await expect(problem).toBeVisible()
    arrive()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expect(problem).toHaveCount(0)
    await seller.sell()
    expect(await seller.thanked()).toMatch(/^RV-/)
  },
)

test('a log-in from the checkout leads back to it, and nothing typed is lost', inFullRun, async ({ page }) => {
  const seller = new Seller(page, 'it')
  const customer = await newCustomer('it')
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  await seller.field('checkout.firstName').fill('Annalisa')
  await seller.field('checkout.phone').fill('+39 02 1234 5678')
  await seller.link('checkout.logIn').click()
  await typeLogIn(page, customer)
  await page.waitForURL(({ pathname }) => pathname === seller.market.paths.checkout)

  await expect(seller.field('checkout.lastName')).toHaveValue(LAST_NAME)
  await expect(seller.field('checkout.firstName')).toHaveValue('Annalisa')
  await expect(seller.field('checkout.phone')).toHaveValue('+39 02 1234 5678')
  await expect(seller.field('checkout.email')).toHaveValue(customer.email)
})

test('a session that ends in the middle of a sale loses nothing', inFullRun, async ({ page, context, quiet }) => {
  quiet.allow(/status of 401/)
  const seller = new Seller(page, 'de')
  const customer = await newCustomer('de', { payment: bankOf(seller) })
  await logIn(page, customer)
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  await expect(seller.field('checkout.lastName')).toHaveValue(LAST_NAME)
  await expect(page.getByRole('radio').first()).toBeChecked()
  // The account's address comes as a whole, and not over a street that was typed before it.
  await expect(seller.field('checkout.city')).not.toHaveValue('')
  await seller.field('checkout.street').fill('Neue Straße')
  await seller.declare()

  await context.clearCookies()
  await seller.sell()
  await expect(page.getByText(seller.word('checkout.loggedOut'))).toBeVisible()
  await expect(seller.field('checkout.lastName')).toHaveValue(LAST_NAME)
  await expect(seller.field('checkout.street')).toHaveValue('Neue Straße')
  for (const box of await seller.declarations().all()) await expect(box).toBeChecked()

  await seller.fillBank()
  await seller.sell()
  expect(await seller.thanked()).toMatch(/^RV-/)
})

/** Sells to an account that is typed and stored; `stale`: the log-in is too old to add one. */
async function sellAndKeep(page: Page, code: string, { stale }: { stale: boolean }): Promise<Seller> {
  const seller = new Seller(page, code)
  const customer = await newCustomer(code)
  await logIn(page, customer)
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  await expect(seller.field('checkout.lastName')).toHaveValue(LAST_NAME)
  await seller.fillBank()
  await page.getByRole('checkbox', { name: seller.word('checkout.remember') }).check({ force: true })
  await seller.declare()
  if (stale) {
    const problem = { type: 'about:blank', title: 'x', status: 403, code: 'fresh_login_required', requestId: 'x' }
    let times = 0
    await page.route('**/api/customers/bank_accounts', (route) =>
      route.request().method() === 'PATCH' && times++ < 3
        ? route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) })
        : route.continue(),
    )
  }
  await seller.sell()
  await seller.thanked()
  return seller
}

/** The account of the last sale is offered first in the next. */
async function expectStored(page: Page, seller: Seller): Promise<void> {
  const { iban } = seller.market.seller
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  await expect(page.getByRole('radio', { name: new RegExp(`${iban.slice(0, 4)}.*${iban.slice(-4)}`) })).toBeChecked()
}

test('an account that is typed in the checkout is offered in the next sale', inFullRun, async ({ page }) => {
  const seller = await sellAndKeep(page, 'fr', { stale: false })
  const kept = page.getByTestId('save-account')
  await expect(kept.getByRole('status')).toContainText(seller.market.seller.iban.slice(-4))
  await expectAccessible(page)
  await expectStored(page, seller)
})

test(
  'with an old log-in an account is stored after the password, and the sale does not wait for it',
  inFullRun,
  async ({ page, quiet }) => {
    quiet.allow(/status of 403/)
    const seller = await sellAndKeep(page, 'de', { stale: true })
    const kept = page.getByTestId('save-account')
    await expect(kept).toHaveAttribute('data-state', 'asked')
    await expectAccessible(page)
    await expectNoSideways(page)
    const again = page.getByRole('dialog')
    await kept.getByRole('button', { name: seller.word('checkout.accountSave') }).click()
    await again.getByRole('button', { name: seller.word('profile.close') }).click()
    await expect(kept).toHaveAttribute('data-state', 'asked')
    await kept.getByRole('button', { name: seller.word('checkout.accountSave') }).click()
    await again.locator('[name=password]').fill(PASSWORD)
    await again.getByRole('button', { name: seller.word('profile.againButton') }).click()
    await expect(kept).toHaveAttribute('data-state', 'saved')
    await expectStored(page, seller)
  },
)

test(
  'an address that is typed in the checkout is saved on request, and filled in for the next sale',
  inFullRun,
  async ({ page }) => {
    const seller = new Seller(page, 'de')
    await logIn(page, await newCustomer('de', { payment: bankOf(seller) }))
    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    const save = page.getByRole('checkbox', { name: seller.word('checkout.saveAddress') })
    await expect(seller.field('checkout.street')).toHaveValue('Hauptstraße')
    await expect(save).toHaveCount(0)
    await seller.field('checkout.street').fill('Neue Straße')
    await save.check({ force: true })
    await expectAccessible(page)
    await page.reload()
    await expect(save).toBeChecked()
    await seller.declare()
    await seller.sell()
    await seller.thanked()
    await readyCart(seller, [PHONE])
    await openCheckout(seller)
    await expect(seller.field('checkout.street')).toHaveValue('Neue Straße')
    await expect(save).toHaveCount(0)
  },
)
