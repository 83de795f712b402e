import { Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { address, ask } from '../support/shop-address'

const HOST = 'de.localhost'

test('what happens in a shop is in the reports of its market within seconds', async ({ page }) => {
  const text = `Grammophonium ${test.info().testId.replace(/[^a-z]/g, '')}`
  expect((await ask(HOST, `/?q=${encodeURIComponent(text)}`)).status).toBe(200)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const searches = page.getByRole('table', { name: 'Searches without a result' })
  await expect
    .poll(async () => {
      await page.goto(address('localhost', '/admin/reports?market=de&days=7'))
      return searches.getByRole('rowheader', { name: text.toLowerCase() }).count()
    })
    .toBe(1)
  await expect(page.getByRole('table', { name: 'Week by week' })).toBeVisible()
  expect(await findViolations(page, { include: 'main' })).toEqual([])
  await page.getByRole('main').getByLabel('Market').selectOption('at')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/market=at/)
  await expect(searches.getByRole('rowheader', { name: text.toLowerCase() })).toHaveCount(0)
})

test('a translator sees that the role has no reports', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('translator')
  await page.goto(address('localhost', '/admin/reports'))
  await expect(page.getByRole('main')).toContainText('Your role has no reports.')
  await expect(page.getByTestId('report')).toHaveCount(0)
})
