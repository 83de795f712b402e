import type { Page } from '@playwright/test'
import * as z from 'zod'
import { alive, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { ask } from '../support/shop-address'
import { askCms, findInCms, logInToCms } from '../support/staff-api'

const HOST = 'agan.it.localhost'
const Palettes = z.object({ colours: z.record(z.string(), z.string()) })
const shows = async (action: string) => (await ask(HOST, '/')).body.includes(`--c-action:${action}`)

const openColours = (page: Page) => page.locator('.tabs-field__tab-button', { hasText: 'Colours' }).click()

/** The form in both colour schemes, which it takes when it is opened, on a phone and on a desk. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.reload()
    await alive(page.locator('.collection-edit form').first())
    await openColours(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page, { include: '.collection-edit', impacts: ['critical', 'serious'] })).toEqual([])
      await expectNoSideways(page)
      await page.screenshot({ path: test.info().outputPath(`partner-${colorScheme}-${width}.png`), fullPage: true })
    }
  }
}

test('colours of a partner are measured, looked at beside the form, published from a draft and undone', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 400|status of 409.*differences/)
  const admin = await logInToCms('admin')
  const partner = await findInCms('partners', { 'where[market.code][equals]': 'it', 'where[code][equals]': 'agan' }, admin)
  const { colours: before } = Palettes.parse(partner)
  const path = `partners/${partner.id}`
  const staff = new Staff(page)
  await staff.logIn('admin')
  await staff.open(path)
  await expectAccessible(page)

  const action = staff.field('colours.action')
  const around = page.locator('.field-type', { has: action }).last()
  await test.step('a colour that cannot be read says so at once, is not saved, and the nearest that can is taken', async () => {
    await action.fill('#8fb0ea')
    await expect(around.getByRole('status')).toContainText('below 4.5 : 1')
    await expect(page.getByRole('region', { name: 'Can it be read?' }).first()).toContainText('below 4.5 : 1')
    expect((await staff.save()).status).toBe(400)
    await around.getByRole('button', { name: 'Nearest that can be read:' }).click()
    await expect(around.getByRole('status')).toContainText('readable')
    await expect(page.getByRole('region', { name: 'Can it be read?' }).first()).not.toContainText('below')
  })

  await test.step('the picker sets the colour, and the preview beside the form shows it in the shop of the partner', async () => {
    await page.getByLabel('Pick a colour: Buttons').first().fill('#7a1f5c')
    await expect(action).toHaveValue('#7a1f5c')
    await staff.openPreview()
    const root = page.frameLocator('#live-preview-iframe').locator('html[data-partner="agan"]')
    // The page is loaded again while it is read.
    const token = (name: string) =>
      root.evaluate((node, asked) => getComputedStyle(node).getPropertyValue(asked), name).catch(() => null)
    await expect.poll(() => token('--c-action'), { timeout: 30_000 }).toBe('#7a1f5c')
    await action.fill('#6b1f5c')
    await expect.poll(() => token('--c-action'), { timeout: 30_000 }).toBe('#6b1f5c')
    await page.locator('#live-preview-toggler').click()
  })

  await test.step('a draft changes no shop, and what differs is shown in the words of the form', async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.locator('#action-save-draft').click()
    expect((await saved).status()).toBe(200)
    const dialog = page.getByRole('dialog', { name: 'Preview changes' })
    // A form that does not know yet that it was saved is answered with a conflict.
    await expect(async () => {
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Preview changes' }).click()
      await expect(dialog.getByRole('row', { name: /Buttons/ })).toContainText('#6b1f5c', { timeout: 5000 })
    }).toPass()
    await expect(dialog.getByRole('link', { name: 'Look at it in the shop' }).first()).toHaveAttribute(
      'href',
      /agan\.it\.localhost/,
    )
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await shows('#6b1f5c')).toBe(false)
  })

  await test.step('it is published and undone, and the shop follows', async () => {
    expect((await staff.save()).status).toBe(200)
    await expect.poll(() => shows('#6b1f5c')).toBe(true)
    await staff.open(path)
    await staff.pressInMenu('Undo the last save')
    const dialog = page.getByRole('dialog', { name: 'Undo the last save' })
    await expect(dialog.getByRole('row', { name: /Buttons/ })).toContainText(before.action ?? '')
    await dialog.getByRole('button').first().click()
    await expect.poll(() => shows(before.action ?? '')).toBe(true)
  })
  const query = `where[subject][equals]=partners&where[documentId][equals]=${partner.id}&sort=-id&limit=3&depth=0`
  const { docs } = z
    .object({ docs: z.array(z.object({ action: z.string() })) })
    .parse((await askCms(`/audit-log?${query}`, { cookie: admin })).body)
  expect(docs.map((entry) => entry.action)).toEqual(['restore', 'goLive', 'saveDraft'])
})
