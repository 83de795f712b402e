import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'

test('the question mark of a list leads to its page of the guide, and on from there', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await staff.open('redirects')
  await page.getByRole('link', { name: 'The guide to this list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects and missing addresses' })).toBeVisible()
  expect(await findViolations(page, { include: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Next: Banners, navigation and switches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Banners, navigation and switches' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Contents' }).click()
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(10)
  expect(await findViolations(page, { include: 'main' })).toEqual([])
})

test('a translator reads the guide from the menu of the admin, with names as the screens have them', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('translator')
  await page.goto(address('localhost', '/admin/guide/translations'))
  const file = page.getByRole('region', { name: 'Working with a file' })
  await expect(file.getByText('Translate in a file', { exact: true })).toBeVisible()
  await expect(file).not.toContainText('[')
  await expect(page.locator('.nav__link[href="/admin/guide"]')).toHaveText('Guide')
})

test('a page that the guide does not have is not found', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const staff = new Staff(page)
  await staff.logIn('read-only')
  for (const path of ['nothing', 'pages/more']) {
    await page.goto(address('localhost', `/admin/guide/${path}`))
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible()
  }
})
