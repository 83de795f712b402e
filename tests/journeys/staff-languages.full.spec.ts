import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import { Staff } from '../support/admin'
import { expect, test } from '../support/journey'
import { address } from '../support/shop-address'

/** Origins of all requests of the page; data: and blob: addresses do not count. */
function originsAskedBy(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  return origins
}

const OWN = [new URL(address('localhost')).origin]

/** Payload's own markup is tested by WCAG 2.2 AA, in both colour schemes. */
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const violations = await findViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    found.push(...violations.map((violation) => `${theme} ${violation}`))
  }
  return found
}

const LANGUAGES = [
  {
    locale: 'de-AT',
    lang: 'de',
    role: 'market-manager',
    password: 'Passwort',
    markets: 'Märkte',
    tab: 'Schalter',
    field: 'Startseiten-Banner',
    help: 'Zeigt die Banner dieses Markts auf der Startseite.',
    pages: 'Seiten',
    slug: 'Das Ende der Adresse:',
  },
  {
    locale: 'fr-FR',
    lang: 'fr',
    role: 'admin',
    password: 'Mot de passe',
    markets: 'Marchés',
    tab: 'Interrupteurs',
    field: 'Bannière d’accueil',
    help: 'Montre les bannières de ce marché sur la page d’accueil.',
    pages: 'Pages',
    slug: 'La fin de l’adresse :',
  },
] as const

for (const { locale, lang, role, password, markets, tab, field, help, pages, slug } of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale })

    test(`a browser that asks for ${lang} gets the admin in it, and no other origin gets a request`, async ({ page }) => {
      const origins = originsAskedBy(page)
      const staff = new Staff(page)
      await page.goto(address('localhost', '/admin/login'))
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('img', { name: 'Revalo' })).toBeVisible()
      await expect(page.locator('label[for=field-password]')).toContainText(password)
      expect(await violationsOf(page)).toEqual([])
      await staff.logInAtHome(role)

      await staff.open('markets')
      await expect(page.getByRole('heading', { level: 1, name: markets })).toBeVisible()
      await page.getByRole('link', { name: 'Deutschland' }).click()
      await page.getByRole('button', { name: tab, exact: true }).click()
      await expect(page.getByText(field, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(help)).toBeVisible()

      // A page of the seed: other journeys add and remove pages in the whole list.
      await staff.open('pages?search=impressum')
      await expect(page.getByRole('heading', { level: 1, name: pages })).toBeVisible()
      await page.locator('.cell-title a').first().click()
      await expect(page.getByText(slug)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      expect([...origins]).toEqual(OWN)
    })
  })

test('a member of staff chooses a language in the account, and the admin stays in it', async ({ page }) => {
  const staff = new Staff(page)
  await staff.logInAtHome('content-manager')
  await page.goto(address('localhost', '/admin/account'))
  await page.locator('.payload-settings__language .rs__control').click()
  await page.getByRole('option', { name: 'Italiano' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await staff.open('redirects')
  await expect(page.getByRole('heading', { level: 1, name: 'Reindirizzamenti' })).toBeVisible()
  await expect(page.getByText('Vecchi indirizzi e dove portano ora.')).toBeVisible()
})
