import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { callCms, Staff } from '../support/admin'
import { address, ask } from '../support/shop-address'
import { aText } from '../cms/a-text'

const GERMAN = 'de.localhost'
const SLUG = `probeseite-${Date.now()}`
const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
}
const MINUTE_MS = 60_000

const answers = async () => (await ask(GERMAN, `/content/${SLUG}`, { headers: PERSON })).status

/** Checks our part of the screen; a frame shows the shop, which has its own journeys. */
async function expectAccessiblePart(page: Page, selector: string): Promise<void> {
  expect(await findViolations(page, { include: selector, exclude: 'iframe' })).toEqual([])
}

const words = (text: string) => ({ type: 'text', version: 1, text })
const link = (url: string, text: string) => ({
  type: 'link',
  version: 3,
  fields: { url, linkType: 'custom', newTab: false },
  children: [words(text)],
})

test('a content manager sees a draft in the market’s layout and publishes it at a minute', async ({ page, quiet }) => {
  // The shop and the checks refuse on purpose.
  quiet.allow(/status of 40[04]/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const data = { market: docs[0].id, slug: SLUG, title: 'Probeseite', _status: 'draft', metaDescription: 'Eine Probe.' }
  const body = aText('Mehr steht ', link('/nirgends', 'hier'), words('.'))
  const made = await callCms(page, 'POST', '/pages?draft=true', { ...data, body })
  expect(made.status).toBe(201)
  const { id } = made.body.doc
  try {
    await test.step('the draft is seen in the layout of its market, and not in the shop', async () => {
      await staff.open(`pages/${id}`)
      await staff.openPreview()
      const frame = page.frameLocator('#live-preview-iframe')
      await expect(frame.getByRole('heading', { level: 1, name: 'Probeseite' })).toBeVisible()
      await expect(frame.locator('html')).toHaveAttribute('data-market', 'de')
      expect(await answers()).toBe(404)
      await staff.field('title').fill('Probeseite, neu')
      await expect(frame.getByRole('heading', { level: 1, name: 'Probeseite, neu' })).toBeVisible()
      // The preview is ahead of the autosave.
      const stored = async () => (await callCms(page, 'GET', `/pages/${id}?draft=true&depth=0`)).body.title
      await expect.poll(stored).toBe('Probeseite, neu')
      await page.locator('#live-preview-toggler').click()
    })

    await test.step('a broken link stops it, by hand and for a later minute', async () => {
      const problems = page.getByTestId('page-problems')
      await expect(problems.getByRole('button', { name: 'The link “hier” leads to nothing in this market.' })).toBeVisible()
      await expectAccessiblePart(page, '[data-testid="page-problems"]')
      await expectAccessiblePart(page, '[data-testid="page-schedules"]')
      const refused = await callCms(page, 'PATCH', `/pages/${id}`, { _status: 'published' })
      expect(refused.status).toBe(400)
      expect(await answers()).toBe(404)
      const reason = await callCms(page, 'PATCH', `/pages/${id}?draft=true`, {
        publishReason: 'Das Ziel folgt.',
        _status: 'draft',
      })
      expect(reason.status).toBe(200)
    })

    await test.step('it is there after its minute, not before', async () => {
      await staff.open(`pages/${id}`)
      const schedules = page.getByTestId('page-schedules')
      await expect(schedules.getByLabel('Day')).toBeVisible()
      // At least some seconds ahead, so that the schedule is made before its minute begins.
      const minute = Math.ceil((Date.now() + 10_000) / MINUTE_MS) * MINUTE_MS
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' }).format(minute)
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(minute)
      await schedules.getByLabel('Day').fill(day)
      await schedules.getByLabel('Time').fill(clock)
      await schedules.getByRole('button', { name: 'Schedule it' }).click()
      await expect(schedules.getByRole('button', { name: /^Remove: Publish/ })).toBeVisible()
      await expect(schedules.getByRole('link', { name: /^Publish/ })).toHaveAttribute('href', /\/admin\/releases\?id=\d+$/)
      expect(await answers()).toBe(404)
      await expect.poll(answers, { intervals: [100], timeout: 3 * MINUTE_MS }).toBe(200)
      const saved = Date.parse((await callCms(page, 'GET', `/pages/${id}?depth=0`)).body.updatedAt)
      expect(saved - minute).toBeGreaterThanOrEqual(0)
    })

    await test.step('it disappears at once when it is unpublished', async () => {
      expect((await callCms(page, 'PATCH', `/pages/${id}`, { _status: 'draft' })).status).toBe(200)
      await expect.poll(answers, { intervals: [20] }).toBe(404)
    })
  } finally {
    expect((await callCms(page, 'DELETE', `/pages/${id}`)).status).toBe(200)
  }
})

test('a translator sees every page in every market, and publishes none', async ({ page, quiet }) => {
  // Other journeys delete pages meanwhile, and one takes a market of its own from the grid.
  quiet.allow(/status of (?:40[034]|421)|http:\/\/lu\.localhost/)
  const staff = new Staff(page)
  await staff.logIn('translator')
  await page.goto(address('localhost', '/admin/translations'))
  await expect(page.getByTestId('translations').getByRole('columnheader', { name: /^DE/ })).toBeVisible()
  await expectAccessiblePart(page, '[data-testid="translations"]')
  // Its frames are whole pages, which load one after the other.
  await page.goto(address('localhost', '/admin/page-grid'), { waitUntil: 'domcontentloaded' })
  const grid = page.getByTestId('page-grid')
  await expect(grid.locator('figure')).not.toHaveCount(0)
  const first = grid.locator('iframe').first()
  await expect(first.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessiblePart(page, '[data-testid="page-grid"]')
  const { docs } = (await callCms(page, 'GET', '/pages?sort=id&limit=1&depth=0')).body
  expect((await callCms(page, 'PATCH', `/pages/${docs[0].id}`, { _status: 'published', title: 'Nein' })).status).toBe(403)
  const schedule = { kind: 'publish', at: new Date(Date.now() + 10 * MINUTE_MS).toISOString() }
  expect((await callCms(page, 'POST', `/pages/${docs[0].id}/schedules`, schedule)).status).toBe(403)
})
