import { alive, callCms, Staff } from '../support/admin'
import { expect, test } from '../support/journey'
import { documentForBin } from '../support/bin-documents'
import { Walk } from '../support/staff-walk'

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
  'search-words',
  'redirects',
  'route-maps',
  'staff',
]
/** Views that the header, the menu of the own account or another view leads to. */
const ELSEWHERE = ['search', 'account', 'second-factor', 'guide', 'page-grid'].map((path) => `/admin/${path}`)
const WITHOUT_BIN = ['audit-log', 'missing-paths']
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
  expect(views.length).toBeGreaterThanOrEqual(4)
  for (const path of ['/admin', ...views, ...ELSEWHERE]) {
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
    await walk.seeListHeader(path)
    await alive(page.locator('.collection-list').first())
    await walk.seeListHeader(path)
    await walk.see(path)
    for (const control of ['#toggle-list-columns', '#toggle-list-filters']) {
      const toggle = page.locator(control)
      if (!(await toggle.isVisible())) continue
      await toggle.click()
      await walk.see(`${path} ${control}`, '.list-controls')
    }
  }
  expect(walk.problems).toEqual([])
})

for (const language of ['en', 'de', 'es', 'fr', 'it'])
  test(`at 390 px the controls above a filtered list in "${language}" take at most 220 px, before and after hydration`, async ({
    page,
  }) => {
    const walk = new Walk(page)
    await new Staff(page).logIn('admin')
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: page.url() }])
    const { body } = await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')
    const filter = `where[and][0][market][equals]=${body.docs[0].id}`
    for (const query of [
      `banners?${filter}&where[and][1][_status][equals]=published`,
      `redirects?${filter}&uses=stale`,
      'markets',
    ]) {
      const path = `/admin/collections/${query}`
      await walk.open(path)
      await walk.seeListHeader(path)
      await alive(page.locator('.collection-list').first())
      await walk.seeListHeader(path)
    }
    expect(walk.problems).toEqual([])
  })

for (const slug of LISTS)
  test(`every form of ${slug}, filled and empty, has no critical or serious problem in any of its tabs`, async ({ page }) => {
    const walk = new Walk(page)
    await new Staff(page).logIn('admin')
    const path = `/admin/collections/${slug}`
    // The demo has no picture, and those of other journeys come and go. Of all other lists the oldest document is the demo's.
    const picture = slug === 'media' ? await documentForBin(page, slug) : null
    try {
      await walk.open(`${path}?sort=id`)
      await alive(page.locator('.collection-list').first())
      const create = await page.locator(`a[href$="${path}/create"]`).count()
      const [first] = await page.locator('tbody tr:first-child td a').all()
      const filled = picture ? `${path}/${picture.id}` : await first?.getAttribute('href')
      if (filled) {
        await walk.open(filled)
        await walk.seeForm(slug)
      }
      if (create > 0) {
        await walk.open(`${path}/create`)
        await walk.see(`${path}/create`)
      }
    } finally {
      await picture?.remove()
    }
    expect(walk.problems).toEqual([])
  })

for (const slug of LISTS.filter((name) => !WITHOUT_BIN.includes(name)))
  test(`the bin of ${slug} and a document in it have no critical or serious problem`, async ({ page, quiet }) => {
    quiet.allow(/status of 40[034]/)
    const walk = new Walk(page)
    await new Staff(page).logIn('admin')
    const { id, remove } = await documentForBin(page, slug)
    try {
      expect((await callCms(page, 'PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
      await seeBin(walk, slug, id)
    } finally {
      await remove()
    }
    expect(walk.problems).toEqual([])
  })

/** The bin of a collection, a document in it, and the question whether to restore it. */
async function seeBin(walk: Walk, slug: string, id: number): Promise<void> {
  await walk.open(`/admin/collections/${slug}/trash`)
  await alive(walk.page.locator('.collection-list').first())
  await walk.see(`the bin of ${slug}`)
  await walk.open(`/admin/collections/${slug}/trash/${id}`)
  await walk.seeForm(`${slug} in the bin`)
  await walk.page.locator('#action-restore').click()
  await walk.see(`restoring of ${slug}`)
}

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
