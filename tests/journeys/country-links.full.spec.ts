import { expect, started, test } from '../support/journey'
import { address } from '../support/shop-address'
import { findMarket } from '../support/words'

const PHONE = 'apple-iphone-13-128gb'

test('a link to another country leads to the same page there, or to its home (R-32)', async ({ page }) => {
  const [german, french] = [findMarket('de'), findMarket('fr')]
  const toFrance = page.locator('footer a[hreflang="fr-FR"]')
  await page.goto(address('de.localhost', `${german.paths.product}${PHONE}`))
  await started(page)
  await toFrance.click()
  await expect(page).toHaveURL(address('fr.localhost', `${french.paths.product}${PHONE}`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')

  await page.goto(address('de.localhost', german.paths.checkout))
  await started(page)
  await toFrance.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('fr.localhost', '/'))
})
