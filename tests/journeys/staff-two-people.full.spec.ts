import type { Browser, Page } from '@playwright/test'
import { alive, callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'

const ROUNDS = 20
const STEPS = [{ title: 'Ansehen', text: 'Preis' }]
const HIDDEN = { place: 'home', position: 98, validFrom: '2020-01-01T00:00:00.000Z', validTo: '2020-01-02T00:00:00.000Z' }

/** Ada, an admin, with a page and a banner of her own; removes them at the end. */
async function withAda(
  browser: Browser,
  visit: (ada: Page, make: (slug: string, values: object) => Promise<string>) => Promise<void>,
) {
  const ada = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const made: string[] = []
  await new Staff(ada).logIn('admin')
  const market = (await callCms(ada, 'GET', '/markets?where[code][equals]=at&depth=0')).body.docs[0].id
  try {
    await visit(ada, async (slug, values) => {
      const { body } = await callCms(ada, 'POST', `/${slug}?draft=${slug === 'pages'}&depth=0`, { market, ...values })
      made.push(`/${slug}/${body.doc.id}`)
      return `${slug}/${body.doc.id}`
    })
  } finally {
    for (const path of made) await callCms(ada, 'DELETE', path)
    await ada.context().close()
  }
}

test('two people who type in different fields of one page lose nothing in twenty rounds', async ({ page, browser, quiet }) => {
  quiet.allow(/status of (409|503)/)
  await withAda(browser, async (ada, make) => {
    const blocks = [{ blockType: 'steps', heading: 'Schritte', steps: STEPS }]
    const path = await make('pages', { title: 'Zu zweit', slug: `zu-zweit-${Date.now()}`, _status: 'draft', blocks })
    const [mine, hers] = [new Staff(page), new Staff(ada)]
    await mine.logIn('content-manager')
    for (const staff of [mine, hers]) await staff.open(path)
    const stored = async () => (await callCms(page, 'GET', `/${path}?draft=true&depth=0`)).body
    for (let round = 1; round <= ROUNDS; round += 1) {
      await hers.field('title').fill(`Titel ${round}`)
      await mine.field('blocks.0.heading').fill(`Schritte ${round}`)
      await expect
        .poll(stored, { timeout: 30_000 })
        .toMatchObject({ title: `Titel ${round}`, blocks: [{ heading: `Schritte ${round}` }] })
    }
    await hers.field('title').fill('Das Ende')
    await expect.poll(stored, { timeout: 30_000 }).toMatchObject({ title: 'Das Ende' })
    // A row that comes above the one that is typed in takes neither the focus nor what was typed.
    const { blocks: before } = await stored()
    await callCms(ada, 'PATCH', `/${path}?draft=true`, {
      blocks: [{ blockType: 'steps', heading: 'Neu', steps: STEPS }, ...before],
    })
    await mine.field('blocks.0.heading').fill('Schritte am Ende')
    await expect(mine.field('blocks.1.heading')).toHaveValue('Schritte am Ende', { timeout: 30_000 })
    await expect(mine.field('blocks.1.heading')).toBeFocused()
    await expect(mine.field('title')).toHaveValue('Das Ende')
    await expect(page.getByTestId('form-merged')).toContainText('Taken over from Ada Admin: Title')
    await expect(page.getByTestId('form-colleagues')).toContainText('Ada Admin', { timeout: 30_000 })
    await expect.poll(stored).toMatchObject({ blocks: [{ heading: 'Neu' }, { heading: 'Schritte am Ende' }] })
    await expect(page.locator('[data-conflict]')).toHaveCount(0)
  })
})

test('two people who change the same field see both values, and each choice saves what it says', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/status of (409|503)/)
  await withAda(browser, async (ada, make) => {
    const path = await make('banners', { ...HIDDEN, headline: 'Zu zweit', text: 'Geöffnet' })
    const [mine, hers] = [new Staff(page), new Staff(ada)]
    await mine.logIn('content-manager')
    const panel = page.locator('[data-conflict]')
    const stored = async () => (await callCms(page, 'GET', `/${path}?depth=0`)).body
    const collide = async (round: string) => {
      for (const staff of [mine, hers]) await staff.open(path)
      await hers.field('headline').fill(`Von Ada ${round}`)
      await hers.field('text').fill(`Text von Ada ${round}`)
      expect((await hers.save()).status).toBe(200)
      await mine.field('headline').fill(`Von mir ${round}`)
      expect((await mine.save()).status).toBe(409)
      await expect(panel).toBeFocused()
      await alive(panel.getByRole('radio').first())
      for (const text of [`Von Ada ${round}`, `Von mir ${round}`, 'When you opened it', 'Taken over from Ada Admin'])
        await expect(panel).toContainText(text)
      await expect(page.locator('.payload-toast-item')).toHaveCount(0)
      await expect(mine.field('text')).toHaveValue(`Text von Ada ${round}`)
    }

    await collide('eins')
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), colorScheme)
        expect(await findViolations(page, { include: '[data-conflict]' })).toEqual([])
        expect(await findViolations(page, { include: '.doc-controls' })).toEqual([])
        await expectNoSideways(page)
        await panel.screenshot({ path: test.info().outputPath(`collision-${colorScheme}-${width}.png`) })
      }
    await panel.getByRole('button', { name: 'Keep mine and save' }).click()
    await expect(panel).toHaveCount(0)
    await expect.poll(stored).toMatchObject({ headline: 'Von mir eins', text: 'Text von Ada eins' })

    await collide('zwei')
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Go to the field' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await expect(panel.getByRole('radio', { name: /Ada Admin/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Take what Ada Admin wrote and save' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toHaveCount(0)
    await expect(mine.field('headline')).toHaveValue('Von Ada zwei')
    await expect.poll(stored).toMatchObject({ headline: 'Von Ada zwei', text: 'Text von Ada zwei' })
    await expect(mine.field('headline')).toBeFocused()
    await expect(page.getByText('Submitting')).toHaveCount(0)
  })
})
