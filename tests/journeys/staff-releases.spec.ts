import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { address, ask } from '../support/shop-address'
import { createInCms, findInCms, logInToCms, askCms } from '../support/staff-api'

const HOST = 'de.localhost'
const from = '/herbst-freigabe'

test('changes of several forms go live together and are taken back together', async ({ page }) => {
  test.slow()
  const admin = await logInToCms('admin')
  const market = (await findInCms('markets', { 'where[code][equals]': 'de' }, admin)).id
  const banner = await createInCms('banners', { market, place: 'home', position: 900, headline: 'Vorher' }, admin)
  const staff = new Staff(page)
  await staff.logIn('content-manager')

  await page.goto(address('localhost', `/admin/collections/banners/${banner}`))
  await page.getByLabel('Headline').fill('Nachher')
  await staff.pressInMenu('To a release')
  const dialog = page.getByRole('dialog', { name: 'To a release' })
  await dialog.getByLabel('Release').selectOption({ label: 'A new one' })
  await dialog.getByLabel('Title').fill('Herbst')
  expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByRole('status')).toContainText('The shop has not changed.')
  await dialog.getByRole('button', { name: 'Show the form as it is saved' }).click()
  await expect(page.getByLabel('Headline')).toHaveValue('Vorher')

  await page.goto(address('localhost', '/admin/releases'))
  await page.getByRole('link', { name: 'Herbst' }).click()
  await expect(page).toHaveURL(/id=\d+$/)
  const release = Number(new URL(page.url()).searchParams.get('id'))
  const redirect = {
    market,
    from,
    match: 'exact',
    status: '302',
    enabled: true,
    to: { kind: 'external', url: 'https://example.org/' },
  }
  const item = { kind: 'save', collection: 'redirects', document: null, values: redirect }
  await askCms(`/releases/${release}/items`, { method: 'POST', body: item, cookie: admin })
  await page.reload()
  const shown = page.getByTestId('release')
  await expect(shown.getByRole('listitem')).toHaveCount(2)
  await expect(shown).toContainText('Nachher changes')
  expect(await findViolations(page, { include: 'main' })).toEqual([])
  expect((await ask(HOST, from)).status).toBe(404)

  await page.getByRole('button', { name: 'Go live now' }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect.poll(async () => (await ask(HOST, from)).status).toBe(302)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(shown).toContainText('taken back')
  await expect.poll(async () => (await ask(HOST, from)).status).toBe(404)

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admin\/releases$/)
  await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})

test('a scheduled release is in the calendar of its month', async ({ page }) => {
  const admin = await logInToCms('admin')
  const { id: banner } = await findInCms('banners', {}, admin)
  const made = await askCms('/releases', { method: 'POST', body: { title: 'Winter' }, cookie: admin })
  const { id } = made.body as { id: number }
  const change = { kind: 'save', collection: 'banners', document: banner, values: { headline: 'Winter' } }
  await askCms(`/releases/${id}/items`, { method: 'POST', body: change, cookie: admin })
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await page.goto(address('localhost', `/admin/releases?id=${id}`))
  await page.getByLabel(/^Goes live/).fill('2031-12-05T09:30')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Take off the schedule' })).toBeVisible()

  await page.goto(address('localhost', '/admin/releases?show=calendar&on=2031-12-01'))
  const calendar = page.getByRole('table', { name: 'December 2031' })
  await expect(calendar.getByRole('cell', { name: /^5/ })).toContainText('9:30 AM Release “Winter” goes live')
  expect(await findViolations(page, { include: 'main' })).toEqual([])
  await askCms(`/releases/${id}/schedule`, { method: 'DELETE', cookie: admin })
  await askCms(`/releases/${id}`, { method: 'DELETE', cookie: admin })
})
