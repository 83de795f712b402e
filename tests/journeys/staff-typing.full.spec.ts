import { DEMO_STAFF } from '../../src/seed/demo-staff'
import { callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'

test('what is typed in two fields while autosaves are under way stays and is saved', async ({ page, quiet }) => {
  quiet.allow(/status of 40[04]/)
  await page.clock.install()
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const id = await staff.beginPage('Erste Worte', 'Deutschland')
  const document = `/cms-api/pages/${id}`
  const slug = `getippt-${Date.now()}`
  const held: (() => void)[] = []
  let saves = 0
  const release = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    held.pop()?.()
    await answered
  }
  await page.route(
    ({ pathname }) => pathname === document,
    async (route) => {
      if (route.request().method() === 'PATCH' && (saves += 1) <= 2) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    },
  )
  try {
    await staff.field('title').fill('Erste Worte, gespeichert')
    await expect.poll(() => saves).toBe(1)
    await staff.field('title').fill('Erste Worte, weiter getippt')
    await staff.field('slug').fill(slug)
    // The next autosave is due, and waits.
    await page.clock.runFor(2000)
    await release()
    await expect.poll(() => saves).toBe(2)
    await expect(staff.field('title')).toHaveValue('Erste Worte, weiter getippt')
    await staff.field('title').fill('Erste Worte, zuletzt getippt')
    await release()
    await expect(staff.field('slug')).toHaveValue(slug)
    const stored = () => page.evaluate(async (path) => (await fetch(`${path}?draft=true&depth=0`)).json(), document)
    await expect.poll(stored).toMatchObject({ title: 'Erste Worte, zuletzt getippt', slug })
    await expect(staff.field('title')).toHaveValue('Erste Worte, zuletzt getippt')
  } finally {
    for (const each of held) each()
    await page.goto(address('localhost', '/admin'))
    await page.evaluate((path) => fetch(path, { method: 'DELETE' }), document)
  }
})

test('a field that depends on another appears also when the server answers the form right after the change', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await staff.open('redirects/create')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest((request) => 'next-action' in request.headers())
  await page.route('**/admin/collections/redirects/create', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await staff.field('from').fill('/alter-weg')
  await asked
  await staff.choose('to.kind', 'A screen of the shop')
  release()
  await expect(staff.field('to.screen')).toBeVisible()
})

test('a save after the end of the session asks to log in on the spot, one without a network or a server waits, and all arrive', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (40[134]|503)|Failed to fetch|ERR_INTERNET_DISCONNECTED|Unauthorized|NetworkError/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const made = await callCms(page, 'POST', '/redirects', {
    ...{ market: docs[0].id, from: `/getippt-${Date.now()}`, match: 'exact', status: '301', enabled: false },
    to: { kind: 'screen', screen: 'contact' },
  })
  expect(made.status).toBe(201)
  const document = `/redirects/${made.body.doc.id}`
  const stored = async () => (await callCms(page, 'GET', `${document}?depth=0`)).body.from
  try {
    await test.step('without a session', async () => {
      await staff.open(document.slice(1))
      await page.context().clearCookies()
      await staff.field('from').fill('/nach-der-sitzung')
      await page.locator('#action-save').click()
      const dialog = page.getByRole('dialog', { name: 'Log in again' })
      await expect(dialog.locator('[name="email"]')).toHaveValue(/@/)
      await expect(dialog.locator('[name="password"]')).toBeFocused()
      expect(await findViolations(page, { include: 'dialog' })).toEqual([])
      await dialog.locator('[name="password"]').fill('not the password')
      await dialog.getByRole('button', { name: 'Login' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await dialog.locator('[name="password"]').fill(passwordOf('content-manager'))
      await dialog.getByRole('button', { name: 'Login' }).click()
      await expect(dialog).toHaveCount(0)
      await expect.poll(stored).toBe('/nach-der-sitzung')
      await expect(staff.field('from')).toHaveValue('/nach-der-sitzung')
    })
    await test.step('without a network', async () => {
      await page.context().setOffline(true)
      await staff.field('from').fill('/nach-dem-funkloch')
      await page.locator('#action-save').click()
      await expect(page.getByTestId('held-save')).toContainText('Not saved yet')
      await page.context().setOffline(false)
      await expect(page.getByTestId('held-save')).toHaveCount(0)
      await expect.poll(stored).toBe('/nach-dem-funkloch')
    })
    await test.step('while the server cannot save', async () => {
      await page.route('**/cms-api/redirects/*', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      )
      await staff.field('from').fill('/nach-der-stoerung')
      await page.locator('#action-save').click()
      await expect(page.getByTestId('held-save')).toContainText('the server cannot save')
      await page.unrouteAll({ behavior: 'wait' })
      await expect(page.getByTestId('held-save')).toHaveCount(0)
      await expect.poll(stored).toBe('/nach-der-stoerung')
    })
  } finally {
    await page.context().setOffline(false)
    await callCms(page, 'DELETE', document)
  }
})

const passwordOf = (role: string): string => DEMO_STAFF.find((member) => member.role === role)?.password ?? ''
