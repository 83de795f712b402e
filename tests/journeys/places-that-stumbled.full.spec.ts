import { expect, expectNoSideways, started, test } from '../support/journey'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { MARKETS } from '../support/words'

const PHONE = 'apple-iphone-13-mini-128gb'

test('breadcrumbs are one link at 360 px, which leads one step up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const code of ['de', 'it']) {
    const seller = new Seller(page, code)
    await seller.openDevice(PHONE)
    const crumbs = page.getByRole('navigation', { name: seller.word('common.breadcrumbs') })
    expect((await crumbs.boundingBox())?.height).toBeLessThan(60)
    await expect(crumbs.getByRole('listitem').filter({ visible: true })).toHaveCount(1)
    await expect(crumbs.getByRole('link').filter({ visible: true })).toHaveCount(1)
    await expectNoSideways(page)
  }
})

test('at 400 % zoom the price bar covers at most a fifth of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  await page.locator('#valuation').scrollIntoViewIfNeeded()
  const bar = page.locator('[data-bottom-bar]')
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(256 / 5)
  await expectNoSideways(page)
})

for (const { code } of MARKETS)
  test(`the example in the search field of the home page is whole at 360 px in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const seller = new Seller(page, code)
    await seller.open()
    const field = page.getByRole('main').getByRole('searchbox').first()
    const { text, space } = await field.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (pen) pen.font = font
      const space = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return { text: pen?.measureText(input.placeholder).width ?? 0, space }
    })
    expect(text).toBeGreaterThan(0)
    expect(text).toBeLessThanOrEqual(space)
  })

test('the search link of the header reaches the field of the home page by keyboard', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open()
  await page
    .getByRole('banner')
    .getByRole('link', { name: seller.word('shell.search') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').locator('[role=search] input')).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  await seller.openDevice(PHONE)
  await page
    .getByRole('banner')
    .getByRole('link', { name: seller.word('shell.search') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#find-device$/)
  await expect(page.getByRole('main').locator('[role=search] input')).toBeFocused()
})

test('after a suggestion is chosen the heading of its page has the focus', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  await seller.search('iphone 13')
  await expect(seller.suggestion(/iPhone 13/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`${PHONE}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('series of a category are names, and none has its maker twice', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open(seller.market.paths.category)
  const links = page.getByRole('region', { name: seller.word('catalog.popularSeries') }).getByRole('link')
  const names = await links.allTextContents()
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) {
    expect(name).not.toMatch(/verkaufen/)
    expect(name).not.toMatch(/^(\S+) \1\b/)
  }
})

test('without a connection one message is shown, and the answers stay', async ({ page, quiet, context }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  await seller.answerOne(
    (answers) => answers.first().click(),
    (next) => next.click(),
  )
  await expect(seller.question().getByRole('status')).toContainText('€')
  await context.setOffline(true)
  await seller.answer()
  await expect(page.getByText(seller.word('offline.kept'))).toBeVisible()
  await expect(page.locator('aside').getByRole('alert')).toHaveCount(1)
  await context.setOffline(false)
  await page
    .locator('aside')
    .getByRole('button', { name: seller.word('valuation.retry') })
    .click()
  await expect(seller.button('valuation.addToCart')).toBeVisible()
})

for (const host of ['agan.de.localhost', 'agan.fr.localhost', 'agan.it.localhost'])
  test(`the partner's header is one row at 360 px on ${host}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address(host))
    await started(page)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
    await expectNoSideways(page)
  })
