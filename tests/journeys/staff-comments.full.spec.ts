import type { Page } from '@playwright/test'
import { aText } from '../cms/a-text'
import { callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, expectNoSideways, test } from '../support/journey'

const SLUG = `kommentare-${Date.now()}`
const BANNERS = [
  { blockType: 'banner', headline: 'Zuerst', tone: 'calm' },
  { blockType: 'banner', headline: 'Danach', tone: 'calm' },
]

/** Checks one part of a page in both colour schemes and widths; the rest is Payload’s own. */
async function expectAccessible(page: Page, include: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page, { include })).toEqual([])
      await expectNoSideways(page)
    }
}

test('staff comment on fields of a page, answer, mark as done, and find the field of a comment after its block has moved', async ({
  page,
}) => {
  const staff = new Staff(page)
  const dialog = page.getByRole('dialog', { name: /^Comments on/ })
  const list = page.getByTestId('open-comments')
  const title = page.getByRole('button', { name: /^Comments on “Title”/ })
  const write = async (text: string) => {
    await dialog.getByLabel('Your comment').fill(text)
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(dialog.getByRole('article').filter({ hasText: text })).toBeVisible()
  }
  await staff.logIn('translator')
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const data = { market: docs[0].id, slug: SLUG, title: 'Kommentare', body: aText('Bald.'), blocks: BANNERS, _status: 'draft' }
  const { id, blocks } = (await callCms(page, 'POST', '/pages?draft=true', data)).body.doc
  try {
    await test.step('a comment at the title is written with the keyboard, and its button has the focus again', async () => {
      await staff.open(`pages/${id}`)
      await title.focus()
      await page.keyboard.press('Enter')
      await write('Kürzer?')
      await expectAccessible(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(title).toBeFocused()
      await expect(title).toHaveAccessibleName('Comments on “Title”, 1 open')
    })

    await test.step('a field of a block and the block itself have comments of their own', async () => {
      const second = page.locator('#blocks-row-1')
      await second.getByRole('button', { name: 'Comments on “Headline”' }).click()
      await write('Anderes Wort?')
      await page.keyboard.press('Escape')
      await second.getByRole('button', { name: 'Comments on “Banner”' }).click()
      await write('Brauchen wir das?')
      await page.keyboard.press('Escape')
      await expect(list.getByRole('listitem')).toHaveCount(3)
      await expectAccessible(page, '[data-testid="page-review"]')
      await expectAccessible(page, '[data-testid="field-comments"]')
    })

    await test.step('after the block has moved, its comment leads to the field at the new place', async () => {
      await page.locator('#blocks-row-1 .array-actions__button').click()
      await page.getByRole('button', { name: 'Move Up' }).click()
      const lead = list.getByRole('button', { name: 'Go to the field: Block 1: Banner › Headline' })
      await lead.click()
      await expect(staff.field('blocks.0.headline')).toBeFocused()
      await expect(staff.field('blocks.0.headline')).toHaveValue('Danach')
      await expect(page.locator('#blocks-row-0').getByRole('button', { name: 'Comments on “Headline”, 1 open' })).toBeVisible()
    })

    await test.step('another member of staff answers, and marks as done', async () => {
      await staff.logIn('content-manager')
      await staff.open(`pages/${id}`)
      await list.getByRole('button', { name: /^Read and answer\W+Title$/ }).click()
      await dialog.getByLabel('Your answer').fill('Ja, bitte.')
      await dialog.getByRole('button', { name: 'Answer', exact: true }).click()
      await expect(dialog.getByRole('article')).toContainText('Ja, bitte.')
      await dialog.getByRole('button', { name: 'Mark as done' }).click()
      await expect(dialog.getByText('Done (1)')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expect(title).toHaveAccessibleName('Comments on “Title”')
    })

    await test.step('a comment whose block is deleted says so', async () => {
      const rest = { blocks: blocks.slice(0, 1), _status: 'draft' }
      expect((await callCms(page, 'PATCH', `/pages/${id}?draft=true`, rest)).status).toBe(200)
      await staff.open(`pages/${id}`)
      await expect(list.getByText('This field is no longer on the page.')).toHaveCount(2)
      await expect(list.getByRole('button', { name: /^Go to the field/ })).toHaveCount(0)
    })

    await test.step('a reader reads comments and cannot write', async () => {
      await staff.logIn('read-only')
      await staff.open(`pages/${id}`)
      await list.getByRole('button', { name: /^Read and answer\W+Banner › Headline$/ }).click()
      await expect(dialog.getByText('Anderes Wort?')).toBeVisible()
      await expect(dialog.getByRole('textbox')).toHaveCount(0)
    })
  } finally {
    await staff.logIn('content-manager')
    expect((await callCms(page, 'DELETE', `/pages/${id}`)).status).toBe(200)
  }
})
