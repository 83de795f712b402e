import type { Page } from '@playwright/test'
import { alive, callCms, Staff } from '../support/admin'
import { expect, expectNoSideways, test } from '../support/journey'
import { address, ask } from '../support/shop-address'
import { uploadPicture } from '../support/bin-documents'
import { aText } from '../cms/a-text'

const HOST = 'de.localhost'
const SLUG = `papierkorb-${Date.now()}`
const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
}
const answers = async () => (await ask(HOST, `/content/${SLUG}`, { headers: PERSON })).status
const shopAnswers = (status: number) => expect.poll(answers).toBe(status)

const confirm = async (page: Page) =>
  page.locator('dialog[open], .payload__modal-item--enterDone').locator('#confirm-action').click()

test('a deleted page is gone from the shop, found in the bin, and in the shop again when it is restored', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40[04]/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const { docs } = (await callCms(page, 'GET', '/markets?where[code][equals]=de&depth=0')).body
  const data = { market: docs[0].id, slug: SLUG, title: SLUG, _status: 'published', metaDescription: 'Eine Probe.' }
  const made = await callCms(page, 'POST', '/pages', { ...data, body: aText('Bald im Papierkorb.') })
  expect(made.status).toBe(201)
  const { id } = made.body.doc
  await shopAnswers(200)

  await test.step('the editor deletes it', async () => {
    await staff.open(`pages/${id}`)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await expect(page.getByText('It can be restored for 30 days.')).toBeVisible()
    await expect(page.locator('#confirm-cancel')).toBeFocused()
    await confirm(page)
    await expect(page).toHaveURL(/collections\/pages(\?|$)/)
    await shopAnswers(404)
  })

  await test.step('it is in the bin, and the form there asks for nothing that it cannot have', async () => {
    await alive(page.locator('.collection-list').first())
    await expect(page.getByRole('link', { name: SLUG })).toHaveCount(0)
    await page.getByRole('button', { name: 'Bin', exact: true }).click()
    await expect(page).toHaveURL(/pages\/trash/)
    await page.getByRole('link', { name: SLUG }).click()
    await expect(page.getByText('After 30 days it is deleted for good.')).toBeVisible()
    await expect(page.getByTestId('page-schedules')).toHaveCount(0)
    await expect(page.getByText('To a release', { exact: true })).toHaveCount(0)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideways(page)
    }
  })

  const restore = async () => {
    await page.goto(address('localhost', `/admin/collections/pages/trash/${id}`))
    await alive(page.locator('.collection-edit form').first())
    await page.locator('#action-restore').click()
    await page.getByRole('checkbox', { name: 'Restore it published' }).check()
    await confirm(page)
  }

  await test.step('it does not come back to a place that another page has by now', async () => {
    const other = await callCms(page, 'POST', '/pages', { ...data, title: 'Nachfolgerin', body: aText('Neu.') })
    expect(other.status).toBe(201)
    await restore()
    await expect(page.getByText('because "Nachfolgerin" has its place by now')).toBeVisible()
    await callCms(page, 'DELETE', `/pages/${other.body.doc.id}`)
    await shopAnswers(404)
  })

  await test.step('it is restored, and the shop shows it again', async () => {
    await restore()
    await expect(page).toHaveURL(new RegExp(`collections/pages/${id}`))
    await shopAnswers(200)
  })
  await callCms(page, 'DELETE', `/pages/${id}`)
})

test('a deleted picture is gone from the shop with its file, while staff see it in the bin, and is back when it is restored', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  const { id, url } = await uploadPicture(page, `Ein Karton ${Date.now()}`)
  const shopSends = (status: number) =>
    expect.poll(async () => (await ask(HOST, `${url}?w=320`, { headers: PERSON })).status).toBe(status)
  await shopSends(200)

  await test.step('the editor deletes it', async () => {
    await staff.open(`media/${id}`)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await confirm(page)
    await expect(page).toHaveURL(/collections\/media(\?|$)/)
    await shopSends(404)
  })

  await test.step('it is seen in the bin, and restored', async () => {
    await page.goto(address('localhost', `/admin/collections/media/trash/${id}`))
    await alive(page.locator('.collection-edit form').first())
    await expect
      .poll(() =>
        page
          .locator('img[src*="/media/file/"]')
          .first()
          .evaluate((node) => (node as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0)
    await page.locator('#action-restore').click()
    await confirm(page)
    await expect(page).toHaveURL(new RegExp(`collections/media/${id}`))
    await shopSends(200)
  })
  await callCms(page, 'DELETE', `/media/${id}`)
})
