import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { PASSWORD, typeLogIn } from '../support/customer'
import { expect, inMarket, test } from '../support/journey'
import { Profile, PROFILE_PATHS } from '../support/profile'
import { MARKETS } from '../support/words'

const NEW_PASSWORD = 'another drawer, another phone 8'
const PHONES: Record<string, [typed: string, kept: string]> = {
  at: ['0664 1234567', '+436641234567'],
  de: ['0171 1234567', '+491711234567'],
  es: ['612 34 56 78', '+34612345678'],
  fr: ['06 12 34 56 78', '+33612345678'],
  it: ['06 1234 5678', '+390612345678'],
}
const Exported = z.object({ customer: z.object({ email: z.string() }), bankAccounts: z.array(z.unknown()) })

for (const { code, seller } of MARKETS) {
  test(`an account lives from its registration to its deletion in ${code}`, inMarket(code), async ({ page, quiet }) => {
    quiet.allow(/status of (401|403|422)/)
    const profile = new Profile(page, code)
    const customer = {
      market: profile.market,
      email: `life-${code}-${randomUUID().slice(0, 13)}@example.com`,
      password: PASSWORD,
    }
    await profile.becomeCustomer(customer.email)
    expect(page.url()).not.toContain('activate')
    await typeLogIn(page, customer)
    await expect(page.getByTestId('overview')).toBeVisible()

    await test.step('address', async () => {
      await profile.open(PROFILE_PATHS.address)
      await profile.field('address', 'street').fill('Marktgasse')
      await profile.field('address', 'postalCode').fill('1')
      await profile.field('address', 'city').fill(seller.city)
      await profile.button('profile.addressSave').click()
      await expect(profile.problem('address', 'postalCode')).toHaveText(profile.word('profile.problem.postalCode'))
      await expect(profile.field('address', 'postalCode')).toBeFocused()
      await profile.field('address', 'postalCode').fill(seller.postalCode)
      await profile.button('profile.addressSave').click()
      await expect(profile.says('profile.addressSaved')).toBeVisible()
      await page.reload()
      await expect(profile.field('address', 'street')).toHaveValue('Marktgasse')
    })

    await test.step('payout', async () => {
      await profile.open(PROFILE_PATHS.payment)
      await expect(profile.says('profile.payoutNone')).toBeVisible()
      await profile.field('payout', 'iban').fill(seller.iban)
      await profile.field('payout', 'holder').fill('Miriam Berger')
      await profile.button('profile.payoutSave').click()
      await expect(profile.says('profile.payoutSaved')).toBeVisible()
      const rows = page.getByTestId('payouts').getByRole('listitem')
      await expect(rows).toHaveText([new RegExp(`••••.*${seller.iban.slice(-4)}.*${profile.word('profile.payoutPrimary')}`)])
      await page.locator('#payout-type-2').check({ force: true })
      await profile.field('payout', 'paypalAccount').fill('miriam@example.com')
      await profile.field('payout', 'paypalRepeat').fill('mirjam@example.com')
      await profile.button('profile.payoutSave').click()
      await expect(profile.problem('payout', 'paypalRepeat')).toHaveText(profile.word('profile.problem.paypalRepeat'))
      await profile.field('payout', 'paypalRepeat').fill('miriam@example.com')
      await profile.button('profile.payoutSave').click()
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText(profile.word('profile.payoutPrimary'))
      await rows
        .nth(1)
        .getByRole('button', { name: profile.word('profile.payoutUse') })
        .click()
      await expect(rows.first()).toContainText(seller.iban.slice(-4))
      await expect(profile.says('profile.payoutSwitched')).toBeVisible()
    })

    await profile.open(PROFILE_PATHS.management)
    await test.step('phone and birth date', async () => {
      const [typed, kept] = PHONES[code] ?? ['', '']
      await profile.field('phone', 'phone').fill(typed)
      await profile.button('profile.phoneSave').click()
      await expect(profile.says('profile.phoneSaved')).toBeVisible()
      await expect(profile.field('phone', 'phone')).toHaveValue(kept)
      await profile.field('birth-date', 'birthDate').fill('14.03.2020')
      await profile.button('profile.birthDateSave').click()
      await expect(profile.problem('birth-date', 'birthDate')).toHaveText(
        profile.word('profile.problem.underAge', { field: profile.word('profile.birthDate') }),
      )
      await profile.field('birth-date', 'birthDate').fill(seller.birthDate)
      await profile.button('profile.birthDateSave').click()
      await expect(profile.says('profile.birthDateSaved')).toBeVisible()
    })

    await test.step('password', async () => {
      await profile.field('password', 'currentPassword').fill('surely not this one')
      await profile.field('password', 'password').fill(NEW_PASSWORD)
      await profile.button('profile.passwordSave').click()
      await expect(profile.problem('password', 'currentPassword')).toHaveText(profile.word('problem.wrong_password'))
      await profile.field('password', 'currentPassword').fill(PASSWORD)
      await profile.button('profile.passwordSave').click()
      await expect(profile.says('profile.passwordSaved')).toBeVisible()
      await expect(profile.field('password', 'password')).toHaveValue('')
    })

    await test.step('all stored data, as a file', async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), profile.button('profile.exportButton').click()])
      const { customer: known, bankAccounts } = Exported.parse(JSON.parse(await readFile(await file.path(), 'utf8')))
      expect([known.email, bankAccounts.length]).toEqual([customer.email, 1])
      expect(JSON.stringify(bankAccounts)).not.toContain(seller.iban)
    })

    await test.step('deletion', async () => {
      await profile.button('profile.deleteOpen').click()
      await profile.field('delete', 'password').fill(PASSWORD)
      await profile.button('profile.deleteButton').click()
      await expect(profile.problem('delete', 'password')).toHaveText(profile.word('profile.problem.wrongPassword'))
      await profile.field('delete', 'password').fill(NEW_PASSWORD)
      await profile.button('profile.deleteButton').click()
      await expect(profile.heading('profile.goodbyeTitle')).toBeVisible()
      await profile.open(PROFILE_PATHS.management)
      await expect(page.getByTestId('login-form')).toBeVisible()
      await typeLogIn(page, customer, NEW_PASSWORD)
      await expect(profile.says('problem.wrong_credentials')).toBeVisible()
    })
  })
}
