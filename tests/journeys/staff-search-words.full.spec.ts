import type { Page } from '@playwright/test'
import * as z from 'zod'
import { findViolations } from '../support/axe'
import { Staff } from '../support/admin'
import { expect, expectNoSideways, test } from '../support/journey'
import { address, ask } from '../support/shop-address'

const GERMAN = 'de.localhost'
/** Letters alone: a text with a long number is not stored. */
const WORD = `qx${Date.now()
  .toString(36)
  .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`

const Found = z.object({ total: z.number(), note: z.string().nullable() })
const search = async (text: string) =>
  Found.parse(JSON.parse((await ask(GERMAN, `/api/search?${new URLSearchParams({ q: text })}`)).body.toString()))

const Saved = z.object({ doc: z.object({ market: z.unknown() }) })
/** Saves the form over the list, and waits for the answer: from then on a second counts. */
async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/cms-api/search-words' && response.request().method() === 'POST',
  )
  await page.locator('.doc-drawer #action-save').click()
  const answer = await saved
  expect(answer.status()).toBe(201)
  expect(Saved.parse(await answer.json()).doc.market).not.toBeNull()
}

/** Deletes what a journey has made. */
const removeEntries = (page: Page) =>
  page.evaluate(async (word) => {
    const where = `where[typed][contains]=${word}`
    await fetch(`/cms-api/search-words?${where}`, { method: 'DELETE', credentials: 'include' })
  }, WORD)

test('a search without a result becomes other words, a kind that is not bought or nothing, each from the list', async ({
  page,
  quiet,
}) => {
  // A kind without a sentence is refused.
  quiet.allow(/status of 400/)
  const texts = [`${WORD} dreizehn`, `${WORD} kocher`, `${WORD} egal`]
  for (const text of texts) await page.goto(address(GERMAN, `/?${new URLSearchParams({ q: text })}`))
  const staff = new Staff(page)
  await staff.logIn('content-manager', '/admin/missing-searches?market=de')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  try {
    await expect
      .poll(
        async () => {
          await page.reload()
          return page.getByRole('row').filter({ hasText: WORD }).count()
        },
        { timeout: 30_000, intervals: [2_000] },
      )
      .toBe(texts.length)
    expect(await findViolations(page, { include: 'main' })).toEqual([])

    await row(texts[0] ?? '')
      .getByRole('button', { name: 'Search for' })
      .click()
    const form = page.locator('.doc-drawer')
    await expect(form.locator('#field-typed')).toHaveValue(texts[0] ?? '')
    await form.locator('#field-target').fill('iPhone 13')
    await expect(form.getByRole('status').filter({ hasText: 'found' })).toContainText('iPhone 13')
    await save(page)
    await expect.poll(async () => (await search(texts[0] ?? '')).total, { timeout: 3_000, intervals: [50] }).toBeGreaterThan(0)
    await expect(row(texts[0] ?? '')).toBeHidden()

    await row(texts[1] ?? '')
      .getByRole('button', { name: 'Not bought' })
      .click()
    await form.locator('#action-save').click()
    await expect(form.getByText('Say in a sentence')).toBeVisible()
    await form.locator('#field-sentence').fill('Kocher kaufen wir nicht an.')
    await form.locator('#field-advice').fill('Der Wertstoffhof nimmt sie an.')
    await save(page)
    const note = 'Kocher kaufen wir nicht an. Der Wertstoffhof nimmt sie an.'
    await expect.poll(async () => (await search(texts[1] ?? '')).note, { timeout: 3_000, intervals: [50] }).toBe(note)
    await expect(row(texts[1] ?? '')).toBeHidden()

    await row(texts[2] ?? '')
      .getByRole('button', { name: 'Leave it' })
      .click()
    await expect(row(texts[2] ?? '')).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoSideways(page)
  } finally {
    await removeEntries(page)
  }
})
