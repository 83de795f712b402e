import type { Page } from '@playwright/test'
import { callCms, Staff } from '../support/admin'
import { findViolations } from '../support/axe'
import { expect, test } from '../support/journey'
import { Seller } from '../support/seller'
import { findMarket, type TestMarket } from '../support/words'

/** Copied from France, so that its paths are the same. */
const BELGIUM: TestMarket = {
  ...findMarket('fr'),
  code: 'be',
  host: 'be.localhost',
  locale: 'fr-BE',
  seller: { postalCode: '1000', city: 'Bruxelles', iban: 'BE68539007547034', birthDate: '14/03/1988' },
}
const PUBLIC = 'be.revalo.example'
const INDEX = 'wkfs_fr_be'

const idOf = async (page: Page): Promise<number | undefined> =>
  (await callCms(page, 'GET', `/markets?where[code][equals]=${BELGIUM.code}&depth=0`)).body.docs[0]?.id

/** Back to a draft first: a live market is not removed. */
async function tidy(page: Page): Promise<void> {
  const left = await idOf(page)
  if (left === undefined) return
  await callCms(page, 'PATCH', `/markets/${left}`, { state: 'draft' })
  await callCms(page, 'POST', `/markets/${left}/remove`, { code: BELGIUM.code })
}

async function copyFrance(page: Page): Promise<void> {
  const staff = new Staff(page)
  await staff.open('markets')
  await page.locator('#clone-market').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="source"]').selectOption({ label: 'France (fr)' })
  await dialog.locator('[name="name"]').fill('Belgique')
  await dialog.locator('[name="code"]').fill(BELGIUM.code)
  await dialog.locator('[name="country"]').selectOption({ label: 'Belgium (BE)' })
  await dialog.locator('[name="locale"]').selectOption(BELGIUM.locale)
  await dialog.locator('[name="timeZone"]').selectOption('Europe/Brussels')
  await staff.makeMarket(dialog)
}

const openTab = (page: Page, name: string) => page.locator('.tabs-field__tab-button', { hasText: name }).click()

/** What the list of gaps asks for, in the tabs of the form. */
async function fillGaps(page: Page): Promise<void> {
  const staff = new Staff(page)
  await openTab(page, 'Country')
  await staff.field('domain').fill(PUBLIC)
  await staff.field('elasticIndexes.aggregations').fill(`${INDEX}_aggregations`)
  await staff.field('elasticIndexes.devices').fill(`${INDEX}_devices`)
  await openTab(page, 'Hosts')
  await page.getByRole('button', { name: 'Add Host' }).click()
  await staff.field('hosts.3.hostname').fill(PUBLIC)
  await staff.choose('hosts.3.mode', 'Shop')
  await staff.choose('hosts.3.environment', 'Production')
  await staff.field('hosts.3.canonical').check()
  await openTab(page, 'Selling')
  await staff.field('postalCode.digits').fill('4')
  await staff.field('sellShopUrl').fill(`https://${PUBLIC}/`)
}

test('from "make a market" to a sale in it, in the browser alone, is a matter of ten minutes', async ({ page, quiet }) => {
  test.setTimeout(600_000)
  // The preview in the form has no shop before the market has its hosts.
  quiet.allow(/status of (400|404|421|503)|409.*markets\/clone/)
  const staff = new Staff(page)
  await staff.logIn('admin')
  await tidy(page)
  try {
    await copyFrance(page)
    const market = `markets/${await idOf(page)}`
    const gaps = page.getByTestId('completeness')
    await expect(gaps.locator('summary')).toContainText('Missing or wrong')
    await fillGaps(page)
    expect((await staff.save()).status).toBe(200)
    await test.step('the trade platform learns the market by itself', async () => {
      await expect(async () => {
        await staff.open(market)
        await expect(gaps.locator('summary')).not.toContainText('Missing or wrong', { timeout: 5000 })
      }).toPass()
      expect(await findViolations(page, { include: '[data-testid="completeness"]' })).toEqual([])
    })
    // The form opens at the tab that was open before.
    await openTab(page, 'Country')
    await staff.choose('state', 'Live')
    expect((await staff.save()).status).toBe(200)

    const seller = new Seller(page, BELGIUM)
    await seller.open()
    await seller.search('iphone 13 mini')
    await seller.suggestion(/iPhone 13 mini/).click()
    await seller.answer()
    await seller.button('valuation.addToCart').click()
    await seller.toCheckout()
    await seller.fillPerson('miriam@example.org')
    await seller.fillBank()
    await seller.declare()
    await seller.sell()
    expect(await seller.thanked()).toMatch(/^RV-/)
  } finally {
    await staff.logIn('admin')
    await tidy(page)
  }
})
