import type { Page } from '@playwright/test'
import { alive, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, settled, test } from '../support/journey'
import { address } from '../support/shop-address'

test.describe.configure({ timeout: 420_000 })

/** Both widths are seen in both themes; the second theme of a width differs in its colours alone. */
const LOOKS = [
  [390, 'light', {}],
  [390, 'dark', { rules: ['color-contrast'] }],
  [1440, 'dark', {}],
  [1440, 'light', { rules: ['color-contrast'] }],
] as const
/** Collections of the menu; the walk through the lists fails when one is not among them. */
const LISTS = [
  'audit-log',
  'banners',
  'contact-subjects',
  'markets',
  'media',
  'missing-paths',
  'navigation',
  'pages',
  'partners',
  'redirects',
  'route-maps',
  'staff',
]
/** Frames show the shop, whose screens have a walk of their own. */
const OURS = { exclude: 'iframe', impacts: ['critical', 'serious'] } as const

/** Walks through the admin and collects what axe finds, so that one run reports everything. */
class Walk {
  readonly problems: string[] = []
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(address('localhost', path), { waitUntil: 'domcontentloaded' })
    await expect(this.page.locator('h1, form, .collection-list').first()).toBeVisible()
  }

  async see(name: string): Promise<void> {
    for (const [width, theme, rules] of LOOKS) {
      await this.page.setViewportSize({ width, height: 900 })
      await this.page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
      await settled(this.page)
      const found = await findViolations(this.page, { ...OURS, ...rules })
      this.problems.push(...found.map((violation) => `${name}, ${width} px, ${theme}: ${violation}`))
    }
  }

  /** A form shows one tab at a time. */
  async seeForm(name: string): Promise<void> {
    await alive(this.page.locator('.collection-edit form').first())
    const tabs = this.page.locator('.tabs-field__tab-button')
    const count = await tabs.count()
    if (count === 0) return this.see(name)
    for (let at = 0; at < count; at += 1) {
      await tabs.nth(at).click()
      await this.see(`${name}, tab ${at + 1}`)
    }
  }

  /** What the menu leads to: the paths of collections, and of our own views. */
  async menu(): Promise<{ lists: string[]; views: string[] }> {
    await this.open('/admin')
    const paths = await this.page
      .locator('a.nav__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const own = [...new Set(paths.filter((path) => path.startsWith('/admin')).map((path) => path.split('?')[0] ?? ''))]
    return {
      lists: own.filter((path) => path.startsWith('/admin/collections/')),
      views: own.filter((path) => !path.startsWith('/admin/collections/')),
    }
  }
}

test.beforeEach(({ quiet }) => {
  // The previews of drafts and of missing pages.
  quiet.allow(/status of 404/)
})

test('the log-in, the home and every view of ours have no critical or serious problem', async ({ page }) => {
  const walk = new Walk(page)
  for (const path of ['/admin/login', '/admin/forgot']) {
    await walk.open(path)
    await walk.see(path)
  }
  await new Staff(page).logIn('admin')
  const { views } = await walk.menu()
  expect(views.length).toBeGreaterThanOrEqual(8)
  for (const path of ['/admin', ...views, '/admin/account']) {
    await walk.open(path)
    await walk.see(path)
  }
  expect(walk.problems).toEqual([])
})

test('every list and its filters have no critical or serious problem', async ({ page }) => {
  const walk = new Walk(page)
  await new Staff(page).logIn('admin')
  const { lists } = await walk.menu()
  expect(lists.map((path) => path.replace('/admin/collections/', '')).toSorted()).toEqual([...LISTS].toSorted())
  for (const path of lists) {
    await walk.open(path)
    await alive(page.locator('.collection-list').first())
    await walk.see(path)
    for (const control of ['#toggle-list-columns', '#toggle-list-filters']) {
      const toggle = page.locator(control)
      if (!(await toggle.isVisible())) continue
      await toggle.click()
      await walk.see(`${path} ${control}`)
    }
  }
  expect(walk.problems).toEqual([])
})

for (const slug of LISTS)
  test(`every form of ${slug}, filled and empty, has no critical or serious problem in any of its tabs`, async ({ page }) => {
    const walk = new Walk(page)
    await new Staff(page).logIn('admin')
    const path = `/admin/collections/${slug}`
    await walk.open(path)
    await alive(page.locator('.collection-list').first())
    const first = page.locator('tbody tr:first-child td a').first()
    const create = await page.locator(`a[href$="${path}/create"]`).count()
    if ((await first.count()) > 0) {
      await walk.open((await first.getAttribute('href')) ?? '')
      await walk.seeForm(slug)
    }
    if (create > 0) {
      await walk.open(`${path}/create`)
      await walk.see(`${path}/create`)
    }
    expect(walk.problems).toEqual([])
  })

test('the versions of a page have no critical or serious problem', async ({ page }) => {
  const walk = new Walk(page)
  await new Staff(page).logIn('admin')
  const id = await page.evaluate(
    async () => (await (await fetch('/cms-api/pages?limit=1&sort=id&depth=0')).json()).docs[0].id as number,
  )
  await walk.open(`/admin/collections/pages/${id}/versions`)
  const first = page.locator('tbody a[href*="/versions/"]').first()
  await alive(first)
  await walk.see('versions')
  await walk.open((await first.getAttribute('href')) ?? '')
  await walk.see('one version')
  expect(walk.problems).toEqual([])
})
