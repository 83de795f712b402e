import { Staff } from '../support/admin'
import { expect, expectNoSideways, test } from '../support/journey'
import { address } from '../support/shop-address'
import { expectGoodLooks } from '../support/staff-walk'

/** What axe reads: our part. Of the admin around it, only the width is checked. */
const OURS = { include: 'main', exclude: 'iframe' }
/** The second look differs only in colours and sizes. */
const AGAIN = { again: ['color-contrast', 'target-size'] }

const VIEWS = [
  ['/translations', 'Übersetzungen'],
  ['/search?q=newsletter', 'Suche'],
  ['/redirect-tools?tool=one', 'Werkzeuge für Weiterleitungen'],
  ['/redirect-tools?tool=problems', 'Werkzeuge für Weiterleitungen'],
  ['/compare-markets', 'Märkte vergleichen'],
  ['/reports?days=7', 'Berichte'],
  ['/second-factor', 'Zweiter Faktor'],
  ['/page-grid', 'Seiten nebeneinander'],
] as const

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('every view of ours has a name and a link home, and looks good on a phone and on a desktop', async ({ page, quiet }) => {
    // The previews of the grid are pages of the shop, which other journeys change meanwhile.
    quiet.allow(/status of 404/)
    // A market that another journey has just opened is in the policy of pages that are opened from now on.
    quiet.allow(/Framing 'http:\/\/\w+\.localhost/)
    await new Staff(page).logIn('admin')
    for (const [path, name] of VIEWS) {
      await page.goto(address('localhost', `/admin${path}`), { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveTitle(`${name} · Revalo CMS`)
      await expectGoodLooks(
        page,
        OURS,
        [
          [360, 'dark'],
          [1440, 'light'],
        ],
        AGAIN,
      )
    }
    await page.locator('.step-nav__home').click()
    await expect(page).toHaveURL(/\/admin$/)
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 360, height: 900 } })

  test('a content manager finds from the home what needs work, and a document fits a phone', async ({ page }) => {
    const staff = new Staff(page)
    await staff.logInAtHome('content-manager')
    await expect(page.getByTestId('dashboard')).not.toContainText('Vérification')
    await expectGoodLooks(
      page,
      OURS,
      [
        [1440, 'dark'],
        [360, 'light'],
      ],
      AGAIN,
    )
    await page.getByRole('link', { name: 'Toutes les traductions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Traductions' })).toBeVisible()
    await page.locator('.step-nav__home').click()
    // A change of screen closes the menu.
    await expect(page.getByTestId('dashboard')).toBeVisible()
    await page.getByRole('button', { name: 'Ouvrir Menu' }).filter({ visible: true }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Bannières' }).click()
    await page.locator('.cell-headline a').first().click()
    await expect(page.locator('#field-headline')).toBeVisible()
    await expectNoSideways(page)
    await expect(page.locator('#action-save')).toBeInViewport()
  })
})

test('a control without a name of its own has one before the next frame', async ({ page }) => {
  await new Staff(page).logInAtHome('content-manager')
  const nameOfNewControl = () =>
    page.evaluate(async () => {
      const control = document.createElement('button')
      control.className = 'toolbar-popup__button-bold'
      document.body.append(control)
      await Promise.resolve()
      return control.getAttribute('aria-label')
    })
  // Names are given from the moment on in which the scripts of the admin run.
  await expect.poll(nameOfNewControl).toBe('Bold')
})
