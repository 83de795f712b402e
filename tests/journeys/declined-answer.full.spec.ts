import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideways, inMarket, passPause, test } from '../support/journey'
import { Seller } from '../support/seller'
import { MARKETS } from '../support/words'

const PHONE = 'apple-iphone-13-mini-128gb'
const LOCKED = 'phones-account_lock'
const isOpen = (page: Page, id: string) => expect(page.locator(`li[data-focused][id="${id}"]`)).toBeVisible()
const reason = (page: Page) => page.locator('#declined')

for (const { code } of MARKETS)
  for (const width of [320, 1440])
    test(
      `an answer that excludes the device stops in its card with the reason and two ways on in ${code} at ${width} px`,
      inMarket(code),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.clock.install()
        const seller = new Seller(page, code)
        await seller.openDevice(PHONE)
        await seller.answerOne(
          (answers) => answers.first().click(),
          (next) => next.click(),
        )
        await isOpen(page, LOCKED)
        await seller.question().locator('label').last().click()
        await expect(reason(page)).toContainText(seller.word('valuation.otherAnswer'))
        await expect(reason(page).getByRole('link', { name: seller.word('valuation.anotherDevice') })).toBeVisible()
        await passPause(page)
        await isOpen(page, LOCKED)
        await expect(reason(page)).toBeInViewport()
        // No further question, and nothing about sending it in.
        await expect(page.locator('#valuation li:not([data-answered])')).toHaveCount(0)
        await expect(page.getByTestId('promises')).toHaveCount(0)
        await expectAccessible(page)
        await expectNoSideways(page)
        await page.screenshot({ path: test.info().outputPath('declined.png'), fullPage: true })
        // Another answer goes on.
        await seller.question().locator('label').first().click()
        await expect(reason(page)).toBeHidden()
        await expect(seller.question()).not.toHaveAttribute('id', LOCKED)
      },
    )

test('a seller who looks at an earlier answer of a declined device comes back to the reason, also after a reload', async ({
  page,
}) => {
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  await seller.answerOne(
    (answers) => answers.first().click(),
    (next) => next.click(),
  )
  await seller.question().locator('label').last().click()
  await expect(reason(page)).toBeVisible()
  await seller.button('valuation.change').first().click()
  await seller
    .question()
    .getByRole('button', { name: seller.word('valuation.whyNot') })
    .click()
  await isOpen(page, LOCKED)
  await page.reload()
  await isOpen(page, LOCKED)
  await expect(reason(page)).toBeVisible()
})

test('the first of several answers, which excludes the others, goes on by itself, and the others wait', async ({ page }) => {
  await page.clock.install()
  const seller = new Seller(page, 'de')
  await seller.openDevice(PHONE)
  const several = page
    .locator('#valuation li')
    .filter({ has: page.locator('input[type=checkbox]') })
    .first()
  await several.getByRole('button', { name: new RegExp(`^${seller.word('valuation.open')}`) }).click()
  await several.locator('label').nth(1).click()
  await passPause(page)
  await expect(several).toHaveAttribute('data-focused')
  await several.locator('label').first().click()
  await expect(several).not.toHaveAttribute('data-focused')
  await expect(several).toHaveAttribute('data-answered')
})
