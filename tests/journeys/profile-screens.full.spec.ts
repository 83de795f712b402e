import { logIn, newCustomer } from '../support/customer'
import { expect, test } from '../support/journey'
import { EVERY_LOOK, TWO_LOOKS, Viewer } from '../support/look'
import { Profile, PROFILE_PATHS } from '../support/profile'

const SOME_TOKEN = 'A'.repeat(43)

for (const { code, looks } of [
  { code: 'de', looks: EVERY_LOOK },
  { code: 'fr', looks: EVERY_LOOK },
  ...['at', 'es', 'it', 'en'].map((other) => ({ code: other, looks: TWO_LOOKS })),
]) {
  // The English preview has no route map of its own: its screens have the default addresses, which redirect here from
  // everywhere.
  const paths =
    code === 'en'
      ? {
          ...PROFILE_PATHS,
          address: '/account/addressChange',
          payment: '/account/paymentChange',
          forgot: '/account/password/forgot',
          reset: '/account/password/reset',
        }
      : PROFILE_PATHS

  test(`registration, activation and passwords have no problems in ${code}`, async ({ page }) => {
    const profile = new Profile(page, code)
    const viewer = new Viewer(page, looks, { narrowest: true })
    await profile.open(paths.register)
    await page.locator('#register-withAddress').check({ force: true })
    await page.locator('#register-payout-2').check({ force: true })
    await profile.button('profile.registerButton').click()
    await expect(profile.problem('register', 'paypalRepeat')).toBeVisible()
    await viewer.see('registration with problems')
    await profile.open(`${paths.register}#activate=${SOME_TOKEN}`)
    await expect(profile.button('profile.activateButton')).toBeVisible()
    await viewer.see('activation')
    await profile.button('profile.activateButton').click()
    await expect(profile.heading('profile.invalidTitle')).toBeVisible()
    await viewer.see('activation refused')
    await profile.open(paths.forgot)
    await expect(page.getByTestId('forgot')).toBeVisible()
    await viewer.see('password forgotten')
    await profile.field('forgot', 'email').fill(`nobody-${code}@example.com`)
    await profile.button('profile.forgotButton').click()
    await expect(profile.heading('profile.forgotSentTitle')).toBeVisible()
    await viewer.see('mail on its way')
    await profile.open(paths.reset)
    await expect(profile.heading('profile.resetMissingTitle')).toBeVisible()
    await viewer.see('reset without its secret')
    await profile.open(`${paths.reset}#token=${SOME_TOKEN}`)
    await expect(page.getByTestId('reset')).toBeVisible()
    await viewer.see('reset')
    expect(viewer.problems).toEqual([])
  })

  test(`the customer's own pages have no problems in ${code}`, async ({ page }) => {
    const { market } = new Profile(page, code)
    const customer = await newCustomer(code, { payment: { type: '13', iban: market.seller.iban, holder: 'Miriam Berger' } })
    const profile = new Profile(page, code)
    const viewer = new Viewer(page, looks, { narrowest: true })
    await logIn(page, customer)
    await profile.open(paths.address)
    await expect(page.getByTestId('address')).toBeVisible()
    await profile.button('profile.addressSave').click()
    await expect(profile.says('profile.addressSaved')).toBeVisible()
    await viewer.see('address')
    await profile.open(paths.payment)
    await expect(page.getByTestId('payouts')).toBeVisible()
    await profile.button('profile.payoutSave').click()
    await expect(profile.problem('payout', 'iban')).toBeVisible()
    await viewer.see('payout with problems')
    await profile.open(paths.management)
    await profile.button('profile.deleteOpen').click()
    await viewer.see('management')
    expect(viewer.problems).toEqual([])
  })
}

for (const width of [360, 1440]) {
  test(`nothing shifts on the account's pages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] }
      const moved: string[] = []
      Object.assign(globalThis, { moved })
      const name = (node: Element | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : 'text')
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
          if (!hadRecentInput) moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => name(node)).join(', ')}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const profile = new Profile(page, 'de')
    await logIn(page, await newCustomer('de'))
    const problems: string[] = []
    for (const [path, alive] of [
      [PROFILE_PATHS.register, 'register'],
      [PROFILE_PATHS.forgot, 'forgot'],
      [PROFILE_PATHS.address, 'address'],
      [PROFILE_PATHS.payment, 'payout'],
      [PROFILE_PATHS.management, 'management'],
    ] as const) {
      await profile.open(path)
      await expect(page.getByTestId(alive)).toBeVisible()
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
      problems.push(...moved.map((what) => `${path} ${what}`))
    }
    expect(problems).toEqual([])
  })
}

test('the newsletter is turned on and off in the account', async ({ page }) => {
  const profile = new Profile(page, 'es')
  await logIn(page, await newCustomer('es'))
  await profile.open(PROFILE_PATHS.management)
  await expect(profile.says('profile.newsletterOff')).toBeVisible()
  await profile.button('profile.newsletterStart').click()
  await expect(profile.says('profile.newsletterPending')).toBeVisible()
  await page.reload()
  await expect(profile.says('profile.newsletterPending')).toBeVisible()
  await profile.button('profile.newsletterStop').click()
  await expect(profile.says('profile.newsletterOff')).toBeVisible()
})
