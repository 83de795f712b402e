import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { alive, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { address } from '../support/shop-address'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'gray' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.locator('.file-field input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer })

/** Answers of the CMS to the member of staff who is logged in. */
const cms = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/cms-api/${to}`, { method: verb, headers, ...(sent ? { body: sent } : {}) })).json()
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  )

/** Of what Payload renders, only what hinders someone counts. */
const HEAVY = { impacts: ['critical', 'serious'] }

async function expectAccessible(page: Page, part: string, weights: { impacts?: string[]; exclude?: string } = {}): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // The menu opens and closes with the width, and moves what is beside it.
    await expect(page.locator('.template-default--nav-open')).toHaveCount(width > 1100 ? 1 : 0)
    expect(await findViolations(page, { include: part, ...weights }), `at ${width} px`).toEqual([])
    await expectNoSideways(page)
  }
}

test('a file that is too large is refused with its size before it is sent, and what was typed stays', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/cms-api/media') sent.push(request.url())
  })
  await new Staff(page).logIn('content-manager')
  await new Staff(page).open('media/create')
  await page.locator('#field-alt').fill('Ein offener Karton')
  await chooseFile(page, 'riesig.png', Buffer.alloc(10.5 * 1024 * 1024))
  const refused = page.locator('[data-upload-check]')
  await expect(refused).toHaveText('“riesig.png” has 10.5 MB; 10 MB is the most. It was not sent. Choose a smaller file.')
  await expect(page.locator('#field-alt')).toHaveValue('Ein offener Karton')
  await chooseFile(page, 'weit.png', await drawn(8000, 5100))
  await expect(refused).toContainText('“weit.png” has 40.8 million pixels; 40 million is the most.')
  await expectAccessible(page, '[data-upload-check]')
  await expect(page.locator('.file-field__dropzone, .dropzone').first()).toBeVisible()
  expect(sent).toEqual([])
})

test('a picture is found by its file name and says where it is used', async ({ page }) => {
  const name = `Karton ${Date.now()}.png`
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await staff.open('media/create')
  await page.locator('#field-alt').fill('Ein offener Karton')
  await page.locator('#field-credit').fill('Foto: A. Beispiel')
  await chooseFile(page, name, await drawn(640, 480))
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/media\/\d+/)
  const id = Number(/media\/(\d+)/.exec(page.url())?.[1])
  const market = (await cms(page, 'GET', 'markets?where[code][equals]=es&depth=0')).docs[0].id
  const headline = `¿Una caja vacía? ${Date.now()}`
  // No shopper sees it before the next century.
  const unseen = { market, place: 'home', position: 90, validFrom: '2100-01-01T00:00:00.000Z' }
  const banner = (await cms(page, 'POST', 'banners', { ...unseen, headline })).doc.id
  try {
    const used = page.locator('[data-where-used]')
    await staff.open(`media/${id}`)
    await expect(page.locator('#field-originalName')).toHaveValue(name)
    await expect(used).toContainText('This picture is not used anywhere.')
    await cms(page, 'PATCH', `banners/${banner}`, { image: id })
    await staff.open(`media/${id}`)
    await expect(used.getByRole('link', { name: headline })).toBeVisible()
    await expectAccessible(page, '[data-where-used]')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, '[data-where-used]')
    await staff.open(`media?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  } finally {
    await cms(page, 'DELETE', `banners/${banner}`)
    await cms(page, 'DELETE', `media/${id}`)
  }
})

async function openFolders(page: Page): Promise<void> {
  await page.goto(address('localhost', '/admin/collections/media/picture-folders'))
  await alive(page.locator('.collection-folder-list'))
}

test('a picture is put into a folder, found there, and remains when the folder is deleted', async ({ page }) => {
  const name = `Frühling ${Date.now()}`
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await staff.open('media/create')
  await page.locator('#field-alt').fill('Ein Karton im Grünen')
  await chooseFile(page, `${name}.png`, await drawn(600, 450))
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/media\/\d+/)
  const picture = page.url()
  const drawer = page.getByRole('dialog').last()
  try {
    await openFolders(page)
    await expectAccessible(page, '.collection-folder-list', HEAVY)
    const create = page.getByRole('button', { name: 'Create folder' }).first()
    await create.focus()
    await page.keyboard.press('Enter')
    await alive(drawer.locator('form'))
    await drawer.getByLabel('Name').fill(name)
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name })).toBeVisible()

    await page.goto(picture)
    await alive(page.locator('.collection-edit form'))
    await expectAccessible(page, '.collection-edit', { ...HEAVY, exclude: 'iframe' })
    await page.getByRole('button', { name: 'No folder' }).click()
    await drawer.getByText(name).click()
    expect(await findViolations(page, { include: 'dialog', ...HEAVY })).toEqual([])
    await drawer.getByRole('button', { name: 'Select', exact: true }).click()
    await page.locator('#action-save').click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()

    await openFolders(page)
    await page.getByRole('button', { name }).dblclick()
    await expect(page.getByText(`${name}.png`).or(page.getByText('Ein Karton im Grünen')).first()).toBeVisible()
    await expectAccessible(page, '.collection-folder-list', HEAVY)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, '.collection-folder-list', HEAVY)
    await page.getByRole('button', { name: 'Show as rows' }).click()
    await expectAccessible(page, '.collection-folder-list', HEAVY)
  } finally {
    const { docs } = await cms(page, 'GET', 'picture-folders?where[name][equals]=' + encodeURIComponent(name))
    for (const folder of docs) await cms(page, 'DELETE', `picture-folders/${folder.id}`)
  }
  await page.goto(picture)
  await expect(page.getByRole('button', { name: 'No folder' })).toBeVisible()
  await cms(page, 'DELETE', picture.replace(/.*media/, 'media'))
})
