import { alive, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { GUIDE_PAGES } from '../../src/admin/guide/guide-pages'
import german from '../../src/admin/guide/texts/de.json' with { type: 'json' }
import french from '../../src/admin/guide/texts/fr.json' with { type: 'json' }
import { expect, expectNoSideways, test } from '../support/journey'
import { address } from '../support/shop-address'

test('the question mark of a list leads to its page of the guide, and on from there', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('content-manager')
  await staff.open('redirects')
  await page.getByRole('link', { name: 'The guide to this list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects and missing addresses' })).toBeVisible()
  expect(await findViolations(page, { include: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Next: Banners, navigation and switches' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Banners, navigation and switches' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Contents' }).click()
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(10)
  expect(await findViolations(page, { include: 'main' })).toEqual([])
})

test('a translator reads the guide from the menu of the admin, with names as the screens have them', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logIn('translator')
  await page.goto(address('localhost', '/admin/guide/translations'))
  const file = page.getByRole('region', { name: 'Working with a file' })
  await expect(file.getByText('Translate in a file', { exact: true })).toBeVisible()
  await expect(file).not.toContainText('[')
  const account = page.getByRole('button', { name: 'Tara Text: account' })
  await alive(account)
  await account.click()
  await page.getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()
})

test('a page that the guide does not have is not found', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  const staff = new Staff(page)
  await staff.logIn('read-only')
  for (const path of ['nothing', 'pages/more']) {
    await page.goto(address('localhost', `/admin/guide/${path}`))
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible()
  }
})

// Half of the pages each; that all have a picture in all languages is checked without a browser.
for (const [locale, texts, half] of [
  ['de', german, 0],
  ['fr', french, 1],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('pages show their picture in the language of the reader, within a phone and on a desk', async ({ page }) => {
      await new Staff(page).logIn('read-only')
      const pages = GUIDE_PAGES.filter((_name, place) => place % 2 === half)
      const addresses = new Set<string>()
      for (const [place, name] of pages.entries()) {
        await page.setViewportSize({ width: place % 2 === 0 ? 390 : 1440, height: 900 })
        await page.goto(address('localhost', `/admin/guide/${name}`))
        const described = Object.values(texts[name].sections).flatMap((section) => ('picture' in section ? section.picture : []))
        const picture = page.getByRole('main').getByRole('img', { name: described[0] ?? 'none', exact: true })
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
        addresses.add((await picture.getAttribute('src')) ?? '')
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), place < 2 ? 'dark' : 'light')
        await expectNoSideways(page)
        if (place % 2 === 0) expect(await findViolations(page, { include: 'main' })).toEqual([])
      }
      expect(addresses.size).toBe(pages.length)
    })
  })
