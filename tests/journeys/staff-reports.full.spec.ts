import type { Page } from '@playwright/test'
import { alive, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'
import { countEarlierOffers } from '../support/platform-database'
import { address, ask } from '../support/shop-address'

const HOST = 'de.localhost'
const report = (page: Page) => page.getByTestId('report')

let earlier: Awaited<ReturnType<typeof countEarlierOffers>>
test.beforeEach(async () => {
  earlier = await countEarlierOffers(`journey-${test.info().testId}`)
})
test.afterEach(() => earlier.undo())

async function choose(page: Page, menu: RegExp, choice: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: menu })
  await alive(button)
  await button.click()
  await page.getByRole('link', { name: choice, exact: true }).click()
}

test('what happens in a shop is in the report of today of its market within seconds, and in no other one', async ({ page }) => {
  const text = `Grammophonium ${test.info().testId.replace(/[^a-z]/g, '')}`
  expect((await ask(HOST, `/?q=${encodeURIComponent(text)}`)).status).toBe(200)
  await new Staff(page).logIn('content-manager')
  const words = page.getByRole('region', { name: 'Searched for and not found' })
  await expect
    .poll(async () => {
      await page.goto(address('localhost', '/admin/reports?market=de&days=1&figure=searches'))
      return words.getByRole('listitem').filter({ hasText: text.toLowerCase() }).count()
    })
    .toBe(1)
  await expect(report(page).getByRole('region', { name: /^By market, / })).toContainText('Deutschland')
  await choose(page, /^Market: /, 'Österreich')
  await expect(page).toHaveURL(/market=at/)
  await expect(words).not.toContainText(text.toLowerCase())
})

test('the arrows move the rule of the chart, whose day and numbers are those of the table', async ({ page }) => {
  await new Staff(page).logIn('market-manager', '/admin/reports?days=28')
  const rule = page.getByRole('slider', { name: 'Offers' })
  await alive(rule)
  await rule.focus()
  const last = await rule.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(rule).not.toHaveAttribute('aria-valuetext', last ?? '')
  const day = (await rule.getAttribute('aria-valuetext')) ?? ''
  await page.locator('summary').filter({ hasText: 'Period' }).click()
  const row = page.getByRole('region', { name: /^By time, / }).getByRole('row', { name: day })
  const [now = '', before = ''] = await row.getByRole('cell').allTextContents()
  const text = page.getByRole('status').filter({ hasText: day })
  await expect(text).toContainText(`Offers: ${now}`)
  await expect(text).toContainText(`: ${before}`)
  await rule.press('End')
  await expect(rule).toHaveAttribute('aria-valuetext', last ?? '')
  await page.getByRole('navigation', { name: 'Steps of the chart' }).getByRole('link', { name: 'Week' }).click()
  await expect(page.getByRole('region', { name: /^By time, / }).locator('tbody tr')).toHaveCount(4)
})

for (const role of ['admin', 'content-manager', 'market-manager', 'read-only'] as const)
  test(`a report for the role ${role} is accessible in both schemes, and is as wide as a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await new Staff(page).logIn(role, '/admin/reports?days=28')
    await expect(page.getByRole('heading', { name: 'Questions that inspection answers otherwise' })).toBeVisible()
    await expect(report(page)).not.toContainText('could not be checked')
    await alive(page.getByRole('slider'))
    await page.getByRole('slider').focus()
    expect(await findViolations(page, { include: 'main' })).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSideways(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findViolations(page, { include: 'main' })).toEqual([])
  })

test('a translator sees that the role has no reports', async ({ page }) => {
  await new Staff(page).logIn('translator')
  await page.goto(address('localhost', '/admin/reports'))
  await expect(page.getByRole('main')).toContainText('Your role has no reports.')
  await expect(report(page)).toHaveCount(0)
})
