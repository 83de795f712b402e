import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import { Staff } from '../support/admin'
import { expect, expectNoSideways, inFullRun, test } from '../support/journey'
import { address, ask } from '../support/shop-address'

// One after the other: two of them import into one market, of which the last import is undone.
test.describe.configure({ mode: 'default' })

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
}
const GERMAN = 'de.localhost'
/** Addresses of this journey alone. */
const OWN = `/alt-${Date.now()}`

const lines = Array.from({ length: 200 }, (_, n) => `${OWN}/${n};/kontakt`)
lines[9] = `${OWN}/9;${OWN}/9`
lines[19] = `${OWN}/18;/kontakt`
lines[29] = `${OWN}/29;javascript:alert(1)`
const FILE = `from;to\r\n${lines.join('\r\n')}\r\n`

const openTool = (page: Page, tool: string) => page.goto(address('localhost', `/admin/redirect-tools?tool=${tool}`))

async function expectGoodLook(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page, { include: 'section' }), `at ${width} px`).toEqual([])
    await expectNoSideways(page)
  }
}

/** Deletes what the journey has made, as the member of staff who made it. */
const removeOwn = (page: Page) =>
  page.evaluate(async (own) => {
    const query = `where[from][contains]=${encodeURIComponent(own)}&limit=500&depth=0`
    const { docs } = await (await fetch(`/cms-api/redirects?${query}`)).json()
    for (let start = 0; start < docs.length; start += 10)
      await Promise.all(
        docs.slice(start, start + 10).map(({ id }: { id: number }) => fetch(`/cms-api/redirects/${id}`, { method: 'DELETE' })),
      )
    return docs.length
  }, OWN)

test('a file whose columns say nothing is read by what staff choose, and its import is undone from the list', async ({
  page,
}) => {
  const staff = new Staff(page)
  await staff.logIn('market-manager')
  const file = Buffer.from(`a;b;c\n1;${OWN}-gewaehlt;/kontakt\n`)
  await openTool(page, 'files')
  await page.getByLabel('File').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: file })
  await page.getByRole('button', { name: 'Look what would change' }).click()
  await expect(page.getByText('No column was recognised as the old address.')).toBeVisible()
  await page.getByLabel('The column "b" is …').selectOption({ label: 'Old address' })
  await page.getByLabel('The column "c" is …').selectOption({ label: 'New address' })
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Import 1 redirects' }).click()
  await expect.poll(async () => (await ask(GERMAN, `${OWN}-gewaehlt`, { headers: PERSON })).status).toBe(301)
  await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible()
  // Also for who has left the page of the result.
  await staff.open('redirects')
  await page.locator('#list-menu button').click()
  await page.getByRole('button', { name: 'Undo the last import' }).click()
  const undo = page.getByRole('button', { name: 'Undo this import' })
  // Pressed again where another journey saves redirects of the market meanwhile.
  await expect(async () => {
    if (await undo.isVisible()) await undo.click()
    await expect(page.getByText('Undone: 1 new ones are in the bin')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect.poll(async () => (await ask(GERMAN, `${OWN}-gewaehlt`, { headers: PERSON })).status).toBe(404)
})

test(
  'a market manager imports two hundred redirects with three bad lines, sees them live, tries five hundred and exports',
  inFullRun,
  async ({ page }) => {
    const staff = new Staff(page)
    await staff.logIn('market-manager')
    try {
      await test.step('nothing is stored before she has seen what would change', async () => {
        await openTool(page, 'files')
        await page.getByLabel('File').setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
        await page.getByRole('button', { name: 'Look what would change' }).click()
        await expect(page.locator('[data-import-result="checked"] [data-count="added"]')).toHaveText('197new')
        expect((await ask(GERMAN, `${OWN}/0`, { headers: PERSON })).status).toBe(404)
        await expectGoodLook(page)
      })

      await test.step('197 are stored and live, 3 are explained', async () => {
        const answered = page.waitForResponse((response) => response.url().includes('step=store'))
        await page.getByRole('button', { name: 'Import 197 redirects' }).click()
        expect((await answered).status()).toBe(200)
        await expect
          .poll(async () => (await ask(GERMAN, `${OWN}/199`, { headers: PERSON })).status, { intervals: [20] })
          .toBe(301)
        const result = page.locator('[data-import-result="stored"]')
        await expect(result.locator('[data-count="added"]')).toHaveText('197new')
        await expect(result.locator('[data-count="refused"]')).toHaveText('3refused')
        await expect(result.getByRole('row', { name: /^11 / })).toContainText('in a circle')
        await expect(result.getByRole('row', { name: /^21 / })).toContainText('Line 20 of the file')
        await expect(result.getByRole('row', { name: /^31 / })).toContainText('full web address')
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download the refused lines' }).click()
        expect((await saved).suggestedFilename()).toBe('refused-redirects.csv')
      })

      await test.step('five hundred addresses are tried at once', async () => {
        await openTool(page, 'many')
        const pasted = Array.from({ length: 500 }, (_, n) => (n % 2 ? `https://${GERMAN}${OWN}/${n}` : `${OWN}/${n}`))
        await page.getByLabel('Addresses, one to a line').fill(pasted.join('\n'))
        await page.getByRole('button', { name: 'Try all' }).click()
        await expect(page.locator('section').getByRole('status')).toHaveText('500 addresses, 303 with a problem')
        await page.getByRole('button', { name: 'Only problems' }).click()
        await expect(page.locator('section tbody tr')).toHaveCount(303)
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download as CSV' }).click()
        expect((await saved).suggestedFilename()).toBe('redirect-test.csv')
        await expectGoodLook(page)
      })

      await test.step('one address shows its hops', async () => {
        await openTool(page, 'one')
        await page.getByRole('main').getByLabel('Address').fill(`${OWN}/0?a=1`)
        await expect(page.locator('section ol li')).toContainText(['301'])
        await expect(page.locator('section [aria-live]')).toContainText('200')
        await expectGoodLook(page)
      })

      await test.step('the list is exported as a file, and its import changes nothing', async () => {
        // Other journeys save redirects of this market too: between export and import there must be a moment without them.
        await expect(async () => {
          await staff.open('redirects')
          const saved = page.waitForEvent('download')
          await page.locator('#list-menu button').click()
          await page.getByRole('button', { name: /^Export as CSV/ }).click()
          const file = await (await saved).path()
          await openTool(page, 'files')
          await page.getByLabel('File').setInputFiles(file)
          await page.getByRole('button', { name: 'Look what would change' }).click()
          const result = page.locator('[data-import-result="checked"]')
          await expect(result.locator('[data-count="added"]')).toHaveText('0new')
          await expect(result.locator('[data-count="changed"]')).toHaveText('0changed', { timeout: 1000 })
        }).toPass()
      })

      await test.step('the list shows where each leads and how often it is used', async () => {
        await page.goto(address('localhost', `/admin/collections/redirects?search=${encodeURIComponent(`${OWN}/19`)}`))
        await expect(page.locator('tbody .cell-hitCount').first()).toHaveText(/^\d+$/)
        await expect(page.locator('tbody .cell-target').first()).toHaveText(/\w/)
        await expect(page.locator('tbody .cell-enabled').first()).toHaveText('yes')
        await page.getByRole('button', { name: 'Hits: the highest first' }).click()
        await expect(page).toHaveURL(/sort=-hits\.hits/)
        await expect(page.getByRole('button', { name: 'Show: Used', exact: true })).toBeVisible()
      })
    } finally {
      await page.goto(address('localhost', '/admin/redirect-tools?tool=one'))
      expect(await removeOwn(page)).toBeLessThanOrEqual(200)
    }
    await expect.poll(async () => (await ask(GERMAN, `${OWN}/0`, { headers: PERSON })).status).toBe(404)
  },
)
