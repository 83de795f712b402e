import { randomUUID } from 'node:crypto'
import { newCustomer } from '../support/customer'
import { expect, expectAccessible, holdScripts, started, test } from '../support/journey'
import { Profile, PROFILE_PATHS } from '../support/profile'
import { address } from '../support/shop-address'

/** Opens a screen whose scripts do not arrive before the returned function is called, and waits until its form is painted. */
async function openWithoutScripts(profile: Profile, path: string, form: string) {
  const release = await holdScripts(profile.page)
  await profile.page.goto(address(profile.market.host, path), { waitUntil: 'domcontentloaded' })
  await expect(profile.page.getByTestId(form)).toBeVisible()
  return release
}

const newAddress = () => `early-${randomUUID().slice(0, 13)}@example.com`

test('a registration that is filled in before any script has arrived loses nothing', async ({ page }) => {
  const profile = new Profile(page, 'de')
  const release = await openWithoutScripts(profile, PROFILE_PATHS.register, 'register')
  await profile.field('register', 'lastName').pressSequentially('Berger')
  await page.locator('label[for=register-withAddress]').click()
  await page.locator('label:has(#register-payout-13)').click()
  await page.locator('#register-terms').press('Space')
  await profile.field('register', 'email').pressSequentially('miriam.berger')
  await profile.field('register', 'firstName').pressSequentially('Mriam')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  release()

  // The parts of the form that depend on the two choices.
  await expect(profile.field('register', 'city')).toBeVisible()
  await expect(profile.field('register', 'iban')).toBeVisible()
  await expect(profile.field('register', 'firstName')).toBeFocused()
  await page.keyboard.type('i')
  await expect(profile.field('register', 'firstName')).toHaveValue('Miriam')
  await profile.button('profile.registerButton').click()
  await expect(profile.problem('register', 'email')).toHaveText(profile.problemWord('profile.problem.email', 'email'))
  await expect(profile.problem('register', 'city')).toHaveText(profile.problemWord('profile.problem.required', 'city'))
  await expect(profile.problem('register', 'iban')).toHaveText(profile.problemWord('profile.problem.required', 'iban'))
  await expect(profile.problem('register', 'terms')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
  await expect(profile.field('register', 'lastName')).toHaveValue('Berger')
  await expect(profile.field('register', 'email')).toHaveValue('miriam.berger')
  await expectAccessible(page)
  await page.reload()
  await expect(profile.field('register', 'email')).toHaveValue('miriam.berger')
  await expect(profile.field('register', 'city')).toBeVisible()
})

test('a password that is sent before any script has arrived gets into no address, stays, and is sent by the next press', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  const profile = new Profile(page, 'de')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const release = await openWithoutScripts(profile, `${PROFILE_PATHS.reset}#token=${'A'.repeat(43)}`, 'reset')
  await profile.field('reset', 'password').pressSequentially('a drawer and a phone 9')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await started(page)
  await expect(profile.field('reset', 'password')).toHaveValue('a drawer and a phone 9')
  await page.keyboard.press('Enter')
  await expect(profile.heading('profile.resetExpiredTitle')).toBeFocused()
  expect(sent.filter((path) => path.startsWith('/api/account'))).toEqual(['/api/account/resetPassword'])
  expect(new URL(page.url()).hash).toBe('')
})

test('the log-in is there before any script has arrived, and what is typed and sent then is sent by the next press', async ({
  page,
}) => {
  const customer = await newCustomer('at')
  const profile = new Profile(page, 'at')
  const release = await openWithoutScripts(profile, '/account', 'login-form')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.word('account.logInTitle'))
  await page.locator('#login-username').fill(customer.email)
  await page.locator('#login-password').fill(customer.password)
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await started(page)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('account-mark')).toBeAttached()

  const again = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.word('account.title'))
  await expect(page.getByTestId('login-form')).toBeHidden()
  again()
})

for (const isEarly of [true, false])
  test(`a value that was filled in without an event ${isEarly ? 'before' : 'after'} the first script is sent by the first press`, async ({
    page,
  }) => {
    const profile = new Profile(page, 'de')
    const field = profile.field('forgot', 'email')
    const email = newAddress()
    // Some password managers fill fields in like this.
    const fillSilently = () =>
      field.evaluate((input, value) => {
        if (input instanceof HTMLInputElement) input.value = value
      }, email)
    if (isEarly) {
      const release = await openWithoutScripts(profile, PROFILE_PATHS.forgot, 'forgot')
      await fillSilently()
      release()
      await started(page)
    } else {
      await profile.open(PROFILE_PATHS.forgot)
      await field.press('Tab')
      await expect(profile.problem('forgot', 'email')).toHaveText(profile.problemWord('profile.problem.required', 'email'))
      await fillSilently()
    }
    await profile.button('profile.forgotButton').click()
    await expect(profile.says('profile.forgotSentText', { email })).toBeVisible()
  })
