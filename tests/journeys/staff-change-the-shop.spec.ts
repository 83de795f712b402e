import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { Staff } from '../support/admin'
import { address, ask } from '../support/shop-address'

/** Each member of staff works on their own paths and switches: the other journeys run at the same time. */
test.describe.configure({ mode: 'serial' })

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
}
const GERMAN = 'de.localhost'
const OLD = `/alte-seite-${Date.now()}`

const leadsTo = async (path: string): Promise<string> => {
  const { location } = (await ask(GERMAN, path, { headers: PERSON })).headers
  return new URL(String(location), address(GERMAN)).pathname
}
const shows = async (text: string) => (await ask(GERMAN, '/', { headers: PERSON })).body.includes(text)

/** Deletes what a journey has made. */
const remove = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address, { method: 'DELETE' })).status, `/cms-api/${path}`)

test('a content manager redirects an old address, and the shop follows', async ({ page, quiet }) => {
  quiet.allow(/status of 400.*\/cms-api\/redirects/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await staff.open('redirects/create')
  await staff.choose('to.kind', 'A screen of the shop')
  await staff.choose('to.screen', 'Contact')
  await staff.choose('market', 'Deutschland')
  await staff.field('from').fill(OLD)
  expect((await ask(GERMAN, OLD, { headers: PERSON })).status).toBe(404)
  const { status } = await staff.save()
  expect(status).toBe(201)
  await expect.poll(() => leadsTo(OLD)).toBe('/kontakt')
  await expect(page).toHaveURL(/redirects\/\d+/)
  const made = `redirects/${/redirects\/(\d+)/.exec(page.url())?.[1]}`
  try {
    await test.step('a redirect to itself is refused at its field', async () => {
      await staff.choose('to.kind', 'A path of this shop')
      await staff.field('to.path').fill(OLD)
      expect((await staff.save()).status).toBe(400)
      await expect(staff.problem('to.path')).toContainText(OLD)
      expect(await leadsTo(OLD)).toBe('/kontakt')
    })
  } finally {
    await page.goto(page.url())
    expect(await remove(page, made)).toBe(200)
  }
  await expect.poll(async () => (await ask(GERMAN, OLD, { headers: PERSON })).status).toBe(404)
})

test('a market manager switches the social buttons off and on, in their own market alone', async ({ page, quiet }) => {
  quiet.allow(/status of 40[34]/)
  const staff = new Staff(page)
  await staff.logIn('market-manager')
  await staff.open('markets')
  await expect(page.getByRole('link', { name: 'Deutschland' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Österreich' })).toBeHidden()
  await page.getByRole('link', { name: 'Deutschland' }).click()
  await page.getByRole('button', { name: 'Switches' }).click()
  const social = staff.field('switches.socialButtons')
  await expect(social).toBeVisible()
  // A run that failed half-way has left the switch off.
  for (const wanted of (await social.isChecked()) ? [false, true] : [true, false, true]) {
    await expect(social).toBeChecked({ checked: !wanted })
    await social.click()
    await expect(social).toBeChecked({ checked: wanted })
    const { status } = await staff.save()
    expect(status).toBe(200)
    await expect.poll(() => shows('social.example')).toBe(wanted)
  }

  const austria = await page.evaluate(async () => {
    const { docs } = await (await fetch('/cms-api/markets?where[code][equals]=at')).json()
    const headers = { 'content-type': 'application/json' }
    const ids = [1, 2, 3, 4, 5, 6]
    const tries = await Promise.all(
      ids.map(async (id) => (await fetch(`/cms-api/markets/${id}`, { method: 'PATCH', headers, body: '{}' })).status),
    )
    return { seen: docs.length, allowed: tries.filter((status) => status === 200).length }
  })
  expect(austria).toEqual({ seen: 0, allowed: 1 })
})
