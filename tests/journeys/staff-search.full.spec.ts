import type { Page } from '@playwright/test'
import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { address } from '../support/shop-address'

const RESULTS = '[data-testid="search-results"]'
const results = (page: Page) => page.locator(RESULTS)

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page, { include: 'main' }), `at ${width} px`).toEqual([])
    await expectNoSideways(page)
  }
}

test('a content manager searches from the header with the keyboard and opens a page', async ({ page }) => {
  await new Staff(page).logInAtHome('content-manager')
  await page.getByRole('banner').getByRole('link', { name: 'Search text, address, setting' }).click()
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Text, or an address of the shop' })
  await field.fill('datenschutz')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/admin\/search\?q=datenschutz/)
  await expectAccessible(page)
  const pages = results(page).getByRole('region', { name: 'Pages', exact: true })
  await pages.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/collections\/pages\/\d+/)
})

test('the search opens with its field focused, and an empty result says what was searched', async ({ page }) => {
  await new Staff(page).logIn('content-manager')
  await page.goto(address('localhost', '/admin/search'))
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('qqzzqqzz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('pages with their blocks, redirects, markets')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('a pasted address of the shop is answered with the page that makes it', async ({ page }) => {
  await new Staff(page).logIn('market-manager')
  const pasted = address('de.localhost', '/content/datenschutz')
  await page.goto(address('localhost', `/admin/search?q=${encodeURIComponent(pasted)}`))
  const opened = results(page).getByRole('region', { name: 'What this address opens' })
  await expect(opened).toContainText('Made by the page')
  await expectAccessible(page)
  await opened.getByRole('link').last().click()
  await expect(page).toHaveURL(/collections\/pages\/\d+/)
})

test('a setting opens in the form of its market with the field focused', async ({ page }) => {
  await new Staff(page).logIn('market-manager')
  await page.goto(address('localhost', '/admin/search?q=newsletter'))
  await results(page).getByRole('region', { name: 'Settings of markets' }).locator('a[href$="switches__newsletter"]').click()
  await expect(page.locator('input[name="switches.newsletter"]')).toBeFocused()
})
