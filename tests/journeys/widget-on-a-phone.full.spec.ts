import type { Frame, Locator, Page } from '@playwright/test'
import { expect, started, test } from '../support/journey'
import { letFrame } from '../support/partner-record'
import { startPartnerPage, type PartnerPage } from '../support/partner-page'
import { Seller } from '../support/seller'
import { ask } from '../support/shop-address'

const SCREEN = { width: 360, height: 740 }
test.use({ viewport: SCREEN, hasTouch: true, isMobile: true })
test.describe.configure({ mode: 'serial' })

const HOST = 'phone-partner.localhost'
const WIDGETS = [
  ['at', 'agan', 'aganwidget.at.localhost'],
  ['es', 'agan', 'aganwidget.es.localhost'],
] as const
let partner: PartnerPage
let takeBack: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  partner = await startPartnerPage()
  const { origin } = new URL(partner.url(HOST, ''))
  for (const [market, code, widget] of WIDGETS) {
    takeBack.push(await letFrame(market, code, origin))
    await expect.poll(async () => (await ask(widget, '/')).headers['content-security-policy']).toContain(origin)
  }
})
test.afterAll(async () => {
  for (const put of takeBack) await put()
  takeBack = []
  await partner.close()
})

/** The place of a control on the phone's screen: in pixels of the partner's page, not of the frame. */
async function onScreen(control: Locator): Promise<{ x: number; y: number; above: number; below: number }> {
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control.toString()} is not drawn`)
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    above: Math.max(0, -box.y),
    below: Math.max(0, box.y + box.height - SCREEN.height),
  }
}

/** Waits until the control is drawn, the page has stopped scrolling and the frame growing, as a person would. */
async function still(control: Locator): Promise<void> {
  let before = ''
  await expect
    .poll(
      async () => {
        const box = await control.boundingBox()
        const now = JSON.stringify(box)
        const stays = box !== null && now === before
        before = now
        return stays
      },
      { intervals: [200] },
    )
    .toBe(true)
}

/** Swipes as a thumb does, until the control is on the screen as a whole. */
async function swipe(page: Page, control: Locator, by: number): Promise<void> {
  await page.mouse.move(SCREEN.width / 2, SCREEN.height / 2)
  await page.mouse.wheel(0, by)
  await expect.poll(async () => (({ above, below }) => above + below)(await onScreen(control))).toBe(0)
}

/** One swipe of a thumb; a question of many answers is higher than the screen. */
const SWIPE = SCREEN.height * 0.75

/** Taps a control with a finger. It must be on the screen, or at most one swipe away. */
async function tap(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await still(control)
  const before = await onScreen(control)
  expect(before.above + before.below, `${control.toString()} is this far off the screen`).toBeLessThan(SWIPE)
  if (before.above > 0) await swipe(page, control, -before.above - 24)
  if (before.below > 0) await swipe(page, control, before.below + 24)
  await still(control)
  const { x, y, above, below } = await onScreen(control)
  expect(above + below).toBe(0)
  await page.touchscreen.tap(x, y)
}

/** Answers every question with its first answer, by taps alone; price and next step are in each card. */
async function answerByTaps(page: Page, seller: Seller<Frame>): Promise<void> {
  const choose = async (answers: Locator) => {
    await expect(seller.question().getByTestId('framed-price')).toContainText('€')
    await tap(page, answers.first())
  }
  while (await seller.answerOne(choose, (next) => tap(page, next)));
}

for (const [code, , widget] of WIDGETS) {
  test(`in ${code} a sale is tapped from the search to the checkout with what is on the phone's screen`, async ({ page }) => {
    await page.goto(partner.url(HOST, widget))
    const frame = await (await page.waitForSelector('#trade-in iframe')).contentFrame()
    if (!frame) throw new Error('The widget is no frame')
    await started(frame)
    const seller = new Seller(frame, code)
    await expect(frame.locator('html[data-framed]')).toBeAttached()

    await tap(page, frame.getByRole('main').getByRole('searchbox').first())
    const box = frame.getByRole('combobox').filter({ visible: true }).first()
    await expect(box).toBeFocused()
    await box.pressSequentially('iph 13 128', { delay: 20 })
    await tap(page, seller.suggestion(/iPhone 13.*128/))
    await frame.waitForURL(/apple-iphone-13/)
    await expect(frame.locator('#valuation li[data-focused]')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('question.png') })
    await answerByTaps(page, seller)

    await tap(page, seller.button('valuation.addToCart').first())
    await page.screenshot({ path: test.info().outputPath('price.png') })
    await tap(page, seller.link('valuation.toCheckout').first())
    // The heading of the form replaces that of its skeleton.
    const title = frame.getByRole('heading', { level: 1, name: seller.word('checkout.title') })
    await expect.poll(async () => (await title.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
    await expect.poll(async () => (await title.boundingBox())?.y ?? SCREEN.height).toBeLessThan(SCREEN.height)
  })
}

for (const width of [360, 768, 1440]) {
  test(`at ${width} px price and next step are in the card of the open question`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(partner.url(HOST, 'aganwidget.at.localhost', '/produkte/apple-iphone-13-mini-128gb'))
    const frame = await (await page.waitForSelector('#trade-in iframe')).contentFrame()
    if (!frame) throw new Error('The widget is no frame')
    await started(frame)
    await expect(frame.locator('html[data-framed]')).toBeAttached()
    const card = frame.locator('#valuation li[data-focused]')
    await expect(card.getByTestId('framed-price')).toBeVisible()
    const next = card.getByRole('button', { name: new Seller(frame, 'at').word('valuation.next') })
    await expect(next).toBeVisible()
    const [price, button] = [await card.getByTestId('framed-price').boundingBox(), await next.boundingBox()]
    expect(Math.abs((price?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(60)
    await page.screenshot({ path: test.info().outputPath(`card-${width}.png`) })
  })
}
