import type { Page } from '@playwright/test'
import { alive, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { address, ask } from '../support/shop-address'
import { askCms, createInCms, findInCms, logInToCms } from '../support/staff-api'

const HOST = 'es.localhost'
const shows = async (text: string) => (await ask(HOST, '/')).body.includes(text)

/** The form, or another view, in both colour schemes, which it takes when it is opened, on a phone and on a desk. */
async function expectAccessible(page: Page, view = '.collection-edit', part = `${view} form`): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.reload()
    await alive(page.locator(part).first())
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page, { include: view, impacts: ['critical', 'serious'] })).toEqual([])
      await expectNoSideways(page)
      await page.screenshot({ path: test.info().outputPath(`${view.replace(/\W/g, '')}-${colorScheme}-${width}.png`) })
    }
  }
}

/** Presses "Save Draft", and returns the status that the CMS answers. */
async function saveDraft(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && new URL(response.url()).searchParams.get('draft') === 'true',
  )
  await page.locator('#action-save-draft').click()
  return (await answered).status()
}

test('a draft of a banner changes no shop, is looked at in one, and is published', async ({ page, context }) => {
  const admin = await logInToCms('admin')
  const market = (await findInCms('markets', { 'where[code][equals]': 'es' }, admin)).id
  const banner = await createInCms('banners', { market, place: 'home', position: -700, headline: 'Hasta hoy' }, admin)
  await expect.poll(() => shows('Hasta hoy')).toBe(true)
  const staff = new Staff(page)
  await staff.logIn('translator')

  await test.step('a translator saves a draft, has no button to publish, and the shop stays as it is', async () => {
    await staff.open(`banners/${banner}`)
    await expect(page.locator('#action-save')).toHaveCount(0)
    await staff.field('headline').fill('Desde mañana')
    expect(await saveDraft(page)).toBe(200)
    await expect(page.getByText('Undo the last save')).toHaveCount(0)
    // The shop shows the first banner alone: one that comes and goes after the draft proves that it has read the content again.
    const first = await createInCms('banners', { market, place: 'home', position: -701, headline: 'Solo un rato' }, admin)
    await expect.poll(() => shows('Solo un rato')).toBe(true)
    await askCms(`/banners/${first}`, { method: 'DELETE', cookie: admin })
    await expect.poll(() => shows('Hasta hoy')).toBe(true)
    expect(await shows('Desde mañana')).toBe(false)
    await page.goto(address('localhost', '/admin'))
    const draft = page.getByTestId('dashboard-drafts').locator('a', { hasText: 'Desde mañana' }).first()
    await expect(draft).toHaveAttribute('href', new RegExp(`/banners/${banner}$`))
  })

  await staff.logIn('content-manager')
  await test.step('a colleague finds the draft in the list and in the form, and sees what it changes', async () => {
    await staff.open('banners?where[_status][equals]=draft')
    await page.locator(`.cell-headline a[href$="/banners/${banner}"]`, { hasText: 'Desde mañana' }).click()
    await expect(staff.field('headline')).toHaveValue('Desde mañana')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Preview changes' }).click()
    const row = page.getByRole('dialog', { name: 'Preview changes' }).getByRole('row', { name: /Headline/ })
    await expect(row).toContainText('Hasta hoy')
    await expect(row).toContainText('Desde mañana')
  })

  await test.step('the shop shows the draft to who looks at it before, and to others what is published', async () => {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Look at it in the shop: España' }).click()
    const shop = await opened
    await expect(shop).toHaveURL(address(HOST))
    await expect(shop.getByRole('heading', { name: 'Desde mañana' })).toBeVisible()
    expect(await shows('Desde mañana')).toBe(false)
    await shop.close()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('it is published, and the log says so after the draft', async () => {
    expect((await staff.save()).status).toBe(200)
    await expect.poll(() => shows('Desde mañana')).toBe(true)
    expect(await shows('Hasta hoy')).toBe(false)
    const query = `where[subject][equals]=banners&where[documentId][equals]=${banner}&sort=id&depth=0`
    const { body } = await askCms(`/audit-log?${query}`, { cookie: admin })
    expect((body as { docs: { action: string }[] }).docs.map(({ action }) => action)).toEqual(['create', 'saveDraft', 'goLive'])
  })

  await test.step('the list of versions says who saved each', async () => {
    await page.goto(address('localhost', `/admin/collections/banners/${banner}/versions`))
    const rows = page.getByTestId('versions').locator('tbody tr')
    await expect(rows).toHaveText([/Conny Content.*Currently Published/, /Tara Text.*Draft/, /Ada Admin.*Previously Published/])
    await expectAccessible(page, 'main', 'tbody a')
    await rows.nth(1).getByRole('link').click()
    await expect(page.getByTestId('version')).toBeVisible()
    await staff.open(`banners/${banner}`)
  })

  await test.step('a draft is dropped again', async () => {
    await staff.field('headline').fill('Mejor no')
    expect(await saveDraft(page)).toBe(200)
    await page.getByRole('button', { name: 'Revert to published' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(staff.field('headline')).toHaveValue('Desde mañana')
    expect(await shows('Mejor no')).toBe(false)
  })
  await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})

test('contact subjects and navigation are saved as drafts and published', async ({ page }) => {
  const admin = await logInToCms('admin')
  const where = { 'where[market.code][equals]': 'es' }
  await new Staff(page).logIn('content-manager')
  const staff = new Staff(page)
  for (const [slug, field] of [
    ['contact-subjects', 'subjects__0__label'],
    ['navigation', 'main__0__label'],
  ] as const) {
    const { id } = await findInCms(slug, where, admin)
    await staff.open(`${slug}/${id}`)
    const label = page.locator(`#field-${field}`)
    // Rows of a navigation are collapsed at first.
    const closed = page.locator('.collapsible--collapsed', { has: label }).locator('.collapsible__toggle').first()
    if ((await closed.count()) > 0) await closed.click()
    const before = await label.inputValue()
    await staff.field(field).fill(`${before} ·`)
    expect(await saveDraft(page)).toBe(200)
    const read = async (draft: boolean) =>
      JSON.stringify((await askCms(`/${slug}/${id}?draft=${draft}&depth=0`, { cookie: admin })).body)
    expect([(await read(false)).includes(`${before} ·`), (await read(true)).includes(`${before} ·`)]).toEqual([false, true])
    await expectAccessible(page)
    await staff.field(field).fill(before)
    expect((await staff.save()).status).toBe(200)
    expect(await read(true)).toContain('"_status":"published"')
  }
})
