import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import { alive, callCms, Staff } from '../support/admin'
import { expect, expectNoSideways, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { address, ask } from '../support/shop-address'
import { aText } from '../cms/a-text'

const SLUG = `pruefung-${Date.now()}`
const TITLE = `Prüfung ${SLUG}`

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page, { include: '[data-testid="page-review"]' })).toEqual([])
      await expectNoSideways(page)
    }
}

test('a translator hands a page in, gets it back with a note, hands it in again, and it is published', async ({
  page,
  quiet,
}) => {
  // The shop answers so before the page is published.
  quiet.allow(/status of 404/)
  const staff = new Staff(page)
  const panel = page.getByTestId('page-review')
  const waiting = page.getByTestId('dashboard-reviews')
  await staff.logIn('translator')
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const data = { market: docs[0].id, slug: SLUG, title: TITLE, metaDescription: 'Eine Probe.', body: aText('Bald.') }
  const { id } = (await callCms(page, 'POST', '/pages?draft=true', { ...data, _status: 'draft' })).body.doc
  try {
    await test.step('the author chooses the reviewer and writes a note', async () => {
      await staff.open(`pages/${id}`)
      await panel.getByLabel('Who reviews it').selectOption({ label: 'Conny Content' })
      await panel.getByLabel('Note (optional)').fill('Bitte den Ton prüfen.')
      await panel.getByRole('button', { name: 'Ready for review' }).click()
      await expect(panel.getByRole('status')).toHaveText('Waits for the review by Conny Content.')
      await expect(panel.getByRole('button', { name: 'Back to the author' })).toHaveCount(0)
    })

    await test.step('the reviewer has a mail and a line on the dashboard, and gives it back', async () => {
      const mails = await mailsTo('content@revalo.example')
      const mail = mails.find(({ subject }) => subject.includes(TITLE))
      expect(mail?.text).toContain('Bitte den Ton prüfen.')
      expect(mail?.text).toContain(`/admin/collections/pages/${id}`)
      await staff.logInAtHome('content-manager')
      const line = waiting.getByRole('link', { name: new RegExp(`${TITLE}.*waits for your review`) }).first()
      await alive(line)
      await line.click()
      await expect(page).toHaveURL(new RegExp(`pages/${id}$`))
      await expect(panel.getByText('Bitte den Ton prüfen.')).toBeVisible()
      await expectAccessible(page)
      await panel.getByLabel('What is to be changed').fill('Sie statt du.')
      await panel.getByRole('button', { name: 'Back to the author' }).click()
      await expect(panel.getByRole('status')).toHaveText('Back with the author, Tara Text.')
    })

    await test.step('the author finds it on the dashboard and hands it in again', async () => {
      await staff.logInAtHome('translator')
      const line = waiting.getByRole('link', { name: new RegExp(`${TITLE}.*came back to you`) }).first()
      await alive(line)
      await line.click()
      await expect(panel.getByText('Sie statt du.')).toBeVisible()
      await panel.getByRole('button', { name: 'Ready for review' }).click()
      await expect(panel.getByRole('status')).toHaveText('Waits for the review by Conny Content.')
    })

    await test.step('publishing shows the page in the shop and ends the review', async () => {
      await staff.logIn('content-manager')
      expect((await callCms(page, 'PATCH', `/pages/${id}`, { _status: 'published' })).status).toBe(200)
      await expect.poll(async () => (await ask('de.localhost', `/content/${SLUG}`)).status).toBe(200)
      await page.goto(address('localhost', '/admin'))
      await expect(page.getByTestId('dashboard-work')).not.toContainText(`${TITLE}” waits`)
    })

    await test.step('a review of a published page leads to what differs from the shop', async () => {
      expect((await callCms(page, 'PATCH', `/pages/${id}?draft=true`, { title: `${TITLE}, neu`, _status: 'draft' })).status).toBe(
        200,
      )
      await staff.open(`pages/${id}`)
      await panel.getByLabel('Who reviews it').selectOption({ label: 'Ada Admin' })
      await panel.getByRole('button', { name: 'Ready for review' }).click()
      await panel.getByRole('link', { name: 'What differs from the shop' }).click()
      await expect(page.getByTestId('version')).toContainText(`${TITLE}, neu`)
    })
  } finally {
    await staff.logIn('content-manager')
    expect((await callCms(page, 'DELETE', `/pages/${id}`)).status).toBe(200)
  }
})
