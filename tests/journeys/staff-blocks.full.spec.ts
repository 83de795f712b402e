import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { callCms, Staff } from '../support/admin'
import { expect, expectAccessible, expectNoSideways, test } from '../support/journey'
import { PageBuilder } from '../support/page-builder'
import { address, ask } from '../support/shop-address'

const GERMAN = 'de.localhost'
/** The slug of the running journey's page. */
let SLUG = ''
const FILM = 'https://film.example/zustand.mp4'

/** Deletes what the journey has made, with no form open. */
async function removeAll(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto(address('localhost', '/admin'))
  for (const path of paths) {
    const status = await page.evaluate(async (at) => (await fetch(at, { method: 'DELETE' })).status, `/cms-api/${path}`)
    expect(status).toBe(200)
  }
}
const idIn = (page: Page, collection: string): string => new RegExp(`${collection}/(\\d+)`).exec(page.url())?.[1] ?? 'none'

async function uploadPicture(staff: Staff, alt: string): Promise<string> {
  const buffer = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#c9b79c' } })
    .png()
    .toBuffer()
  await staff.open('media/create')
  await staff.page.locator('input[type="file"]').setInputFiles({ name: `${SLUG}.png`, mimeType: 'image/png', buffer })
  await staff.field('alt').fill(alt)
  expect((await staff.save()).status).toBe(201)
  await expect(staff.page).toHaveURL(/media\/\d+/)
  return idIn(staff.page, 'media')
}

/** Adds all seven blocks; the caller chooses the film's address and whether the button has a target. */
async function buildPage(staff: Staff, alt: string, { film, hasTarget }: { film: string; hasTarget: boolean }): Promise<void> {
  const builder = new PageBuilder(staff)
  const { page } = staff
  const text = await builder.add('Text')
  await builder.editor(text).click()
  await page.keyboard.type('Ein Absatz im ersten Baustein.')
  const picture = await builder.add('Picture')
  const pictureRow = page.locator(`#${picture.replace('.', '-row-')}`)
  await pictureRow.getByRole('button', { name: /choose from existing/i }).click()
  const list = page.locator('[id^="list-drawer"]')
  await list.locator('tr', { hasText: alt }).getByRole('button').first().click()
  await expect(list).toBeHidden()
  const steps = await builder.add('Steps')
  for (const [index, title] of ['Preis ansehen', 'Einsenden'].entries()) {
    const row = await builder.addRow(`${steps}.steps`, index)
    await builder.write({ [`${row}.title`]: title, [`${row}.text`]: `Das ist Schritt ${index + 1}.` })
  }
  const questions = await builder.add('Questions and answers')
  const question = await builder.addRow(`${questions}.questions`, 0)
  await builder.write({ [`${question}.question`]: 'Wie lange gilt der Preis?', [`${question}.answer`]: 'Zwei Wochen.' })
  const video = await builder.add('Video')
  await builder.write({
    [`${video}.title`]: 'Den Zustand sehen',
    [`${video}.url`]: film,
    [`${video}.transcript`]: 'Alles Gesagte.',
  })
  const action = await builder.add('Call to action')
  await builder.write({ [`${action}.heading`]: 'Was ist es wert?', [`${action}.link.label`]: 'Preis sehen' })
  if (hasTarget) {
    await staff.choose(`${action}.link.kind`, 'Screen of the shop')
    await staff.choose(`${action}.link.screen`, 'Home page')
  } else await staff.choose(`${action}.link.kind`, 'Content page')
  const banner = await builder.add('Banner')
  await builder.write({ [`${banner}.headline`]: 'Ein ruhiger Hinweis' })
}

test.beforeEach(() => {
  SLUG = `bausteine-${test.info().workerIndex}-${Date.now()}`
})

test('a content manager makes a page of all seven blocks, and the shop shows it within a second', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/film\.example|ERR_FAILED|status of 40[04]/)
  const staff = new Staff(page)
  const alt = `Ein Karton ${SLUG}`
  await staff.logIn('content-manager')
  const media = await uploadPicture(staff, alt)
  const made = `pages/${await staff.beginPage('Alle Bausteine', 'Deutschland')}`
  try {
    await new PageBuilder(staff).write({ slug: SLUG })
    await buildPage(staff, alt, { film: FILM, hasTarget: true })
    await expect(page.locator('#blocks-row-3')).toContainText('Questions and answers (1)')
    await seeSearchPreview(page)
    const shown = async () => (await ask(GERMAN, `/content/${SLUG}`)).body.includes('Ein ruhiger Hinweis')
    expect(await shown()).toBe(false)
    const { status } = await staff.save()
    expect(status).toBe(200)
    await expect.poll(shown, { intervals: [20] }).toBe(true)
    await lookAtPage(await context.newPage(), alt)
  } finally {
    await removeAll(page, [made, `media/${media}`])
  }
  await expect.poll(async () => (await ask(GERMAN, `/content/${SLUG}`)).status).toBe(404)
})

/** Waits until the form has autosaved the last change. */
const kept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.request().method() === 'PATCH')

/**
 * Stores the slug of no page in the button of the draft: the form lets choose only pages that there are. No form is open then,
 * or the next autosave would be a conflict.
 */
async function linkToNoPage(page: Page, made: string): Promise<void> {
  const draft = `/${made}?draft=true&depth=0`
  const stored = async () => (await callCms(page, 'GET', draft)).body
  await expect.poll(async () => (await stored()).blocks?.[6]?.headline).toBe('Ein ruhiger Hinweis')
  const form = page.url()
  await page.goto(address('localhost', '/cms-api/staff/me'))
  const { blocks } = await stored()
  blocks[5].link.slug = 'gibt-es-nicht'
  expect((await callCms(page, 'PATCH', draft, { blocks })).status).toBe(200)
  await page.goto(form)
}

test('a refused publication of a page of all seven blocks loses no block, and succeeds after a correction', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/film\.example|ERR_FAILED|status of 40[04]/)
  const staff = new Staff(page)
  const builder = new PageBuilder(staff)
  const alt = `Ein Karton ${SLUG}`
  await staff.logIn('content-manager')
  const media = await uploadPicture(staff, alt)
  const made = `pages/${await staff.beginPage('Alle Bausteine', 'Deutschland')}`
  try {
    await builder.write({ slug: SLUG })
    await buildPage(staff, alt, { film: '', hasTarget: false })
    await linkToNoPage(page, made)
    await test.step('two blocks are refused, and the next autosave stores all seven', async () => {
      expect((await staff.save()).status).toBe(400)
      const autosave = kept(page)
      await builder.write({ 'blocks.6.text': 'Ganz ruhig.' })
      expect((await autosave).status()).toBe(200)
      await page.reload()
      await expect(page.locator('[id^="blocks-row-"]')).toHaveCount(7)
    })
    await test.step('the film is corrected, and the button is refused at its own field', async () => {
      await builder.write({ 'blocks.4.url': FILM })
      expect((await staff.save()).status).toBe(400)
      await expect(staff.problem('blocks.5.link.slug')).toBeVisible()
      const autosave = kept(page)
      await staff.choose('blocks.5.link.kind', 'Screen of the shop')
      await staff.choose('blocks.5.link.screen', 'Home page')
      expect((await autosave).status()).toBe(200)
      await expect(page.locator('[id^="blocks-row-"]')).toHaveCount(7)
    })
    await test.step('it is published with everything in it', async () => {
      expect((await staff.save()).status).toBe(200)
      const live = async () => (await ask(GERMAN, `/content/${SLUG}`)).body
      await expect.poll(live).toContain('Ein ruhiger Hinweis')
      const body = await live()
      for (const text of [
        'Ein Absatz im ersten',
        alt,
        'Ganz ruhig.',
        'Einsenden',
        'Zwei Wochen.',
        'Den Zustand sehen',
        'Was ist es wert?',
      ])
        expect(body).toContain(text)
      await lookAtPage(await context.newPage(), alt)
    })
  } finally {
    await removeAll(page, [made, `media/${media}`])
  }
})

test('"Create New" stores nothing until a page has a title and a market', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('translator')
  // Other journeys make pages meanwhile, with titles of their own.
  const title = `Nur ein Titel ${Date.now()}`
  const own = `/cms-api/pages?draft=true&limit=1&where[or][0][title][equals]=${title}&where[or][1][title][exists]=false`
  const read = (path: string) => page.evaluate(async (at) => (await fetch(at)).json(), path)
  const { totalDocs: before } = await read(own)
  await page.goto(address('localhost', '/admin/collections/pages/create'))
  const view = page.getByTestId('new-page')
  await view.getByRole('button').click()
  await expect(view.getByRole('alert')).toHaveText('Please give the page a title.')
  await view.locator('[name="title"]').fill(title)
  await view.getByRole('button').click()
  await expect(view.getByRole('alert')).toHaveText('Please choose the market of the page.')
  expect((await read(own)).totalDocs).toBe(before)
  expect(await findViolations(page, { include: '[data-testid="new-page"]' })).toEqual([])
  const id = await staff.beginPage(title, 'Österreich')
  await expect(staff.field('slug')).toHaveValue(/^nur-ein-titel-\d+$/)
  expect((await read(`/cms-api/pages/${id}/preview`)).url).toContain('at.localhost')
  // The open page would ask with the ended session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await staff.logIn('content-manager')
  await removeAll(page, [`pages/${id}`])
})

/** Checks the preview of a search engine, and that everything in the panel is readable. */
async function seeSearchPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search engines', exact: true }).click()
  const panel = page.locator('[data-search-preview]')
  await expect(panel).toContainText(`› content › ${SLUG}`)
  await expect(panel).toContainText('Alle Bausteine | Revalo')
  expect(await findViolations(page, { include: '[data-search-preview]' })).toEqual([])
}

async function lookAtPage(shop: Page, alt: string): Promise<void> {
  const asked: string[] = []
  await shop.route(/film\.example/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const foreign: string[] = []
  shop.on('request', (request) => {
    if (new URL(request.url()).hostname !== GERMAN) foreign.push(request.url())
  })
  await shop.goto(address(GERMAN, `/content/${SLUG}`))
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Alle Bausteine')
  const picture = shop.getByRole('img', { name: alt })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await shop.setViewportSize({ width, height: 800 })
      await shop.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(shop)
      await expectNoSideways(shop)
    }
  await shop.getByText('Wie lange gilt der Preis?').click()
  await expect(shop.getByText('Zwei Wochen.')).toBeVisible()
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([])
  await shop.getByRole('button', { name: 'Video abspielen' }).click()
  await expect.poll(() => asked).toEqual([FILM])
  await shop.close()
}
