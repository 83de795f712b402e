import { readFile } from 'node:fs/promises'
import { alive, callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'
import { aText } from '../cms/a-text'

test('a translator exports a page, and imports its translation into the draft after a check', async ({ page, quiet }) => {
  // The import refuses a wrong file on purpose.
  quiet.allow(/status of 40[04]/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const marketOf = async (code: string) =>
    (await callCms(page, 'GET', `/markets?where[code][equals]=${code}&depth=0`)).body.docs[0].id
  const data = { market: await marketOf('de'), slug: `uebersetzung-${Date.now()}`, title: 'Zum Übersetzen', _status: 'draft' }
  const made = await callCms(page, 'POST', '/pages?draft=true', {
    ...data,
    body: aText('Guten Tag.'),
  })
  const source = made.body.doc.id
  const { id } = (await callCms(page, 'POST', `/pages/${source}/copy`, { market: await marketOf('fr') })).body
  try {
    await staff.logIn('translator')
    await page.goto(address('localhost', `/admin/side-by-side?page=${id}`))
    await staff.pressInMenu('Translate in a file')
    const dialog = page.getByRole('dialog', { name: 'Translate in a file' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download: XLIFF 2.0' }).click(),
    ])
    const exported = await readFile(await download.path(), 'utf8')
    const translated = exported.replace('Guten Tag.</source>', '$&<target>Bonjour.</target>')
    const choose = (name: string, text: string) =>
      dialog.getByLabel('Translated file').setInputFiles({ name, mimeType: 'application/xliff+xml', buffer: Buffer.from(text) })
    await choose('wrong.xlf', '<html></html>')
    await dialog.getByRole('button', { name: 'Check' }).click()
    await expect(dialog.getByRole('alert')).toContainText('no complete file of translations')
    await choose('page.xlf', translated)
    await dialog.getByRole('button', { name: 'Check' }).click()
    await expect(dialog.getByRole('row', { name: 'Text › paragraph 1' }).getByRole('cell', { name: 'Bonjour.' })).toBeVisible()
    expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Write to the draft (1)' }).click()
    await expect(dialog.getByRole('status')).toContainText('The draft has the new texts.')
    await dialog.getByRole('button', { name: 'Show the page with them' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: /^All / }).click()
    await expect(page.getByRole('textbox', { name: 'Text › paragraph 1' })).toHaveValue('Bonjour.')
  } finally {
    await staff.logIn('content-manager')
    for (const made of [id, source]) expect((await callCms(page, 'DELETE', `/pages/${made}`)).status).toBe(200)
  }
})

test('a translator marks a page as not for a market, and takes the mark back', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const title = `Nur hier ${Date.now()}`
  const data = { market: docs[0].id, slug: `nur-hier-${Date.now()}`, title, _status: 'draft' }
  const { id } = (await callCms(page, 'POST', '/pages?draft=true', data)).body.doc
  try {
    await staff.logIn('translator')
    await page.goto(address('localhost', '/admin/translations'))
    const row = page.getByRole('row', { name: title })
    await expect(row.locator('[data-state="notForMarket"]')).toHaveCount(0)
    const missing = await row.locator('[data-state="missing"]').count()
    const mark = row.getByRole('button', { name: `Mark as not for this market: ${title}, France` })
    await alive(mark)
    await mark.click()
    await expect(row.locator('[data-state="notForMarket"]')).toHaveText('not for this market')
    const takeBack = row.getByRole('button', { name: `Take the mark back: ${title}, France` })
    await expect(takeBack).toBeFocused()
    await takeBack.click()
    await expect(row.locator('[data-state="missing"]')).toHaveCount(missing)
    expect(await findViolations(page, { include: '[data-testid="translations"]' })).toEqual([])
  } finally {
    await staff.logIn('content-manager')
    expect((await callCms(page, 'DELETE', `/pages/${id}`)).status).toBe(200)
  }
})

test('a translator copies a page to two markets at once, and saves from one market to the next', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const title = `In zwei Märkte ${Date.now()}`
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const data = { market: docs[0].id, slug: `zwei-maerkte-${Date.now()}`, title, _status: 'draft' }
  const source = (await callCms(page, 'POST', '/pages?draft=true', data)).body.doc.id
  const followers = `/pages?where[translationOf][equals]=${source}&draft=true&depth=0&limit=20`
  try {
    await staff.logIn('translator')
    await page.goto(address('localhost', `/admin/translations?search=${encodeURIComponent(title)}`))
    const row = page.getByRole('row', { name: title })
    const copy = row.getByRole('button', { name: `Copy to markets: ${title}` })
    await alive(copy)
    await copy.click()
    const dialog = page.getByRole('dialog', { name: `Copy to markets: ${title}` })
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
    for (const market of ['España', 'France']) await dialog.getByRole('checkbox', { name: market }).check()
    await dialog.getByRole('button', { name: 'Copy as drafts (2)' }).click()
    const field = page.getByRole('textbox', { name: 'Title', exact: true })
    await expect(field).toBeFocused({ timeout: 30_000 })
    await field.fill('El título')
    await page.getByRole('button', { name: 'Save, then France' }).click()
    await expect(page.getByRole('navigation', { name: 'Markets of this page' }).locator('[aria-current]')).toContainText('France')
    await field.fill('Le titre')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('France is up to date: 1 of 1.')).toBeVisible()
    const stored = (await callCms(page, 'GET', followers)).body.docs
    expect(stored.map((each: { title: string }) => each.title).sort()).toEqual(['El título', 'Le titre'])
    await page.goto(address('localhost', `/admin/translations?search=${encodeURIComponent(title)}`))
    await row.getByRole('link', { name: /España: up to date/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('El título')
  } finally {
    await staff.logIn('content-manager')
    const made = (await callCms(page, 'GET', followers)).body.docs.map(({ id }: { id: number }) => id)
    for (const id of [...made, source]) await callCms(page, 'DELETE', `/pages/${id}`)
  }
})
