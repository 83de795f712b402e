import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logIn, newCustomer, PASSWORD, readMailedSecret, typeLogIn } from '../support/customer'
import { expect, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { Profile, PROFILE_PATHS } from '../support/profile'
import { openCheckout, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 13)}@example.com`
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

test('a registration names every problem at its field, and a reload loses nothing but password and IBAN', async ({ page }) => {
  const profile = new Profile(page, 'fr')
  const email = newAddress('draft')
  await profile.open(PROFILE_PATHS.register)
  await profile.button('profile.registerButton').click()
  await expect(profile.field('register', 'firstName')).toBeFocused()
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
    await expect(profile.problem('register', name)).toHaveText(profile.problemWord('profile.problem.required', name))
  await expect(profile.problem('register', 'terms')).toHaveText(
    profile.word('profile.problem.terms', { field: profile.word('profile.termsField') }),
  )

  await profile.fillRegistration(email, 'short')
  await profile.field('register', 'phone').fill('12')
  await profile.field('register', 'birthDate').fill('31/02/1988')
  await page.locator('label[for=register-withAddress]').click()
  await profile.field('register', 'street').fill('Rue de la Paix')
  await profile.field('register', 'postalCode').fill('99123')
  await page.locator('label:has(#register-payout-13)').click()
  await profile.field('register', 'iban').fill('FR1420041010050500013M02607')
  await profile.button('profile.registerButton').click()
  const problems = [
    ['password', 'profile.problem.password'],
    ['phone', 'profile.problem.phone'],
    ['birthDate', 'profile.problem.birthDate'],
    ['postalCode', 'profile.problem.postalCode'],
    ['city', 'profile.problem.required'],
    ['iban', 'profile.problem.iban'],
    ['holder', 'profile.problem.required'],
  ] as const
  for (const [name, text] of problems) await expect(profile.problem('register', name)).toHaveText(profile.problemWord(text, name))
  await expect(profile.field('register', 'password')).toBeFocused()

  await page.reload()
  await expect(profile.field('register', 'street')).toHaveValue('Rue de la Paix')
  await expect(profile.field('register', 'email')).toHaveValue(email)
  for (const name of ['password', 'iban']) await expect(profile.field('register', name)).toHaveValue('')
  const kept = await stored(page)
  expect([kept.includes('short'), kept.includes('FR14')]).toEqual([false, false])
})

test('a password is shown on demand, a common one is refused at its field, and a lost connection empties only the password', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const profile = new Profile(page, 'de')
  const email = newAddress('careful')
  await profile.open(PROFILE_PATHS.register)
  await profile.fillRegistration(email, 'password123')
  await expect(profile.field('register', 'password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: profile.word('profile.showPassword') }).click()
  await expect(profile.field('register', 'password')).toHaveAttribute('type', 'text')
  await profile.button('profile.registerButton').click()
  await expect(profile.problem('register', 'password')).toHaveText(profile.word('problem.common_password'))
  await expect(profile.field('register', 'password')).toBeFocused()

  await profile.field('register', 'password').fill(PASSWORD)
  await page.route('**/api/account/register', (route) => route.abort())
  await profile.button('profile.registerButton').click()
  await expect(profile.says('offline.kept')).toBeVisible()
  await expect(profile.field('register', 'password')).toHaveValue('')
  await expect(profile.field('register', 'email')).toHaveValue(email)

  await page.unroute('**/api/account/register')
  await page.evaluate(() =>
    document.addEventListener('shop:fact', (event) => {
      if (event instanceof CustomEvent && event.detail.name === 'registered') document.title = 'registered'
    }),
  )
  await profile.field('register', 'password').fill(PASSWORD)
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/account/register'),
    profile.button('profile.registerButton').click(),
  ])
  await expect(profile.heading('profile.sentTitle')).toBeFocused()
  expect(await page.title()).toBe('registered')
  expect(sent.postDataJSON()).toEqual({
    ...{ enabled: true, firstName: 'Miriam', lastName: 'Berger', username: email, email },
    credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
    ...{ requiredActions: [], groups: [], attributes: { locale: 'de-DE' } },
  })
  expect(await stored(page)).not.toContain(email)
})

test('the newsletter is offered only where the market has one', async ({ page }) => {
  for (const [code, boxes] of [
    ['at', 0],
    ['it', 1],
  ] as const) {
    const profile = new Profile(page, code)
    await profile.open(PROFILE_PATHS.register)
    await expect(page.getByTestId('register')).toBeVisible()
    await expect(page.locator('#register-newsletter')).toHaveCount(boxes)
  }
})

test('an activation link that is pressed twice, broken or incomplete says so and links on', async ({ page }) => {
  const profile = new Profile(page, 'es')
  const email = newAddress('twice')
  await profile.becomeCustomer(email)
  await profile.open(`${PROFILE_PATHS.register}#activate=${await readMailedSecret(email, 'activate')}`)
  await profile.button('profile.activateButton').click()
  await expect(profile.heading('profile.alreadyTitle')).toBeFocused()
  await expect(profile.link('profile.toLogin')).toBeVisible()

  await profile.open(`${PROFILE_PATHS.register}#activate=%%%`)
  await profile.button('profile.activateButton').click()
  await expect(profile.heading('profile.invalidTitle')).toBeVisible()
  await profile.button('profile.registerAgain').click()
  await expect(page.getByTestId('register')).toBeVisible()

  await profile.open(`${PROFILE_PATHS.register}#activate=`)
  await expect(profile.heading('profile.missingTitle')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('a forgotten password is replaced by mail, once, and every device is logged out', async ({ page, browser, quiet }) => {
  quiet.allow(/status of (401|422)/)
  const customer = await newCustomer('it')
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await logIn(elsewhere, customer)

  const profile = new Profile(page, 'it')
  for (const email of [newAddress('nobody'), customer.email]) {
    await profile.open(PROFILE_PATHS.forgot)
    await profile.field('forgot', 'email').fill(email)
    await profile.button('profile.forgotButton').click()
    await expect(profile.heading('profile.forgotSentTitle')).toBeVisible()
    await expect(profile.says('profile.forgotSentText', { email })).toBeVisible()
  }
  const token = await readMailedSecret(customer.email, 'token')
  await profile.open(`${PROFILE_PATHS.reset}#token=${token}`)
  await profile.field('reset', 'password').fill('un cassetto e un telefono 9')
  expect(page.url()).not.toContain(token)
  await profile.button('profile.resetButton').click()
  await expect(profile.heading('profile.resetDoneTitle')).toBeFocused()
  await profile.link('profile.toLogin').click()
  await typeLogIn(page, customer)
  await expect(profile.says('problem.wrong_credentials')).toBeVisible()
  await typeLogIn(page, customer, 'un cassetto e un telefono 9')
  await expect(page.getByTestId('overview')).toBeVisible()

  await new Profile(elsewhere, 'it').open(PROFILE_PATHS.address)
  await expect(elsewhere.getByTestId('login-form')).toBeVisible()
  await other.close()

  await profile.open(`${PROFILE_PATHS.reset}#token=${token}`)
  await profile.field('reset', 'password').fill('un altro cassetto ancora 3')
  await profile.button('profile.resetButton').click()
  await expect(profile.heading('profile.resetExpiredTitle')).toBeVisible()
  await profile.link('profile.resetNew').click()
  await expect(page.getByTestId('forgot')).toBeVisible()
  expect((await mailsTo(customer.email)).length).toBeGreaterThanOrEqual(3)
})

test('an old log-in needs the password again before the payout changes, and nothing typed is lost', async ({ page, quiet }) => {
  quiet.allow(/status of (401|403)/)
  const customer = await newCustomer('at')
  await logIn(page, customer)
  const profile = new Profile(page, 'at')
  await profile.open(PROFILE_PATHS.payment)
  await expect(profile.says('profile.payoutNone')).toBeVisible()
  // The platform's answer ten minutes after the log-in.
  const stale = { type: 'about:blank', title: 'x', status: 403, code: 'fresh_login_required', requestId: 'x' }
  await page.route(
    '**/api/customers/bank_accounts',
    (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(stale) }),
    { times: 1 },
  )
  await profile.field('payout', 'iban').fill(customer.market.seller.iban)
  await profile.field('payout', 'holder').fill('Miriam Berger')
  await profile.button('profile.payoutSave').click()
  await profile.field('again', 'password').fill('surely not this one')
  await profile.button('profile.againButton').click()
  await expect(profile.problem('again', 'password')).toHaveText(profile.word('profile.problem.wrongPassword'))
  await profile.field('again', 'password').fill(PASSWORD)
  await profile.button('profile.againButton').click()
  await expect(profile.says('profile.payoutSaved')).toBeVisible()
  await expect(page.getByTestId('payouts')).toContainText('3201')
})

test('a trade that is not sent yet gets the new address, and prevents the deletion of the account', async ({ page, quiet }) => {
  quiet.allow(/status of 409/)
  const profile = new Profile(page, 'fr')
  const { iban } = profile.market.seller
  await logIn(page, await newCustomer('fr', { payment: { type: '13', iban, holder: 'Miriam Berger' } }))
  const seller = new Seller(page, 'fr')
  await readyCart(seller, ['apple-iphone-13-128gb'])
  await openCheckout(seller)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(seller.field('checkout.firstName')).not.toHaveValue('')
  await seller.declare()
  await seller.sell()
  const number = await seller.thanked()

  await profile.open(PROFILE_PATHS.address)
  await expect(profile.says('profile.addressTrades', { count: 1, numbers: number })).toBeVisible()
  await profile.field('address', 'street').fill('Quai du Rhône')
  await profile.button('profile.addressSave').click()
  await expect(profile.says('profile.addressSavedTrades', { count: 1, numbers: number })).toBeVisible()

  await profile.open(PROFILE_PATHS.management)
  await profile.button('profile.deleteOpen').click()
  await profile.field('delete', 'password').fill(PASSWORD)
  await profile.button('profile.deleteButton').click()
  await expect(profile.says('problem.open_trades')).toBeVisible()
  await profile.link('profile.deleteToTrades').click()
  await expect(page.getByTestId('trade').first()).toContainText(number)
})

test('a form whose rules cannot be loaded says that there is no connection, and is sent once there is one', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Error fetching app manifest/)
  const profile = new Profile(page, 'de')
  await profile.open(PROFILE_PATHS.forgot)
  await expect(page.getByTestId('forgot')).toBeVisible()
  const typed = newAddress('offline')
  // As if the connection were back as soon as the missing code is noticed.
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another' } }))
  await context.setOffline(true)
  await profile.field('forgot', 'email').fill(typed)
  await profile.button('profile.forgotButton').click()
  await expect(profile.says('offline.kept')).toBeVisible()
  await context.setOffline(false)
  await expect(profile.field('forgot', 'email')).toHaveValue(typed)
  await profile.button('profile.forgotButton').click()
  await expect(profile.heading('profile.forgotSentTitle')).toBeVisible()
})
