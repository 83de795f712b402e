import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import { alive, Staff } from '../support/admin'
import { expect, expectNoSideways, test } from '../support/journey'
import { address } from '../support/shop-address'

/** Part of the addresses of this journey: the others work on the same markets at the same time. */
const MARK = Date.now().toString(36)

const part = (page: Page, name: string) => page.getByTestId(`dashboard-${name}`)
const home = (page: Page) => page.goto(address('localhost', '/admin'))

async function expectAccessiblePart(page: Page, selector: string): Promise<void> {
  expect(await findViolations(page, { include: selector })).toEqual([])
}

/** Calls the CMS as the member of staff who is logged in. */
const send = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([how, where, data]) => {
      const init = { method: how, headers: { 'content-type': 'application/json' }, ...(data === '' ? {} : { body: data }) }
      const response = await fetch(`/cms-api/${where}`, init)
      return { status: response.status, text: await response.text() }
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  )

test('an admin sees all markets, broken links and missing paths, on any screen', async ({ page }) => {
  await new Staff(page).logInAtHome('admin')
  const table = part(page, 'markets').getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Deutschland' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Österreich' })).toBeVisible()
  for (const name of ['broken', 'scheduled', 'latest', 'missed', 'translations'])
    await expect(part(page, name).getByRole('heading')).toBeVisible()
  await expect(part(page, 'broken')).not.toContainText('Looking')
  await expectAccessiblePart(page, '[data-testid="dashboard"]')
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(part(page, 'markets').getByText('Switches:').first()).toBeVisible()
  await expectNoSideways(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessiblePart(page, '[data-testid="dashboard"]')
})

test('a market manager finds a switch with one click, and a save appears among the latest changes', async ({ page }) => {
  const staff = new Staff(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await staff.logInAtHome('market-manager')
  const markets = part(page, 'markets')
  await expect(markets.getByRole('article')).toHaveCount(1)
  await expectAccessiblePart(page, '[data-testid="dashboard"]')
  await expect(markets.getByRole('article', { name: 'Deutschland' })).toBeVisible()
  const link = markets.getByRole('link', { name: /^Newsletter/ })
  await alive(link)
  await link.click()
  await expect(page).toHaveURL(/collections\/markets\/\d+/)
  const newsletter = page.locator('input[name="switches.newsletter"]')
  await expect(newsletter).toBeVisible()
  await expect(newsletter).toBeFocused()
  const market = Number(/markets\/(\d+)/.exec(page.url())?.[1])

  const from = `/dashboard-${MARK}`
  const data = { market, from, match: 'exact', to: { kind: 'screen', screen: 'contact' }, status: '301', enabled: true }
  const made = await send(page, 'POST', 'redirects', data)
  expect(made.status).toBe(201)
  const id = Number(/"id":(\d+)/.exec(made.text)?.[1])
  try {
    expect((await send(page, 'PATCH', `redirects/${id}`, { note: 'from the old shop' })).status).toBe(200)
    await home(page)
    const change = part(page, 'latest').getByRole('link', { name: new RegExp(`${from}.*changed by Mara Markt`) })
    await change.click()
    const changes = page.getByRole('region', { name: 'What changed' })
    await expect(changes.getByRole('row', { name: /Note.*from the old shop/ })).toBeVisible()
    await expectAccessiblePart(page, 'section[aria-labelledby="changes-heading"]')
    await staff.open(`redirects/${id}`)
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('row', { name: new RegExp(from) })).toHaveCount(2)
  } finally {
    expect((await send(page, 'DELETE', `redirects/${id}`)).status).toBe(200)
  }
})

test('a translator sees what needs translation, and no switches', async ({ page }) => {
  await new Staff(page).logInAtHome('translator')
  await expect(part(page, 'translations').getByRole('heading')).toBeVisible()
  await expect(part(page, 'latest')).toBeVisible()
  for (const name of ['markets', 'broken', 'missed']) await expect(part(page, name)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'All changes' })).toHaveCount(0)
  await expectAccessiblePart(page, '[data-testid="dashboard"]')
})

test('a reader sees every market, and can change none', async ({ page }) => {
  await new Staff(page).logInAtHome('read-only')
  const link = part(page, 'markets').getByRole('table').getByRole('link', { name: 'Deutschland, Newsletter' })
  await alive(link)
  await link.click()
  const newsletter = page.locator('input[name="switches.newsletter"]')
  await expect(newsletter).toBeVisible()
  await expect(newsletter).toBeDisabled()
})
