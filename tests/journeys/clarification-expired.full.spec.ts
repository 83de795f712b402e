import { decided, sellScratched } from '../support/clarified-sale'
import { expect, expectAccessible, inMarket, started, test } from '../support/journey'
import { lapseClarification } from '../support/platform-database'
import { Seller } from '../support/seller'

for (const code of ['de', 'fr'])
  test(
    `the link of an expired clarification in ${code} says what happened and to which sale, and decides nothing`,
    inMarket(code),
    async ({ page }) => {
      const { seller, number, links } = await sellScratched(page, code)
      await lapseClarification(number)
      for (const link of [links.full, links.quick]) {
        expect((await page.goto(link))?.status()).toBe(200)
        await started(page)
        await expect(page.getByRole('heading', { level: 1, name: seller.word('clarification.expiredTitle') })).toBeVisible()
        const [before = ''] = seller.word('clarification.wentBack', { date: '|' }).split('|')
        await expect(decided(page).locator('[data-decision=return]')).toContainText(before)
        await expect(decided(page).locator('[data-decision=return]')).toContainText(String(new Date().getFullYear()))
        await expect(page.getByTestId('decision').getByRole('button')).toHaveCount(0)
        await expect(page.getByRole('main')).toContainText(number)
        await expectAccessible(page)
      }
      await page.screenshot({ path: test.info().outputPath('expired.png'), fullPage: true })
      await page
        .getByTestId('decision')
        .getByRole('link', { name: seller.word('clarification.askUs') })
        .click()
      await expect(seller.field('contact.tradeNumber')).toHaveValue(number)
      await expect(page.getByRole('combobox').first()).toHaveValue('clarification')
    },
  )

test('an unknown clarification leads to the contact form with its subject and the number of the sale', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const seller = new Seller(page, 'it')
  await seller.open(`/clarification/${'x'.repeat(22)}/RV-26-ABCDE`)
  await seller.link('shell.newLink').click()
  await expect(seller.field('contact.tradeNumber')).toHaveValue('RV-26-ABCDE')
  await expect(page.getByRole('combobox').first()).toHaveValue('clarification')
})
