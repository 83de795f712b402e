import type { Page } from '@playwright/test'
import { alive, Staff } from '../support/admin'
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

test('a content manager opens the search with Ctrl K on any screen, and a result opens the field with the text', async ({
  page,
}) => {
  await new Staff(page).logIn('content-manager', '/admin/collections/banners')
  await alive(page.getByRole('banner').getByRole('button', { name: 'Search text, address, setting' }))
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('searchbox', { name: 'Text, or an address of the shop' })
  await expect(field).toBeFocused()
  await field.fill('datenschutz')
  const pages = page.getByRole('dialog').getByRole('region', { name: 'Pages', exact: true })
  await expect(pages.locator('mark').first()).toHaveText(/datenschutz/i)
  await expect(pages.locator('abbr').first()).toHaveText(/^(AT|DE)$/)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page, { include: 'dialog' }), `at ${width} px`).toEqual([])
    await expectNoSideways(page)
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(page).toHaveURL(/collections\/pages\/\d+#field-/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('all results of the search in the header have a page of their own', async ({ page }) => {
  await new Staff(page).logInAtHome('content-manager')
  await page.getByRole('banner').getByRole('button', { name: 'Search text, address, setting' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('datenschutz')
  await page.getByRole('link', { name: 'All results' }).click()
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
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'pages with their blocks, banners, navigation, redirects',
  )
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
  await alive(opened.getByRole('link').last())
  await opened.getByRole('link').last().click()
  await expect(page).toHaveURL(/collections\/pages\/\d+/)
})

test('a setting opens in the form of its market with the field focused', async ({ page }) => {
  await new Staff(page).logIn('market-manager')
  await page.goto(address('localhost', '/admin/search?q=newsletter'))
  const setting = results(page).getByRole('region', { name: 'Settings of markets' }).locator('a[href$="switches__newsletter"]')
  // The router loses a click that comes while the page hydrates.
  await alive(setting)
  await setting.click()
  await expect(page.locator('input[name="switches.newsletter"]')).toBeFocused()
})
