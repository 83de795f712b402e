import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { askCms, createInCms, logInToCms } from '../support/staff-api'

test('one’s own password is changed beside the form: a problem says why and keeps what was typed', async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  const stamp = Date.now()
  const [email, before, next] = [`own-password-${stamp}@revalo.example`, 'a-password-of-the-journey-1', 'another-password-2']
  const admin = await logInToCms('admin')
  const data = { email, password: before, name: 'Journey password', role: 'translator' }
  const person = await createInCms('staff', data, admin)
  const staff = new Staff(page)
  await staff.logInAs(email, before)
  await staff.open(`staff/${person}`)
  await expect(page.locator('#change-password')).toBeHidden()
  await page.getByRole('button', { name: 'Rights' }).click()
  const panel = page.getByRole('region', { name: 'Your password' })
  const opens = panel.getByRole('button', { name: 'Change Password' })
  await opens.press('Enter')
  const field = (name: string) => panel.getByLabel(name)
  const [present, wanted, repeated] = [field('Present password'), field('New Password'), field('Confirm Password')]
  await expect(present).toBeFocused()
  await expect(present).toHaveAccessibleDescription(/The one you log in with now/)
  await page.keyboard.press('Enter')
  await expect(present).toHaveAccessibleDescription(/Type your present password too/)
  await page.keyboard.type('not-this-one-3')
  await wanted.fill(next)
  await repeated.fill('another-password-3')
  await page.keyboard.press('Enter')
  await expect(repeated).toBeFocused()
  await expect(repeated).toHaveAccessibleDescription('Passwords do not match.')
  await repeated.fill(next)
  await page.keyboard.press('Enter')
  await expect(present).toHaveAccessibleDescription(/The password is wrong/)
  await expect(present).toBeFocused()
  expect(await findViolations(page, { include: '[data-own-password]' })).toEqual([])

  await page.getByRole('button', { name: 'Person' }).click()
  await staff.field('name').fill('Renamed beside it')
  expect((await staff.save()).status).toBe(200)
  await expect(wanted).toHaveValue(next)
  await present.fill(before)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText(/Your password is changed/)
  await expect(opens).toBeFocused()
  await staff.field('name').fill('Renamed after it')
  expect((await staff.save()).status).toBe(200)
  // The open page would ask with the ended session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await staff.logInAs(email, next)
  await staff.open(`staff/${person}`)
  await expect(staff.field('name')).toHaveValue('Renamed after it')
  await askCms(`/staff/${person}`, { method: 'DELETE', cookie: admin })
})
