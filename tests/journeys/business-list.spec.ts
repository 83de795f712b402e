import { Company } from '../support/company'
import { expect, expectAccessible, expectNoSideways, inFullRun, test } from '../support/journey'
import { TWO_LOOKS, Viewer } from '../support/look'
import { mailsTo } from '../support/mails'
import { centsIn } from '../support/prices'
import { readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { anAddress } from '../support/subscriber'

const PHONE = 'Apple iPhone 13 128 GB'
const TABLE = `${PHONE};4;ja
iPhone 13 mini;1;vielleicht
zzqqxx;2;nein
Canon EOS R6;viele;ja`

test('a company sells a list below the cap: pasted, corrected, sold under its name (P-16, K-10)', async ({ page, context }) => {
  const company = new Company(page)
  await company.openList()
  await company.paste(TABLE)
  await expect(company.rows()).toHaveCount(4)
  await expect(company.row(PHONE).getByTestId('list-price')).toContainText('€')
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('device-list').getByRole('listitem')).toHaveCount(4)
  await other.close()
  await page.reload()
  await expect(company.rows()).toHaveCount(4)

  await test.step('each faulty line of a list says what it needs, and can be corrected', async () => {
    const unsure = company.row('iPhone 13 mini')
    const device = unsure.getByRole('combobox').first()
    await device.selectOption({ index: 1 })
    const chosen = company.rows().nth(1)
    await expect(chosen.getByText(company.word('list.worksProblem'))).toBeVisible()
    await chosen.getByRole('combobox').selectOption('no')
    const unknown = company.row('zzqqxx')
    await expect(unknown.getByText(company.word('list.notFound'))).toBeVisible()
    await unknown.getByRole('textbox').fill('iPhone 13 128')
    await unknown.getByRole('button', { name: company.word('list.lookAgain') }).click()
    await expect(company.rows().nth(2)).toHaveAccessibleName(PHONE)
    await company.row('Canon EOS R6').getByRole('spinbutton').fill('1')
    await expect(page.getByTestId('list-price').filter({ hasText: '€' })).toHaveCount(4)
  })

  const prices = await page.getByTestId('list-price').all()
  const lines = await Promise.all(prices.map((price) => centsIn(price)))
  const total = lines.reduce((sum, cents) => sum + cents, 0)
  expect(await centsIn(company.total())).toBe(total)
  expect(total).toBeLessThan(500_000)

  await page.getByRole('button', { name: company.word('list.intoCart', { amount: '' }).slice(-18) }).click()
  await expect(page.getByText(company.word('list.into.done'))).toBeVisible()
  await expect(company.rows()).toHaveCount(0)
  await company.link('list.toCheckout').click()
  await expect(page.getByTestId('checkout-form')).toBeVisible()
  const email = anAddress('firma')
  await company.fillPerson(email)
  await company.fillBank()
  await company.declare()
  await expect(company.sellButton()).toBeEnabled()
  await company.sell()
  await expect(company.field('checkout.companyName')).toBeFocused()
  await company.fillCompany()
  await company.sell()
  const number = await company.thanked()
  await expect.poll(async () => (await mailsTo(email)).some(({ subject }) => subject.includes(number))).toBe(true)
})

test('above the cap the list becomes a request with the devices attached, and there is no sell button (K-10)', async ({
  page,
}) => {
  const company = new Company(page)
  await company.openList()
  await company.paste(`${PHONE}\t40\tja`)
  await expect(page.getByText(company.word('list.aboveCap', { cap: '5.000 €' }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Angebot anfragen/ }).click()
  await page.waitForURL(({ pathname, hash }) => pathname === company.market.paths.contact && hash === '#quote')
  await expect(page.locator('#contact-subject')).toHaveValue('business_partner')
  await expect(page.getByRole('checkbox')).toBeChecked()
  const email = anAddress('anfrage')
  await company.field('contact.name').fill('Miriam Berger')
  await company.field('contact.email').fill(email)
  await company.field('contact.message').fill('Bitte machen Sie uns ein Angebot für diese Geräte.')
  await company.button('contact.send').click()
  await expect(page.getByTestId('ticket-number')).toBeVisible()
  const number = (await page.getByTestId('ticket-number').textContent()) ?? ''
  const find = async () => (await mailsTo('firmen@revalo.example')).find(({ subject }) => subject.includes(number))
  await expect.poll(async () => (await find())?.text).toMatch(/40 × Apple iPhone 13 128 GB/)

  await company.open(company.market.paths.checkout)
  await expect(page.getByRole('link', { name: company.word('checkout.capLink') }).first()).toBeVisible()
  await expect(company.sellButton()).toHaveCount(0)
})

test('a list that is too long is refused as a whole, and nothing of it is lost (P-16)', inFullRun, async ({ page, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const company = new Company(page)
  await company.openList()
  const table = Array.from({ length: 201 }, () => 'iPhone 13 128 GB').join('\n')
  await company.paste(table)
  await expect(page.getByText(/201 Zeilen/)).toBeVisible()
  await expect(page.locator('#list-paste')).toHaveValue(table)
  await expect(page.locator('#list-paste')).toBeFocused()

  await page.route('**/api/lists', (route) => route.abort('internetdisconnected'))
  await company.paste('iPhone 13 128 GB;2')
  await expect(page.getByText(company.word('list.matchAway'))).toBeVisible()
  await page.unroute('**/api/lists')
  await company.button('list.lookAgain').click()
  await expect(company.row(PHONE)).toBeVisible()

  await page.route('**/api/business/offers', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: /in den Verkaufskorb$/ }).click()
  await expect(page.getByText(company.word('list.into.away'))).toBeVisible()
  await expect(company.rows()).toHaveCount(1)
})

test('a file is read like a pasted table, and a device can be picked while typing', inFullRun, async ({ page }) => {
  const company = new Company(page)
  await company.openList()
  await page.getByText(company.word('list.paste')).click()
  const buffer = Buffer.from('Anzahl;Hersteller;Modell;Funktioniert\r\n3;Apple;iPhone 13 128 GB;nein\r\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'bestand.csv', mimeType: 'text/csv', buffer })
  await expect(company.row(PHONE).getByRole('spinbutton')).toHaveValue('3')
  await expect(company.row(PHONE).getByRole('combobox')).toHaveValue('no')
  await page.getByRole('combobox', { name: company.word('list.add') }).pressSequentially('canon eos r6', { delay: 20 })
  await page
    .getByRole('option', { name: /EOS R6/ })
    .first()
    .click()
  await expect(company.rows()).toHaveCount(2)
  await company
    .row(PHONE)
    .getByRole('button', { name: company.word('list.remove', { name: PHONE }) })
    .click()
  await expect(company.rows()).toHaveCount(1)
})

test('a company may choose business mode in Germany, and its devices go with it (M-06)', inFullRun, async ({ page }) => {
  const seller = new Seller(page, 'de')
  const [offer] = await readyCart(seller, ['apple-iphone-13-128gb'])
  await seller.open(seller.market.paths.checkout)
  await page.getByTestId('business-choice').getByRole('link').click()
  await page.waitForURL(({ hostname }) => hostname === 'b2bwidget.de.localhost')
  const company = new Company(page)
  await expect(company.row(PHONE).getByText(company.word('list.worksProblem'))).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#list')
  await company.row(PHONE).getByRole('combobox').selectOption('yes')
  await page.getByRole('button', { name: /in den Verkaufskorb$/ }).click()
  await company.link('list.toCheckout').click()
  await expect(page.getByTestId('checkout-form')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain(offer?.offerId)
  await seller.open(seller.market.paths.checkout)
  await expect(page.getByTestId('checkout-form')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(offer?.offerId)
})

for (const code of ['at', 'fr'])
  test(`${code} offers no business mode (M-07)`, inFullRun, async ({ page }) => {
    const seller = new Seller(page, code)
    await readyCart(seller, ['apple-iphone-13-128gb'])
    await seller.open(seller.market.paths.checkout)
    await expect(page.getByTestId('checkout-form')).toBeVisible()
    await expect(page.getByTestId('business-choice')).toHaveCount(0)
    await expect(page.locator('a[href*="b2b"]')).toHaveCount(0)
  })

test('the landing page, the list and its problems are accessible at every width', inFullRun, async ({ page }) => {
  const viewer = new Viewer(page, TWO_LOOKS, { narrowest: true })
  const seller = new Seller(page, 'de')
  await seller.open('/b2b/ankaufsportal')
  await viewer.see('landing page')
  const company = new Company(page)
  await company.open()
  await viewer.see('home of the business host')
  await company.openList()
  await viewer.see('empty list')
  await company.paste(TABLE)
  await expect(page.getByText(company.word('list.notFound'))).toBeVisible()
  await viewer.see('list with problems')
  expect(viewer.problems).toEqual([])
  await expectNoSideways(page)
})
