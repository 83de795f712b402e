import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import { alive, callCms, Staff } from '../support/admin'
import { expect, expectNoSideways, test } from '../support/journey'
import { address, ask } from '../support/shop-address'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0' }
/** Part of the addresses of this journey: the others work on the same markets at the same time. */
const MARK = Date.now().toString(36)

const part = (page: Page, name: string) => page.getByTestId(`dashboard-${name}`)
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

async function expectAccessiblePart(page: Page, selector: string): Promise<void> {
  expect(await findViolations(page, { include: selector })).toEqual([])
}

async function expectToday(page: Page): Promise<void> {
  await expect(page.getByTestId('dashboard')).not.toContainText('Looking')
  await expectAccessiblePart(page, 'body')
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNoSideways(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessiblePart(page, 'body')
}

test('an admin sees figures, work, missing addresses, the week and what differs, within one screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await new Staff(page).logInAtHome('admin')
  await expect(page.getByRole('region', { name: /^The last seven whole days/ }).getByRole('link')).toHaveCount(4)
  for (const name of ['work', 'missed', 'scheduled']) await expect(part(page, name).getByRole('heading').first()).toBeInViewport()
  await expect(part(page, 'broken')).not.toContainText('Looking')
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await part(page, 'markets').getByRole('button').first().click()
  const link = part(page, 'markets').getByRole('link', { name: 'DE' }).first()
  await expect(link).toBeVisible()
  await expectToday(page)
  await link.click()
  await expect(page).toHaveURL(/collections\/markets\/\d+/)
  await expect(page.locator(':focus')).toBeVisible()
})

test('the key [ makes the menu narrow for the next screens too, and wide again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await new Staff(page).logInAtHome('admin')
  const pages = menu(page).getByRole('link', { name: 'Pages', exact: true })
  await alive(pages)
  const wide = (await pages.boundingBox())?.width ?? 0
  await page.keyboard.press('[')
  await expect.poll(async () => (await pages.boundingBox())?.width).toBeLessThan(60)
  await expectAccessiblePart(page, 'aside')
  await page.reload()
  await alive(pages)
  expect((await pages.boundingBox())?.width).toBeLessThan(60)
  await page.keyboard.press('[')
  await expect.poll(async () => (await pages.boundingBox())?.width).toBe(wide)
})

test('a content manager reaches the title of a page with two keys, and the own account below the initials', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const { docs } = (await callCms(page, 'GET', '/pages?sort=id&limit=1&depth=0')).body
  await staff.open(`pages/${docs[0].id}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(staff.field('title')).toBeFocused()
  await page.getByRole('button', { name: 'Conny Content: account' }).click()
  await expectAccessiblePart(page, '.popup__content')
  await page.getByRole('link', { name: 'Second factor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second factor' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Members of staff' })).toHaveCount(0)
})

test('a market manager makes the redirect of a missing address without leaving the first page', async ({ page }) => {
  const lost = `/impressum-heute-${MARK}`
  for (let times = 0; times < 3; times += 1) await ask('de.localhost', lost, { headers: PERSON })
  const staff = new Staff(page)
  await staff.logIn('market-manager')
  const stored = async () => (await callCms(page, 'GET', `/missing-paths?where[path][equals]=${lost}&depth=0`)).body.docs
  await expect.poll(async () => (await stored()).length, { timeout: 30_000 }).toBe(1)
  await page.goto(address('localhost', '/admin'))
  await expect(part(page, 'markets')).toHaveCount(0)
  await expectAccessiblePart(page, 'main')
  const mend = part(page, 'missed')
    // Not one of many addresses below one folder, which is shown shorter than its pattern.
    .getByRole('button', { name: /^Redirect… [^…]*$/ })
    .first()
  await alive(mend)
  const wanted = (await mend.getAttribute('aria-label'))?.replace('Redirect… ', '') ?? ''
  await mend.click()
  await expect(page.locator('.drawer--is-open #field-from')).toHaveValue(wanted)
  await expect(page).toHaveURL(/\/admin$/)
})

test('a change of a redirect is among the changes in the menu, with the old and the new value', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('market-manager')
  const market = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body.docs[0].id
  const from = `/dashboard-${MARK}`
  const data = { market, from, match: 'exact', to: { kind: 'screen', screen: 'contact' }, status: '301', enabled: true }
  const made = await callCms(page, 'POST', '/redirects', data)
  const { id } = made.body.doc
  try {
    expect((await callCms(page, 'PATCH', `/redirects/${id}`, { note: 'from the old shop' })).status).toBe(200)
    await page.goto(address('localhost', '/admin'))
    await menu(page).getByRole('link', { name: 'Changes', exact: true }).click()
    await page
      .getByRole('row', { name: new RegExp(`Changed.*${from}|${from}.*Changed`) })
      .getByRole('link')
      .first()
      .click()
    const changes = page.getByRole('region', { name: 'What changed' })
    await expect(changes.getByRole('row', { name: /Note.*from the old shop/ })).toBeVisible()
    await expectAccessiblePart(page, 'section[aria-label="What changed"]')
    await staff.open(`redirects/${id}`)
    await staff.pressInMenu('History')
    await expect(page.getByRole('row', { name: new RegExp(from) })).toHaveCount(2)
  } finally {
    expect((await callCms(page, 'DELETE', `/redirects/${id}`)).status).toBe(200)
  }
})

test('a translator sees translations first, no figures of the shop, and only the places for texts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await new Staff(page).logInAtHome('translator')
  await expect(part(page, 'work').locator('section, h2').first()).toBeVisible()
  for (const name of ['markets', 'broken', 'missed']) await expect(part(page, name)).toHaveCount(0)
  await expect(menu(page).getByRole('link')).toHaveCount(10)
  await expectToday(page)
})

test('a reader sees what the shop says, and neither drafts nor translations to do', async ({ page }) => {
  await new Staff(page).logInAtHome('read-only')
  await expect(part(page, 'missed')).toBeVisible()
  await expect(part(page, 'work')).toContainText('Nothing waits for you.')
  await expectToday(page)
})
