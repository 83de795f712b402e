import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'

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

async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page, { include: part }), `at ${width} px`).toEqual([])
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
  const [banner] = (await cms(page, 'GET', 'banners?where[image][exists]=false&limit=1&depth=0')).docs
  try {
    const used = page.locator('[data-where-used]')
    await staff.open(`media/${id}`)
    await expect(page.locator('#field-originalName')).toHaveValue(name)
    await expect(used).toContainText('This picture is not used anywhere.')
    await cms(page, 'PATCH', `banners/${banner.id}`, { image: id })
    await staff.open(`media/${id}`)
    await expect(used.getByRole('link', { name: banner.headline })).toBeVisible()
    await expectAccessible(page, '[data-where-used]')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, '[data-where-used]')
    await staff.open(`media?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  } finally {
    await cms(page, 'PATCH', `banners/${banner.id}`, { image: null })
    await cms(page, 'DELETE', `media/${id}`)
  }
})
