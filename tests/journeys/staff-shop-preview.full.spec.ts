import type { BrowserContext, Page } from '@playwright/test'
import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { address, ask } from '../support/shop-address'
import { askCms, createInCms, findInCms, logInToCms } from '../support/staff-api'

const marketOf = async (code: string, admin: string) => (await findInCms('markets', { 'where[code][equals]': code }, admin)).id

/** The part in both colour schemes, on a phone and on a desk. */
async function expectAccessible(page: Page, include: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      // Colours that change slowly are of neither scheme for a moment.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page, { include })).toEqual([])
      await expectNoSideways(page)
    }
}

/** Opens a link of the admin in its new tab. */
async function followed(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page')
  await press()
  const shop = await opened
  await shop.waitForLoadState()
  return shop
}

test('a form says what a save will change, and the shop shows it before it is saved', async ({ page, context }) => {
  const admin = await logInToCms('admin')
  const market = await marketOf('at', admin)
  const banner = await createInCms('banners', { market, place: 'home', position: -800, headline: 'Wie bisher' }, admin)
  await new Staff(page).logIn('content-manager')
  const staff = new Staff(page)
  await staff.open(`banners/${banner}`)
  const button = page.getByRole('button', { name: 'Preview changes' })
  const dialog = page.getByRole('dialog', { name: 'Preview changes' })
  await button.click()
  await expect(dialog.getByRole('status')).toHaveText('The form differs in nothing from what is published.')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await staff.field('headline').fill('Noch nicht gespeichert')
  await button.click()
  await expect(dialog.getByRole('row', { name: /Headline/ })).toContainText('Wie bisher')
  await expect(dialog.getByRole('row', { name: /Headline/ })).toContainText('Noch nicht gespeichert')
  await expectAccessible(page, 'dialog[open]')

  const link = dialog.getByRole('link', { name: 'Look at it in the shop: Österreich' })
  const shop = await followed(context, () => link.click())
  await expect(shop).toHaveURL(address('at.localhost'))
  await expect(shop.getByRole('heading', { name: 'Noch nicht gespeichert' })).toBeVisible()
  const note = shop.getByRole('complementary', { name: 'Vorschau' })
  await expect(note).toContainText('Nur Sie sehen das.')
  await expectAccessible(shop, '[aria-label="Vorschau"]')

  await test.step('others see the shop as it is, and nothing of it is cached', async () => {
    const { body } = await ask('at.localhost', '/')
    expect(body).toContain('Wie bisher')
    expect(body).not.toContain('Noch nicht gespeichert')
    const cookies = await context.cookies(address('at.localhost'))
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const seen = await ask('at.localhost', '/', { headers: { cookie } })
    expect(seen.body).toContain('Noch nicht gespeichert')
    expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(seen.headers['x-cache']).toBeUndefined()
    expect((await ask('it.localhost', '/', { headers: { cookie } })).status).toBe(303)
  })

  await test.step('links lead through the preview until it is ended', async () => {
    await shop.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click()
    await expect(shop.getByRole('heading', { level: 1 })).toContainText('Impressum')
    await expect(note).toBeVisible()
    await note.getByRole('link', { name: 'Vorschau beenden' }).click()
    await expect(shop.getByRole('heading', { name: 'Wie bisher' })).toBeVisible()
    await expect(note).toHaveCount(0)
  })
  await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})

test('a release is shown in the shop of each market before it goes live', async ({ page, context }) => {
  const admin = await logInToCms('admin')
  const market = await marketOf('fr', admin)
  const banner = await createInCms('banners', { market, place: 'home', position: -801, headline: 'Vor der Freigabe' }, admin)
  const { body } = await askCms('/releases', { method: 'POST', body: { title: 'Vorschau' }, cookie: admin })
  const { id } = body as { id: number }
  const change = { kind: 'save', collection: 'banners', document: banner, values: { headline: 'Mit der Freigabe' } }
  await askCms(`/releases/${id}/items`, { method: 'POST', body: change, cookie: admin })
  await new Staff(page).logIn('content-manager')
  await page.goto(address('localhost', `/admin/releases?id=${id}`))
  await expect(async () => {
    await page.getByRole('button', { name: 'Show it in the shops' }).click()
    await expect(page.getByRole('link', { name: 'Look at it in the shop: France' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Look at it in the shop: Italia' })).toBeVisible()
  await expectAccessible(page, 'main')
  const shop = await followed(context, () => page.getByRole('link', { name: 'Look at it in the shop: France' }).click())
  await expect(shop.getByRole('heading', { name: 'Mit der Freigabe' })).toBeVisible()
  expect((await ask('fr.localhost', '/')).body).toContain('Vor der Freigabe')

  await test.step('when the release is gone, the preview says so', async () => {
    await askCms(`/releases/${id}`, { method: 'DELETE', cookie: admin })
    const gone = await context.newPage()
    await expect(async () => {
      await shop.reload()
      await expect(shop.getByRole('heading', { name: 'Mit der Freigabe' })).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await gone.close()
  })
  await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})
