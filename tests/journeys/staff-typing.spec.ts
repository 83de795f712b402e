import { Staff } from '../support/admin'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'

test('what is typed in two fields while an autosave is under way stays and is saved', async ({ page, quiet }) => {
  quiet.allow(/status of 40[04]/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const id = await staff.beginPage('Erste Worte', 'Deutschland')
  const document = `/cms-api/pages/${id}`
  const slug = `getippt-${Date.now()}`
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let saves = 0
  await page.route(
    ({ pathname }) => pathname === document,
    async (route) => {
      if (route.request().method() === 'PATCH' && (saves += 1) === 1) await held
      await route.continue()
    },
  )
  try {
    await staff.field('title').fill('Erste Worte, gespeichert')
    await expect.poll(() => saves, { timeout: 20_000 }).toBe(1)
    await staff.field('title').fill('Erste Worte, weiter getippt')
    await staff.field('slug').fill(slug)
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    release()
    await answered
    await expect.poll(() => saves, { timeout: 20_000 }).toBeGreaterThan(1)
    await expect(staff.field('title')).toHaveValue('Erste Worte, weiter getippt')
    await expect(staff.field('slug')).toHaveValue(slug)
    const stored = () => page.evaluate(async (path) => (await fetch(`${path}?draft=true&depth=0`)).json(), document)
    await expect.poll(stored, { timeout: 20_000 }).toMatchObject({ title: 'Erste Worte, weiter getippt', slug })
  } finally {
    release()
    await page.goto(address('localhost', '/admin'))
    await page.evaluate((path) => fetch(path, { method: 'DELETE' }), document)
  }
})
