import type { Page } from '@playwright/test'
import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { address, ask } from '../support/shop-address'
import { expectGoodLooks } from '../support/staff-walk'
import { createInCms, findInCms, logInToCms, askCms } from '../support/staff-api'

const LOOKS = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'dark'],
  [1440, 'light'],
] as const

/** Chooses a step of a release, behind the other steps where it is not the first, and answers its question. */
async function stepAfterQuestion(page: Page, step: string, question: string, answer: string): Promise<void> {
  const actions = page.getByTestId('release-actions')
  const more = actions.getByRole('button', { name: 'More' })
  if (!(await actions.getByRole('button', { name: step }).isVisible())) await more.click()
  await page.getByRole('button', { name: step }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(question)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: answer }).click()
  await expect(dialog).toHaveCount(0)
}

const HOST = 'de.localhost'
const from = '/herbst-freigabe'

test('changes of several forms go live together and are taken back together', async ({ page }) => {
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
  await expect(shown.getByRole('row', { name: /Nachher.*Headline: Vorher → Nachher Ready not needed/ })).toBeVisible()
  await expect(shown.getByRole('row', { name: new RegExp(`${from}.*new.*Ready`) })).toBeVisible()
  await expectGoodLooks(page, { include: 'main' }, LOOKS, { again: ['color-contrast', 'target-size'] })
  expect((await ask(HOST, from)).status).toBe(404)

  await stepAfterQuestion(page, 'Go live now…', 'Go live now with 2 changes in 1 market?', 'Go live with 2 changes')
  await expect(shown).toContainText('Live since')
  await expect.poll(async () => (await ask(HOST, from)).status).toBe(302)
  await stepAfterQuestion(page, 'Take back…', 'Take back 2 changes in 1 market?', 'Take back 2 changes')
  await expect(shown).toContainText('Taken back')
  await expect.poll(async () => (await ask(HOST, from)).status).toBe(404)

  await stepAfterQuestion(page, 'Delete the release…', 'Delete the release “Herbst” with 2 changes?', 'Delete the release')
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
  await page.getByRole('button', { name: 'Schedule 1 change…' }).click()
  await page.getByLabel(/^Goes live/).fill('2031-12-05T09:30')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^Schedule 1 change in 1 market for Fri, Dec 5, 2031, 9:30 AM \(Europe\/\w+\)\?$/,
  )
  expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([])
  await page.getByRole('button', { name: 'Schedule 1 change in 1 market' }).click()
  await expect(page.getByRole('button', { name: 'Take off the schedule…' })).toBeVisible()

  await page.goto(address('localhost', '/admin/releases?show=calendar&on=2031-12-01'))
  const calendar = page.getByRole('list', { name: 'December 2031' })
  await expect(calendar).toContainText('9:30 AM Release “Winter” goes live')
  await expectGoodLooks(page, { include: 'main' }, LOOKS, { again: ['color-contrast', 'target-size'] })
  await calendar.getByRole('link', { name: 'Friday, December 5, 2031' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('link', { name: 'Friday, November 28, 2031' })).toBeFocused()
  await askCms(`/releases/${id}/schedule`, { method: 'DELETE', cookie: admin })
  await askCms(`/releases/${id}`, { method: 'DELETE', cookie: admin })
})

test('a refused change is named beside it, and five changes are scheduled with at most 18 clicks', async ({ page, quiet }) => {
  // The first try is refused.
  quiet.allow(/status of 400/)
  const admin = await logInToCms('admin')
  const market = (await findInCms('markets', { 'where[code][equals]': 'de' }, admin)).id
  const banners: number[] = []
  for (const name of ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'])
    banners.push(await createInCms('banners', { market, place: 'home', position: 910, headline: name }, admin))
  let clicks = 0
  const press = async (name: string | RegExp) => {
    clicks += 1
    await page.getByRole('button', { name }).click()
  }
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  for (const [place, banner] of banners.entries()) {
    await page.goto(address('localhost', `/admin/collections/banners/${banner}`))
    await page.getByLabel('Headline').fill(`Neu ${place}`)
    clicks += 2
    await staff.pressInMenu('To a release')
    if (place === 0) {
      await page.getByRole('dialog').getByLabel('Release').selectOption({ label: 'A new one' })
      await page.getByRole('dialog').getByLabel('Title').fill('Fünf')
    }
    await press(/^Add$/)
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Added.')
  }
  clicks += 1
  await page.getByRole('link', { name: 'Open the release' }).click()
  await askCms(`/banners/${banners[2]}`, { method: 'DELETE', cookie: admin })
  const schedule = async (counts: string) => {
    await press(`Schedule ${counts}…`)
    await page.getByLabel(/^Goes live/).fill('2031-12-05T09:30')
    await press(`Schedule ${counts} in 1 market`)
  }
  await schedule('5 changes')
  expect(clicks).toBeLessThanOrEqual(18)
  const refused = page.getByRole('row', { name: /Neu 2/ })
  await expect(refused.getByRole('alert')).toContainText('It has been deleted.')
  await refused.getByRole('button', { name: /^Take out/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
  await expect(refused).toHaveCount(0)
  await schedule('4 changes')
  await expect(page.getByTestId('release')).toContainText('Fri, Dec 5, 2031, 9:30 AM (Europe/Berlin)')

  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await askCms(`/releases/${id}/schedule`, { method: 'DELETE', cookie: admin })
  await askCms(`/releases/${id}`, { method: 'DELETE', cookie: admin })
  for (const banner of banners) await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})
