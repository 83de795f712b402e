import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { Seller } from '../support/seller'

/** Replaces each text by elements, as the translation of Chromium does. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest('script, style, textarea, option, font')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.textContent ?? '')
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
  })

test('a phone is sold on a page that the browser translates after each step, with the prices of each step', async ({ page }) => {
  const seller = new Seller(page, 'fr')
  await seller.openDevice('apple-iphone-13-128gb')
  const amount = () => page.locator('aside[aria-labelledby=price]').innerText()
  const seen = new Set<string>()
  await translate(page)
  const choose = async (answers: ReturnType<typeof seller.question>) => {
    await answers.nth((await answers.count()) - 1 > 1 ? 1 : 0).click()
  }
  while (await seller.answerOne(choose, (next) => next.click())) {
    await translate(page)
    seen.add(await amount())
  }
  await translate(page)
  expect(seen.size).toBeGreaterThan(2)
  await seller.button('valuation.addToCart').click()
  await translate(page)
  await seller.toCheckout()
  await translate(page)
  await seller.fillPerson(`journey-translated-${Date.now()}@example.com`)
  await translate(page)
  await seller.fillBank()
  // Errors come and go.
  await seller.field('checkout.iban').fill('FR76')
  await seller.field('checkout.holder').focus()
  await translate(page)
  await seller.fillBank()
  await translate(page)
  await seller.declare()
  await translate(page)
  await seller.sell()
  expect(await seller.thanked()).toMatch(/^RV-/)
  await translate(page)
})
