import { findViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import { callCms, Staff } from '../support/admin'
import { cartScope } from '../../src/storefront/kit/storage/browser-storage'
import { expect, test } from '../support/journey'
import { address, ask } from '../support/shop-address'
import { cartKey, readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'

/** In its own market, which the journey makes and deletes: others run at the same time. */
test.describe.configure({ mode: 'serial' })

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
}
const CODE = 'lu'
const HOST = `${CODE}.localhost`
const MANAGER = { email: 'market-lu@revalo.example', password: 'one-small-market-6' }
const ONLY_OURS = {
  dialog: 'dialog[open]',
  completeness: '[data-testid="completeness"]',
  comparison: '[data-testid="compare-markets"]',
  version: '[data-testid="version"]',
}

const statusOf = async (path: string) => (await ask(HOST, path, { headers: PERSON })).status
/** Only our part is checked: Payload's own markup is not ours to mend. */
async function expectOursAccessible(page: Page, part: string): Promise<void> {
  expect(await findViolations(page, { include: part })).toEqual([])
}
const idOf = async (page: Page): Promise<number> =>
  (await callCms(page, 'GET', `/markets?where[code][equals]=${CODE}&depth=0`)).body.docs[0]?.id

/** Deletes what a failed run of this journey has left. */
async function tidy(page: Page): Promise<void> {
  const left = await idOf(page)
  if (left) await callCms(page, 'POST', `/markets/${left}/remove`, { code: CODE })
  const { body } = await callCms(page, 'GET', `/staff?where[email][equals]=${MANAGER.email}&depth=0`)
  for (const { id } of body.docs) await callCms(page, 'DELETE', `/staff/${id}`)
}

test('an admin makes a sixth market from another, and it opens on its own host at once', async ({ page, quiet }) => {
  quiet.allow(/status of (400|404|421|503)|409.*markets\/clone/)
  const staff = new Staff(page)
  await staff.logIn('admin')
  await tidy(page)
  await expect.poll(() => statusOf('/')).toBe(421)
  await staff.open('markets')
  await page.locator('#clone-market').click()
  const dialog = page.getByRole('dialog')
  await expectOursAccessible(page, ONLY_OURS.dialog)
  await dialog.getByRole('button').first().click()
  await expect(dialog.locator('[name="source"]')).toBeFocused()
  await dialog.locator('[name="source"]').selectOption({ label: 'France (fr)' })
  await dialog.locator('[name="name"]').fill('Luxembourg')
  await dialog.locator('[name="code"]').fill(CODE)
  await dialog.locator('[name="country"]').selectOption({ label: 'Luxembourg (LU)' })
  await dialog.locator('[name="locale"]').selectOption('fr-LU')
  await dialog.locator('[name="timeZone"]').selectOption('Europe/Luxembourg')
  await expect(dialog.locator('[name="applicationId"]')).toHaveValue('wkfs_fr_LU')
  await staff.makeMarket(dialog)

  await test.step('it lists what is missing before it may go live', async () => {
    const gaps = page.locator(ONLY_OURS.completeness)
    await gaps.locator('summary').click()
    await expect(gaps.getByRole('listitem')).not.toHaveCount(0)
    await expectOursAccessible(page, ONLY_OURS.completeness)
    const live = await callCms(page, 'PATCH', `/markets/${await idOf(page)}`, { state: 'live' })
    expect(live.status).toBe(400)
  })
  await test.step('the shop is complete on localhost, and no other market is affected', async () => {
    await expect.poll(() => statusOf('/')).toBe(200)
    await page.goto(address(HOST))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-LU')
    expect(await Promise.all(['/contact', '/content/mentions-legales', '/catalogue/smartphones'].map(statusOf))).toEqual([
      200, 200, 200,
    ])
    expect((await ask('fr.localhost', '/', { headers: PERSON })).body).not.toContain(HOST)
    expect((await ask(HOST, '/', { headers: PERSON })).headers['x-robots-tag']).toContain('noindex')
  })
})

test('its manager switches the newsletter off and on, and restores a version', async ({ page, quiet }) => {
  quiet.allow(/status of (403|404|503)/)
  const staff = new Staff(page)
  await staff.logIn('admin')
  const market = await idOf(page)
  const made = await callCms(page, 'POST', '/staff', {
    ...MANAGER,
    name: 'Luc Marché',
    role: 'market-manager',
    markets: [market],
  })
  expect(made.status).toBe(201)
  await page.context().clearCookies()
  await staff.logInAs(MANAGER.email, MANAGER.password)
  await staff.open(`markets/${market}`)
  await page.locator('.tabs-field__tab-button').nth(2).click()
  const newsletter = staff.field('switches.newsletter')
  for (const wanted of [false, true, false]) {
    await newsletter.setChecked(wanted)
    const { status } = await staff.save()
    expect(status).toBe(200)
    await expect.poll(() => statusOf('/newsletter/enrich'), { intervals: [20] }).toBe(wanted ? 200 : 404)
  }
  await test.step('only the switch is restored from the version before', async () => {
    const sender = { contact: { fromName: 'Luc de Luxembourg' } }
    expect((await callCms(page, 'PATCH', `/markets/${market}`, sender)).status).toBe(200)
    const versions = await callCms(page, 'GET', `/markets/versions?where[parent][equals]=${market}&sort=-updatedAt&depth=0`)
    await page.goto(address('localhost', `/admin/collections/markets/${market}/versions/${versions.body.docs[2].id}`))
    // The browser formats the time, once the view is hydrated.
    await expect(page.locator(`${ONLY_OURS.version} h1`)).toContainText(/\d{4}/)
    const field = (path: string) => page.locator(`[data-field="${path}"]`)
    await expect(field('contact.fromName').getByRole('checkbox')).toBeChecked()
    await expectOursAccessible(page, ONLY_OURS.version)
    await field('contact.fromName').getByRole('checkbox').uncheck()
    await page.locator('[data-way="restore"]').click()
    await expect(page).toHaveURL(/markets\/\d+$/)
    await expect.poll(() => statusOf('/newsletter/enrich')).toBe(200)
    expect((await callCms(page, 'GET', `/markets/${market}?depth=0`)).body).toMatchObject(sender)
  })
})

test('its checkout begins with the payment type that an admin has chosen', async ({ page, quiet }) => {
  quiet.allow(/status of (40[0-9]|422|50[0-9])/)
  const french = new Seller(page, 'fr')
  await readyCart(french, ['apple-iphone-13-mini-256gb'])
  const cart = await page.evaluate((key) => localStorage.getItem(key) ?? '', cartKey(french))
  const staff = new Staff(page)
  await staff.logIn('admin')
  const changed = await callCms(page, 'PATCH', `/markets/${await idOf(page)}`, { selectedPaymentType: '2' })
  expect(changed.status).toBe(200)
  const checkout = async () => (await ask(HOST, '/checkout', { headers: PERSON })).body
  await expect.poll(checkout).toMatch(/selectedPaymentType\W+2\b/)
  await page.goto(address(HOST))
  const key = `cart.${cartScope(CODE, 'default')}`
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, cart] as const)
  await page.goto(address(HOST, '/checkout'))
  await expect(page.locator('input[name="payment.type"][value="2"]')).toBeChecked()
})

test('an admin compares it with its source, and deletes it with all its content', async ({ page, quiet }) => {
  quiet.allow(/status of (404|503)/)
  const staff = new Staff(page)
  await staff.logIn('admin')
  const market = await idOf(page)
  await page.goto(address('localhost', '/admin/compare-markets'))
  const [left, right] = [page.locator('select').first(), page.locator('select').nth(1)]
  await left.selectOption({ label: 'France' })
  await right.selectOption({ label: 'Luxembourg' })
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row('Time zone')).toContainText('Europe/Luxembourg')
  await expect(row('Currency')).toHaveCount(0)
  await page.getByRole('checkbox').uncheck()
  await expect(row('Currency')).toHaveCount(1)
  await expectOursAccessible(page, ONLY_OURS.comparison)

  await test.step('and with the file of another environment', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Configuration as a file (JSON)' }).click()
    const file = await (await saved).path()
    await left.selectOption({ label: 'Luxembourg' })
    await expect(page).toHaveURL(new RegExp(`left=${market}\\b`))
    await right.selectOption({ label: 'A file of another environment' })
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await expect(row('Time zone')).toContainText('Europe/Paris')
    await expectOursAccessible(page, ONLY_OURS.comparison)
  })

  await test.step('deleted addresses of a screen redirect to its remaining one', async () => {
    const own = `where[market][equals]=${market}&where[screen][equals]=passwordForgot`
    const { body } = await callCms(page, 'GET', `/route-maps?${own}&depth=0`)
    await staff.open(`route-maps/${body.docs[0]?.id}`)
    await staff.pressInMenu('Delete the addresses of this screen')
    const asked = page.locator('[data-keep-old]')
    await expect(asked).toContainText('/account/password-forgot → /account/password/forgot')
    await expectOursAccessible(page, ONLY_OURS.dialog)
    await page.locator('#remove-route-now').click()
    await expect(page).toHaveURL(/collections\/route-maps(\?|$)/)
    await expect.poll(() => statusOf('/account/password-forgot')).toBe(301)
  })

  await staff.open(`markets/${market}`)
  await staff.pressInMenu('Delete this draft with all it has')
  const dialog = page.getByRole('dialog')
  const remove = dialog.locator('#remove-draft-now')
  await expect(remove).toBeDisabled()
  await dialog.getByRole('textbox').fill(CODE)
  await remove.click()
  await expect(page).toHaveURL(/collections\/markets(?:\?.*)?$/)
  await expect.poll(() => statusOf('/')).toBe(421)
  await tidy(page)
})
