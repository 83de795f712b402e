import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, inFullRun, inMarket, passPause, test } from '../support/journey'
import { Seller } from '../support/seller'
import { findMarket, MARKETS } from '../support/words'

const PHONE = 'apple-iphone-13-mini-128gb'
const OTHER_SIZE = /256/

const isChecked = (answer: Locator) => answer.locator('input').isChecked()
const openId = (seller: Seller) => seller.question().getAttribute('id')

const stays = async (page: Page, seller: Seller, id: string | null) => {
  await passPause(page)
  expect(await openId(seller)).toBe(id)
}

/** Waits until the page has not moved for some frames: a tap while it moves to the next question misses. */
const stopsMoving = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = (last: number, still: number) =>
          requestAnimationFrame(() => (still > 5 ? done() : look(scrollY, scrollY === last ? still + 1 : 0)))
        look(scrollY, 0)
      }),
  )

const MAX_TAPS = 10
/** In pixels, of the first question on the first screen of a phone. */
const MAX_QUESTION_TOP = 330

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const { code } of MARKETS)
    test(`a seller in ${code} reaches a fixed price from the home page in at most ten taps`, inMarket(code), async ({ page }) => {
      const seller = new Seller(page, code)
      let taps = 0
      const tap = async (control: Locator) => {
        taps += 1
        await control.tap()
      }
      await seller.open()
      await tap(page.getByRole('main').getByRole('searchbox').first())
      const box = page.getByRole('combobox').filter({ visible: true }).first()
      await expect(box).toBeFocused()
      await box.pressSequentially('iphone 13 256', { delay: 20 })
      // Matches of the text before may hold it further down, out of sight.
      await expect(page.getByRole('option').first()).toContainText(/iPhone 13 256/)
      // The list is hidden until it has its place.
      await expect(page.locator('[data-trigger=ComboBox]')).toHaveCSS('opacity', '1')
      await tap(page.getByRole('option').first())
      await expect(page).toHaveURL(/apple-iphone-13-256gb$/)
      const { y = Infinity } = (await seller.question().boundingBox()) ?? {}
      expect(y).toBeLessThanOrEqual(MAX_QUESTION_TOP)
      const bar = page.locator('[data-bottom-bar]')
      await expect(bar).toContainText('€')
      await expect(bar.getByRole('button')).toHaveCount(0)
      const choose = async (answers: Locator) => {
        const heading = seller.question().getByRole('heading')
        await expect(heading).toBeInViewport()
        await stopsMoving(page)
        await tap(answers.first())
      }
      // The phone's bar holds "next" for a question with several answers.
      const next = seller.button('valuation.next')
      while (await seller.answerOne(choose, () => tap(next)));
      await expect(page.getByRole('heading', { name: seller.word('valuation.yourPrice') })).toBeInViewport()
      // One button at the price: that of the bar is away while this one can be seen.
      await expect(seller.button('valuation.addToCart')).toHaveCount(1)
      await expect(seller.button('valuation.addToCart')).toBeInViewport()
      await expect(bar).toBeHidden()
      test.info().annotations.push({ type: 'taps', description: String(taps) })
      expect(taps).toBeLessThanOrEqual(MAX_TAPS)
      await page.screenshot({ path: test.info().outputPath('price.png') })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(bar).toBeVisible()
    })
})

test('a clicked answer opens the next question, and "back" and "change" lead to it again', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  const first = await openId(seller)
  await expect(seller.button('valuation.back')).toHaveCount(0)
  await seller.question().locator('label').nth(1).click()
  await expect(seller.question()).not.toHaveAttribute('id', first ?? '')
  await expect(seller.question().getByRole('heading')).toBeFocused()
  // What the answer did to the price stays in sight.
  await expect(seller.question().getByRole('status')).toContainText('€')
  await page.screenshot({ path: test.info().outputPath('second-question.png') })
  await seller.button('valuation.back').click()
  await expect(seller.question()).toHaveAttribute('id', first ?? '')
  expect(await isChecked(seller.question().locator('label').nth(1))).toBe(true)
  // The same answer again goes on, too.
  await seller.question().locator('label').nth(1).click()
  await expect(seller.question()).not.toHaveAttribute('id', first ?? '')
  await seller.button('valuation.change').first().click()
  await expect(seller.question()).toHaveAttribute('id', first ?? '')
  await expectAccessible(page)
})

test('keys and clicks of assistive technology choose an answer and stay with the question', inFullRun, async ({ page }) => {
  await page.clock.install()
  const seller = new Seller(page, 'fr')
  await seller.openDevice(PHONE)
  const first = await openId(seller)
  const answers = seller.question().locator('label')
  await answers.first().locator('input').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  expect(await isChecked(answers.nth(1))).toBe(true)
  await stays(page, seller, first)
  await answers.first().evaluate((label: HTMLElement) => label.click())
  expect(await isChecked(answers.first())).toBe(true)
  await stays(page, seller, first)
  await seller
    .question()
    .getByRole('button', { name: seller.word('valuation.next') })
    .click()
  await expect(seller.question()).not.toHaveAttribute('id', first ?? '')
})

test('a double click answers one question only', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  const first = await openId(seller)
  const box = await seller.question().locator('label').first().boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
  await page.mouse.click(x, y)
  await expect(seller.question()).not.toHaveAttribute('id', first ?? '')
  const second = await seller.question().locator('label').first().boundingBox()
  await page.mouse.move((second?.x ?? 0) + 40, (second?.y ?? 0) + 20)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await seller.question().locator('input:checked').count()).toBe(0)
})

test('another storage size keeps the answers, and its price is shown at once', inFullRun, async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  await seller.answer({ screen: 1 })
  await expect(seller.button('valuation.addToCart')).toBeVisible()
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: OTHER_SIZE }).click()
  await expect(page).toHaveURL(/apple-iphone-13-mini-256gb$/)
  await expect(page.locator('#valuation li[data-answered]')).toHaveCount(7)
  await expect(seller.button('valuation.getPrice').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: seller.word('valuation.yourPrice') })).toBeVisible()
})

test('answers that do not change the price are folded in "why this price"', inFullRun, async ({ page }) => {
  const seller = new Seller(page, 'es')
  await seller.openDevice(PHONE)
  await seller.answer({ screen: 1 })
  const folded = page.getByText(seller.word('valuation.unchanging', { count: 5 }))
  await expect(folded).toBeVisible()
  const zero = page.locator('dd').filter({ hasText: /^[+−-]?0(,00)?\s?€$/ })
  await expect(zero).toHaveCount(0)
  await folded.click()
  await expect(page.locator('details details li')).toHaveCount(5)
  await page.screenshot({ path: test.info().outputPath('why.png') })
})

test('a search that names model and storage opens that device', inFullRun, async ({ page }) => {
  const searched = [
    ['iphone 13 256', 'apple-iphone-13-256gb', /iPhone 13\b.*256\s?GB/],
    ['iphone 13 mini 512 gb', 'apple-iphone-13-mini-512gb', /iPhone 13 mini\b.*512\s?GB/],
    ['256gb iphone 13', 'apple-iphone-13-256gb', /iPhone 13\b.*256\s?GB/],
  ] as const
  for (const [text, url, name] of searched) {
    const seller = new Seller(page, 'de')
    await seller.open()
    await seller.search(text)
    // While the matches are on their way, the list shows those of the text before.
    await expect(page.getByRole('option').first()).toContainText(name)
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(new RegExp(`${findMarket('de').paths.product}${url}$`))
  }
})
