import type { Page } from '@playwright/test'
import { callCms, Staff } from '../support/admin'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'
import { Walk } from '../support/staff-walk'

const SCRIPTS = /\/_next\/static\/.*\.js/
/** A list and a form of each. */
const COLLECTIONS = ['pages', 'markets', 'redirects']
/** A pixel of rounding. */
const MOVED_PX = 2

/** Title, links and buttons with a text, in the window, by this text and how many before them have the same. */
const findPlaces = (page: Page): Promise<Record<string, readonly [x: number, y: number]>> =>
  page.evaluate(() => {
    const counts = new Map<string, number>()
    const parts = [...document.querySelectorAll('h1, nav a, main :is(a, button)')]
    const shown = parts.filter((part) => part.checkVisibility() && !part.closest('[inert]'))
    const entries = shown.flatMap((part) => {
      const text = part.textContent?.trim()
      if (!text) return []
      const place = `${part.closest('aside') ? 'menu: ' : ''}${text}`
      const count = (counts.get(place) ?? 0) + 1
      counts.set(place, count)
      const { x, y } = part.getBoundingClientRect()
      return [[`${place} ${count}`, [Math.round(x), Math.round(y)]] as const]
    })
    return Object.fromEntries(entries.filter(([, [x, y]]) => y < innerHeight && x < innerWidth && x >= 0))
  })

async function findMoved(page: Page, path: string): Promise<string[]> {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(path)
  const before = await findPlaces(page)
  await page.unroute(SCRIPTS)
  await page.goto(path, { waitUntil: 'networkidle' })
  const after = await findPlaces(page)
  expect(before, path).not.toEqual({})
  return Object.entries(before).flatMap(([name, [x, y]]) => {
    const [left, top] = after[name] ?? [x, y]
    return Math.hypot(left - x, top - y) > MOVED_PX ? [`${path}: ${name} from ${x},${y} to ${left},${top}`] : []
  })
}

for (const width of [390, 1280])
  test(`nothing in the admin moves under the pointer when its scripts start, in a window of ${width} px`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED|load chunk|status of 404/)
    await new Staff(page).logIn('admin')
    const documents = await Promise.all(
      COLLECTIONS.map(async (list) => {
        const { docs } = (await callCms(page, 'GET', `/${list}?limit=1&sort=id&depth=0`)).body
        return [`/admin/collections/${list}`, `/admin/collections/${list}/${docs[0].id}`]
      }),
    )
    const { views } = await new Walk(page).menu()
    await page.setViewportSize({ width, height: 900 })
    // The home shows some parts when their data is there.
    const paths = [...views.filter((view) => view !== '/admin'), ...documents.flat()]
    expect(paths.length).toBeGreaterThan(COLLECTIONS.length * 2)
    const moved: string[] = []
    for (const path of paths) moved.push(...(await findMoved(page, address('localhost', path))))
    expect(moved).toEqual([])
  })
