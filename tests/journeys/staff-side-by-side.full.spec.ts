import type { Page } from '@playwright/test'
import { aText } from '../cms/a-text'
import { callCms, Staff } from '../support/admin'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'
import { expectGoodLooks } from '../support/staff-walk'

const marketOf = async (page: Page, code: string): Promise<number> =>
  (await callCms(page, 'GET', `/markets?where[code][equals]=${code}&depth=0`)).body.docs[0].id
const link = {
  ...{ type: 'link', version: 3, fields: { url: '/kontakt', linkType: 'custom', newTab: false } },
  children: [{ type: 'text', version: 1, text: 'hier' }],
}

let source = 0
let copy = 0

test.beforeEach(async ({ page }) => {
  await new Staff(page).logIn('content-manager')
  const question = { blockType: 'questions', title: 'Fragen', questions: [{ question: 'Wann?', answer: 'Heute.' }] }
  const made = await callCms(page, 'POST', '/pages?draft=true', {
    ...{ market: await marketOf(page, 'de'), slug: `seite-an-seite-${Date.now()}`, title: 'Seite an Seite' },
    ...{ body: aText('Siehe ', link), blocks: [question], _status: 'draft' },
  })
  source = made.body.doc.id
  copy = (await callCms(page, 'POST', `/pages/${source}/copy`, { market: await marketOf(page, 'fr') })).body.id
})

test.afterEach(async ({ page }) => {
  // The view asks before texts are left that are not saved.
  page.on('dialog', (dialog) => void dialog.accept())
  await new Staff(page).logIn('content-manager')
  for (const id of [copy, source]) await callCms(page, 'DELETE', `/pages/${id}`)
})

test('a translator writes beside the source, saves twice in a row, and the form has the texts with their link', async ({
  page,
}) => {
  const staff = new Staff(page)
  await staff.logIn('translator')
  await staff.open(`pages/${copy}`)
  await page.locator('.tabs-field__tab-button').nth(2).click()
  await page.getByRole('link', { name: 'Translate side by side' }).click()
  await expect(page).toHaveTitle('Translation side by side · Revalo CMS')
  await expect(page.getByRole('heading', { level: 1, name: 'Seite an Seite → Seite an Seite' })).toBeVisible()
  await expect(page.getByText('German (Germany) to French (France)')).toBeVisible()
  const markets = page.getByRole('navigation', { name: 'Markets of this page' })
  await expect(markets.locator('[aria-current]')).toContainText('France0 of 4')
  // This shop has no translation machine.
  await expect(page.getByRole('button', { name: 'Draft by machine' })).toHaveCount(0)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toBeFocused()
  await title.fill('Côte à côte')
  // Done, next text; then the source is copied to where the focus is.
  await title.press('Control+Enter')
  const linked = page.getByRole('textbox', { name: 'Text › paragraph 1, part 1 of 2' })
  await expect(linked).toBeFocused()
  await linked.fill('')
  await linked.press('Alt+c')
  await expect(linked).toHaveValue('Siehe ')
  await page.getByRole('textbox', { name: 'Text › paragraph 1, part 1 of 2' }).fill('Voir ')
  await page.getByRole('textbox', { name: 'Text › paragraph 1, part 2 of 2' }).fill('ici')
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByText('Save and stay here', { exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The draft has the texts.' })).toBeVisible()
  await page
    .getByRole('region', { name: /› Question not translated/ })
    .getByRole('button', { name: 'Still right as it is' })
    .click()
  await page.getByRole('textbox', { name: /Answer$/ }).fill('Aujourd’hui.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'up to date with its source' })).toBeVisible()
  await expect(page.locator('[data-unit-state="untranslated"]')).toHaveCount(0)
  const stored = await callCms(page, 'GET', `/pages/${copy}?draft=true&depth=0`)
  expect(stored.body).toMatchObject({ title: 'Côte à côte', blocks: [{ questions: [{ answer: 'Aujourd’hui.' }] }] })
  expect(JSON.stringify(stored.body.body)).toMatch(/"Voir ".*"url":"\/contact".*"ici"/)
})

test('a colleague’s save in between is said in a sentence, and what was written stays', async ({ page, quiet }) => {
  quiet.allow(/status of 409/)
  await page.goto(address('localhost', `/admin/side-by-side?page=${copy}`))
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Mon titre')
  await callCms(page, 'PATCH', `/pages/${copy}?draft=true`, { title: 'Leur titre' })
  await page.locator('#save-pairs').click()
  await expect(page.getByRole('alert').filter({ hasText: 'saved this page' })).toBeVisible()
  await expect(title).toHaveValue('Mon titre')
  await page.getByRole('button', { name: 'Load the page as it is now, and keep my texts' }).click()
  await expect(page.getByRole('region', { name: /^Title/ }).getByText('Leur titre', { exact: true })).toBeVisible()
  await expect(title).toHaveValue('Mon titre')
  await page.locator('#save-pairs').click()
  await expect(page.getByRole('status').filter({ hasText: 'The draft has the texts.' })).toBeVisible()
  expect((await callCms(page, 'GET', `/pages/${copy}?draft=true&depth=0`)).body.title).toBe('Mon titre')
})

test('what the source says differently since is shown, and the view is good on a phone and on a desk', async ({ page }) => {
  const at = (await callCms(page, 'GET', `/pages/${copy}/side-by-side`)).body.at
  expect((await callCms(page, 'POST', `/pages/${copy}/side-by-side`, { at, units: [], compared: true })).status).toBe(200)
  await callCms(page, 'PATCH', `/pages/${source}`, { title: 'Nebeneinander', _status: 'draft' })
  await page.goto(address('localhost', `/admin/side-by-side?page=${copy}`))
  const changed = page.getByRole('region', { name: /^Title/ })
  await expect(changed.locator('del')).toHaveText('Seite an Seite')
  await expect(changed.locator('ins')).toHaveText('Nebeneinander')
  const looks = [
    [390, 'light'],
    [390, 'dark'],
    [1440, 'dark'],
    [1440, 'light'],
  ] as const
  await expectGoodLooks(page, { include: 'main' }, looks, { picture: 'side-by-side' })
})
