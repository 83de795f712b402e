import type { Page } from '@playwright/test'
import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'

const idOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (asked) => (await (await fetch(`/cms-api/${asked}`)).json()).docs[0].id, path)

async function expectAccessible(page: Page, field: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page, { include: field }), `at ${width} px`).toEqual([])
    await expectNoSideways(page)
  }
}

test('country, language and time zone of a market are chosen by name', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('admin')
  const france = await idOf(page, 'markets?where[code][equals]=fr&depth=0')
  await staff.open(`markets/${france}`)
  await page.getByRole('button', { name: 'Country', exact: true }).click()
  await expect(staff.field('country')).toContainText('France (FR)')
  await expect(staff.field('locale')).toContainText('French (France) (fr-FR)')
  await staff.choose('timeZone', 'Europe/Monaco')
  await expect(staff.field('timeZone')).toContainText('Europe/Monaco')
  for (const name of ['country', 'locale', 'timeZone']) await expectAccessible(page, `#field-${name}`)
})

test('a limit is typed with decimals and stored in cents, and a text that is no amount is not lost', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|Error submitting form/)
  const staff = new Staff(page)
  await staff.logIn('admin')
  const france = await idOf(page, 'markets?where[code][equals]=fr&depth=0')
  await staff.open(`markets/${france}`)
  await page.getByRole('button', { name: 'Selling', exact: true }).click()
  const limit = staff.field('b2bTradeCap')
  await expect(limit).toHaveValue('5,000.00')
  await limit.fill('five')
  await expect(page.getByRole('alert').filter({ hasText: 'Type a number' })).toBeVisible()
  await expect(limit).toHaveValue('five')
  await limit.fill('4.999,50')
  await limit.blur()
  await expect(limit).toHaveValue('4,999.50')
  await expectAccessible(page, '#field-b2bTradeCap')
  const saved = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.route('**/cms-api/markets/*', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await page.locator('#action-save').click()
  expect((await saved).postData()).toContain('"b2bTradeCap":499950')
})

test('a banner takes its drawing from the categories of the catalogue, and its page from the pages of the market', async ({
  page,
}) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const germany = await idOf(page, 'markets?where[code][equals]=de&depth=0')
  const banner = await idOf(page, `banners?where[market][equals]=${germany}&sort=id&depth=0`)
  await staff.open(`banners/${banner}`)
  await page.getByRole('button', { name: 'Text and link', exact: true }).click()
  await staff.choose('link.kind', 'Content page')
  await staff.search('link.slug', 'datenschutz', /\(datenschutz\)$/)
  await expect(staff.field('link.slug')).toContainText('(datenschutz)')
  await staff.choose('link.kind', 'Category')
  await staff.search('link.key', 'tablet', /tablet/i)
  await expect(staff.field('link.categoryUrl')).toHaveValue('tablets')
  await expectAccessible(page, '#field-link__key')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await staff.field('illustration').locator('.rs__control').click()
  await expect(page.getByRole('option').first()).toBeVisible()
})
