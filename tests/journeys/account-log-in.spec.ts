import { accountPath, LAST_NAME, logIn, newCustomer, typeLogIn, useUpAttempts } from '../support/customer'
import { expect, expectAccessible, expectNoSideways, inFullRun, inMarket, started, test } from '../support/journey'
import { address } from '../support/shop-address'
import { MARKETS, word } from '../support/words'

for (const { code, host, locale } of MARKETS) {
  test(`a customer logs in and out in ${code}`, inMarket(code), async ({ page, quiet }) => {
    quiet.allow(/status of 401.*\/api\/account\/login/)
    const customer = await newCustomer(code)
    await page.goto(address(host))
    await started(page)
    const link = page.getByTestId('account-link')
    await expect(link).toHaveText(word(locale, 'account.link'))
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: word(locale, 'account.logInTitle') })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: word(locale, 'account.logIn'), exact: true }).click()
    await expect(page.locator('[name=username]')).toBeFocused()
    await expect(page.getByText(word(locale, 'account.emailRequired'))).toBeVisible()

    await typeLogIn(page, customer, 'not the password at all')
    await expect(page.getByRole('alert').filter({ hasText: word(locale, 'problem.wrong_credentials') })).toBeVisible()
    await expect(page.locator('[name=username]')).toHaveValue(customer.email)
    await expect(page.locator('[name=password]')).toHaveValue('')
    await expect(page.locator('[name=password]')).toBeFocused()

    await typeLogIn(page, customer)
    await expect(page.getByRole('heading', { level: 1, name: word(locale, 'account.salesTitle') })).toBeFocused()
    await expect(page.getByText(new RegExp(LAST_NAME))).toBeVisible()
    await expect(page.getByTestId('no-trades')).toBeVisible()
    await expect(page.getByTestId('account-mark')).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)

    await page.reload()
    await expect(page.getByTestId('overview')).toBeVisible()

    await page.getByTestId('log-out').click()
    await expect(page.getByTestId('login-form')).toBeVisible()
    await expect(page.getByTestId('account-mark')).toHaveCount(0)
    const session = async () => (await page.context().cookies()).filter(({ name }) => /(access|refresh)$/.test(name))
    await expect.poll(session).toEqual([])
  })
}

for (const { code, host, locale } of MARKETS) {
  test(`a page of the account leads to the log-in and back in ${code}`, inMarket(code), async ({ page }) => {
    const customer = await newCustomer(code)
    const overview = accountPath(customer.market)
    await page.goto(address(host, '/account/management'))
    await page.waitForURL((url) => url.pathname === overview && url.searchParams.get('next') === '/account/management')
    await started(page)
    await typeLogIn(page, customer)
    await page.waitForURL((url) => url.pathname === '/account/management')
    await expect(page.getByRole('heading', { level: 1, name: word(locale, 'profile.managementTitle') })).toBeVisible()
  })
}

test('an address of another site is ignored as the page after the log-in', inFullRun, async ({ page }) => {
  const customer = await newCustomer('de')
  await page.goto(address('de.localhost', '/account?next=https%3A%2F%2Fevil.example%2F'))
  await started(page)
  await typeLogIn(page, customer)
  await expect(page.getByTestId('overview')).toBeVisible()
  expect(new URL(page.url()).hostname).toBe('de.localhost')
})

test('after too many attempts the log-in says when to try again', inFullRun, async ({ page, quiet }) => {
  quiet.allow(/status of (401|429).*\/api\/account\/login/)
  const customer = await newCustomer('fr')
  await page.goto(address('fr.localhost', '/account'))
  await started(page)
  const tooMany = page.getByRole('alert').filter({ hasText: word('fr-FR', 'account.tryAgainIn', { minutes: 1 }) })
  // Other journeys reset the limits of all accounts.
  await expect(async () => {
    await useUpAttempts(customer)
    await typeLogIn(page, customer, 'not the password at all')
    await expect(tooMany).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: word('fr-FR', 'account.logIn'), exact: true })).toBeEnabled()
})

test('widgets have neither an account nor a link to it', inFullRun, async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  await page.goto(address('aganwidget.de.localhost'))
  await started(page)
  await expect(page.getByTestId('account-link')).toHaveCount(0)
  expect((await page.goto(address('aganwidget.de.localhost', '/account')))?.status()).toBe(404)
})

test('the log-in is remembered for thirty days only when that was ticked', inFullRun, async ({ page, context }) => {
  const customer = await newCustomer('de')
  const refresh = async () => (await context.cookies()).find(({ name }) => /refresh$/.test(name))
  await logIn(page, customer)
  expect((await refresh())?.expires).toBe(-1)
  await page.getByTestId('log-out').click()
  await page.getByRole('checkbox').check()
  await typeLogIn(page, customer)
  await expect(page.getByTestId('overview')).toBeVisible()
  const kept = await refresh()
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(customer.password)
  expect(stored).not.toContain(kept?.value.slice(-20))
})
