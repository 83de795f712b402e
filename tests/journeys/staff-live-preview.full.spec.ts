import type { Page } from '@playwright/test'
import { aText } from '../cms/a-text'
import { callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { createInCms, findInCms, logInToCms, askCms } from '../support/staff-api'

const STEPS = [
  { title: 'Ansehen', text: 'Den Preis sehen.' },
  { title: 'Einsenden', text: 'Kostenlos.' },
]

test('a page and its preview open, frame and follow each other', async ({ page, quiet }) => {
  // Checks ask for pages that are not there.
  quiet.allow(/status of 404/)
  const staff = new Staff(page)
  await staff.logIn('market-manager')
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const data = { market: docs[0].id, slug: `vorschau-${Date.now()}`, title: 'Vorschau', _status: 'draft' }
  const blocks = [
    { blockType: 'text', body: aText('Das alte Gerät.') },
    { blockType: 'steps', heading: 'So geht es', steps: STEPS },
  ]
  const { id } = (await callCms(page, 'POST', '/pages?draft=true', { ...data, blocks })).body.doc
  const menu = page.locator('aside.nav')
  const toggler = page.locator('#live-preview-toggler')
  const frame = page.frameLocator('#live-preview-iframe')
  const outline = (path: string) => frame.locator(`[data-path="${path}"]`).first()
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await staff.open(`pages/${id}`)
    await expect(menu).toHaveAttribute('data-narrow', 'false')

    await test.step('the menu is narrow beside the preview, and widens by its key', async () => {
      await toggler.click()
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Vorschau')
      await expect(menu).toHaveAttribute('data-narrow', 'true')
      await page.locator('body').press('[')
      await expect(menu).toHaveAttribute('data-narrow', 'false')
      await toggler.click()
      await toggler.click()
      await expect(menu).toHaveAttribute('data-narrow', 'true')
      expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'menu' }))
    })

    await test.step('a click in the preview opens the field, and the field frames its place', async () => {
      await outline('blocks.1.steps.1.title').click()
      await expect(staff.field('blocks.1.steps.1.title')).toBeFocused()
      await expect(outline('blocks.1.steps.1.title')).toHaveCSS('outline-style', 'solid')
      await page.locator('#live-preview-iframe').evaluate(
        (iframe) =>
          new Promise((resolve) => {
            iframe.addEventListener('load', resolve, { once: true })
            iframe.setAttribute('src', iframe.getAttribute('src') ?? '')
          }),
      )
      await expect(outline('blocks.1.steps.1.title')).toHaveCSS('outline-style', 'solid')
      await outline('blocks.0.body').click()
      await expect(page.locator('[data-field-path="blocks.0.body"] [contenteditable=true]')).toBeFocused()
      await staff.field('title').focus()
      await expect(outline('title')).toHaveCSS('outline-style', 'solid')
      await outline('blocks.1.heading').hover()
      await expect(outline('blocks.1.heading')).toHaveCSS('outline-style', 'dashed')
    })

    await test.step('the preview follows typing before anything is saved', async () => {
      let isHeld = true
      await page.route(/\/cms-api\/pages\/\d+\?/, async (route) => {
        await expect.poll(() => isHeld).toBe(false)
        await route.continue()
      })
      for (const text of ['Eins', 'Zwei']) {
        await page.locator('#field-title').fill(text)
        await expect(frame.getByRole('heading', { level: 1 })).toHaveText(text)
        await page.locator('#field-blocks__1__heading').fill(text)
        await expect(outline('blocks.1.heading')).toHaveText(text)
      }
      isHeld = false
    })

    await test.step('the menu is as it was when the preview is closed', async () => {
      await toggler.click()
      await expect(menu).toHaveAttribute('data-narrow', 'false')
    })
  } finally {
    expect((await callCms(page, 'DELETE', `/pages/${id}`)).status).toBe(200)
  }
})

/** Every control of the header is inside of the window. */
async function expectWholeHeader(page: Page): Promise<void> {
  const cut = () =>
    page.locator('.doc-controls :is(button, a, p)').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    )
  await expect.poll(cut).toEqual([])
}

test('the header of a form has two buttons and one menu for every role that saves, and nothing of it is cut off', async ({
  page,
}) => {
  const admin = await logInToCms('admin')
  const market = (await findInCms('markets', { 'where[code][equals]': 'de' }, admin)).id
  const banner = await createInCms('banners', { market, place: 'home', position: -600, headline: 'Kopfzeile' }, admin)
  const staff = new Staff(page)
  for (const [role, path, entries] of [
    ['content-manager', `banners/${banner}`, ['To a release', 'Undo the last save']],
    // May neither make nor delete markets.
    ['market-manager', `markets/${market}`, ['To a release', 'Undo the last save', 'History']],
    ['content-manager', 'banners/create', ['To a release']],
  ] as const) {
    await staff.logIn(role)
    await staff.open(path)
    const buttons = page.locator('.doc-controls__controls').locator('button, a').filter({ visible: true, hasText: /\S/ })
    await expect(buttons.filter({ hasText: 'Preview changes' })).toHaveCount(1)
    const menu = page.locator('.doc-controls__popup button')
    await expect(menu).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await menu.click()
        for (const entry of entries) await expect(page.locator('.popup__content').getByText(entry, { exact: true })).toBeVisible()
        expect(await findViolations(page, { include: '.doc-controls' })).toEqual([])
        expect(await findViolations(page, { include: '.popup__content' })).toEqual([])
        await page.screenshot({ path: test.info().outputPath(`${path.replace(/\W/g, '-')}-${colorScheme}-${width}.png`) })
        await page.keyboard.press('Escape')
        await expectNoSideways(page)
        await expectWholeHeader(page)
      }
  }
  await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})

test('a form says when it was saved and by whom, with the moment as title', async ({ page }) => {
  const admin = await logInToCms('admin')
  const market = (await findInCms('markets', { 'where[code][equals]': 'de' }, admin)).id
  const banner = await createInCms('banners', { market, place: 'home', position: -601, headline: 'Gespeichert' }, admin)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await page.clock.install()
  await staff.open(`banners/${banner}`)
  const line = page.getByTestId('form-saved')
  await expect(line).toHaveText(/^Saved .+ by Ada Admin$/)
  await staff.field('headline').fill('Noch einmal')
  expect((await staff.save()).status).toBe(200)
  await expect(line).toHaveText('Saved now by Conny Content')
  await expect(line).toHaveAttribute('title', /\d{4}.*\d\d:\d\d/)
  await page.clock.fastForward('03:01')
  await expect(line).toHaveText('Saved 3 minutes ago by Conny Content')
  await askCms(`/banners/${banner}`, { method: 'DELETE', cookie: admin })
})
