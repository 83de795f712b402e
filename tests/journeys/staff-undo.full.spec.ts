import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { address, ask } from '../support/shop-address'
import { askCms, createInCms, findInCms, logInToCms } from '../support/staff-api'

const HOST = 'de.localhost'

test('the last save of a banner is undone beside its form, and the shop follows', async ({ page, quiet }) => {
  quiet.allow(/status of 409.*\/undo/)
  const admin = await logInToCms('admin')
  const market = (await findInCms('markets', { 'where[code][equals]': 'de' }, admin)).id
  const banner = await createInCms('banners', { market, place: 'home', position: -900, headline: 'Vor dem Speichern' }, admin)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const inShop = async (text: string) => (await ask(HOST, '/')).body.includes(text)
  await expect.poll(() => inShop('Vor dem Speichern')).toBe(true)

  await staff.open(`banners/${banner}`)
  const dialog = page.getByRole('dialog', { name: 'Undo the last save' })
  await staff.pressInMenu('Undo the last save')
  await expect(dialog.getByRole('status')).toHaveText('There is no earlier save to go back to.')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await staff.field('headline').fill('Nach dem Speichern')
  expect((await staff.save()).status).toBe(200)
  await expect.poll(() => inShop('Nach dem Speichern')).toBe(true)
  await staff.pressInMenu('Undo the last save')
  await expect(dialog.getByRole('row', { name: /Headline/ })).toContainText('Nach dem Speichern')
  await expect(dialog.getByRole('row', { name: /Headline/ })).toContainText('Vor dem Speichern')
  await expect(dialog).toContainText(/Last saved on .+ by .+\./)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([])
      await expectNoSideways(page)
    }

  await test.step('a colleague saves meanwhile: nothing is overwritten', async () => {
    await askCms(`/banners/${banner}`, { method: 'PATCH', body: { text: 'Von nebenan' }, cookie: admin })
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await askCms(`/banners/${banner}`, { method: 'PATCH', body: { text: '', headline: 'Nach dem Speichern' }, cookie: admin })
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await askCms(`/banners/${banner}`, { method: 'PATCH', body: { headline: 'Noch einmal' }, cookie: admin })
  await staff.pressInMenu('Undo the last save')
  await expect(dialog.getByRole('row', { name: /Headline/ })).toContainText('Noch einmal')
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Headline')).toHaveValue('Nach dem Speichern')
  await expect.poll(() => inShop('Nach dem Speichern')).toBe(true)

  await test.step('the log says that it was restored', async () => {
    const { body } = await askCms(`/audit-log?where[documentId][equals]=${banner}&where[action][equals]=restore&depth=0`, {
      cookie: admin,
    })
    expect(body).toMatchObject({ docs: [{ subject: 'banners', after: { headline: 'Nach dem Speichern' } }] })
  })
  await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})

test('who may only read has no button to undo', async ({ page }) => {
  const admin = await logInToCms('admin')
  const { id } = await findInCms('navigation', {}, admin)
  await new Staff(page).logIn('read-only')
  await page.goto(address('localhost', `/admin/collections/navigation/${id}`))
  await expect(
    page
      .getByRole('tab', { name: 'Header' })
      .or(page.getByRole('button', { name: 'Header' }))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Undo the last save')).toHaveCount(0)
})

test('settings of a market are laid aside, looked at by a colleague in the shop, and published', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const admin = await logInToCms('admin')
  const market = (await findInCms('markets', { 'where[code][equals]': 'de' }, admin)).id
  const nameOf = async () => (await findInCms('markets', { 'where[code][equals]': 'de' }, admin)).name
  const before = await nameOf()
  const staff = new Staff(page)
  await staff.logIn('market-manager')
  await staff.open(`markets/${market}`)
  const panel = page.getByTestId('market-drafts')
  // The form opens with the tab that was open last.
  const firstTab = page.locator('.tabs-field__tab-button').first()
  await firstTab.click()
  await panel.locator('summary').click()
  const layAside = panel.getByRole('button', { name: 'Save as my draft' })
  await expect(layAside).toBeDisabled()
  await staff.field('name').fill('Bald so')
  await layAside.click()
  await expect(panel.locator('summary')).not.toContainText('none')
  await expect(page.locator('#field-name')).toHaveValue(String(before))
  expect(await nameOf()).toBe(before)

  await staff.logIn('admin')
  await staff.open(`markets/${market}`)
  await firstTab.click()
  await panel.locator('summary').click()
  await panel.getByRole('button', { name: /^Draft by / }).click()
  const dialog = page.getByRole('dialog', { name: /^Draft by / })
  await expect(dialog.getByRole('row', { name: /Name/ })).toContainText('Bald so')
  await expect(dialog.getByRole('link', { name: /^Look at it in the shop/ })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([])
      await expectNoSideways(page)
    }
  await dialog.getByRole('button', { name: 'Take into the form' }).click()
  await expect(page.locator('#field-name')).toHaveValue('Bald so')
  await page.reload()
  await panel.locator('summary').click()
  await panel.getByRole('button', { name: /^Draft by / }).click()
  await dialog.getByRole('button', { name: 'Publish it' }).click()
  await expect.poll(nameOf).toBe('Bald so')
  await expect(panel.locator('summary')).toContainText('none')
  await askCms(`/markets/${market}`, { method: 'PATCH', body: { name: before }, cookie: admin })
})
