import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { Seller } from '../support/seller'

const scrollY = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY))
/** The distance of an element below the header, which covers what is above its lower edge while it stays in sight. */
const below = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const header = document.querySelector('header')
    const sticks = header !== null && ['sticky', 'fixed'].includes(getComputedStyle(header).position)
    const edge = sticks ? header.getBoundingClientRect().bottom : 0
    return (document.querySelector(wanted)?.getBoundingClientRect().top ?? -1) - edge
  }, selector)

test('the anchor of an address is visible below the header (R-30)', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open('/#categories')
  await expect(page.locator('#categories')).toBeInViewport()
  await expect.poll(() => below(page, '#categories')).toBeGreaterThanOrEqual(0)
})

test('a new page starts at its top, and going back restores the place (R-30)', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open(seller.market.paths.category)
  const last = page.getByRole('main').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  expect(before).toBeGreaterThan(100)
  await last.click()
  await expect(page).not.toHaveURL(new RegExp(`${seller.market.paths.category}$`))
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${seller.market.paths.category}$`))
  await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(40)
})

test('another query on the same page does not scroll (R-30)', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open(seller.market.paths.category)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  await page.evaluate(() => history.pushState(null, '', '?sort=name'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await scrollY(page)).toBe(before)
})

test('scrolling is not animated for a visitor who prefers reduced motion (R-30)', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await seller.open()
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behaviour()).toBe('auto')
  const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
})
