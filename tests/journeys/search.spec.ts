import { expect, expectAccessible, inFullRun, inMarket, test } from '../support/journey'
import { EVERY_LOOK, Viewer } from '../support/look'
import { Seller } from '../support/seller'
import { address } from '../support/shop-address'
import { word } from '../support/words'

const TYPOS = [
  { code: 'de', typed: 'iphne 13', device: /iPhone 13/ },
  { code: 'de', typed: 'galxy s21 ulta', device: /Galaxy S21 Ultra/ },
  { code: 'at', typed: 's21 ul', device: /Galaxy S21 Ultra/ },
  { code: 'es', typed: 'íphone 13', device: /iPhone 13/ },
  { code: 'fr', typed: 'gàlaxy s21', device: /Galaxy S21/ },
  { code: 'it', typed: 'plàystation 5', device: /PlayStation 5/ },
]

for (const { code, typed, device } of TYPOS) {
  test(`"${typed}" finds the device in ${code}`, inMarket(code), async ({ page }) => {
    const seller = new Seller(page, code)
    await seller.open()
    await seller.search(typed)
    const option = seller.suggestion(device)
    await expect(option).toBeVisible()
    await option.click()
    await expect(page).toHaveURL(new RegExp(seller.market.paths.product))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(device)
  })
}

test('a typed condition marks its question on the page of the device, from the list and from the results', async ({ page }) => {
  const seller = new Seller(page, 'de')
  const isMarked = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/iPhone 12/)
    const marked = page.locator('#valuation li').filter({ has: page.getByText(seller.word('valuation.typed')) })
    await expect(marked).toHaveCount(1)
    await expect(marked).toContainText('Display')
    await expect(page.locator('#valuation input:checked')).toHaveCount(0)
  }
  await seller.open()
  // Else suggestions of half the text could be clicked.
  const whole = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === 'iphone 12 kaputtes display')
  await seller.search('iphone 12 kaputtes display')
  await whole
  await seller
    .suggestion(/iPhone 12/)
    .first()
    .click()
  await isMarked()
  await page.goto(address(seller.market.host, `/?q=${encodeURIComponent('iphone 12 kaputtes display')}`))
  await page
    .getByRole('main')
    .getByRole('link', { name: /iPhone 12/ })
    .first()
    .click()
  await isMarked()
})

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`the open list is accessible at ${width} px, with the page around it`, inFullRun, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const seller = new Seller(page, 'de')
    await seller.open()
    await seller.search('iphone 13')
    await expect(seller.suggestion(/iPhone 13/).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })

test.describe('on a first visit', () => {
  test.use({ consent: 'unasked' })
  test('the question about measuring that comes while the list is open stays readable', inFullRun, async ({ page }) => {
    const seller = new Seller(page, 'de')
    await seller.open()
    await seller.search('iphone 13')
    await expect(seller.suggestion(/iPhone 13/).first()).toBeVisible()
    await expect(page.getByTestId('consent')).toBeVisible()
    await expectAccessible(page)
  })
})

test('without a match the list says so and links to the categories', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open()
  const counted: string[] = []
  page.on('request', (request) => request.url().includes('paused=yes') && counted.push(request.url()))
  await seller.search('zzxxqqyy')
  await expect(page.getByText(seller.word('search.noMatch', { text: 'zzxxqqyy' }))).toBeVisible()
  await expect.poll(() => counted).toEqual([expect.stringContaining('q=zzxxqqyy')])
  await seller.suggestion(new RegExp(seller.word('search.browse'))).click()
  await expect(page).toHaveURL(/#categories$/)
  await expect(page.locator('#categories')).toBeInViewport()
})

test('while the search is away the list offers a retry, which then finds devices (E-06)', inFullRun, async ({ page, quiet }) => {
  quiet.allow(/503.*api\/search|Failed to load resource/)
  const seller = new Seller(page, 'de')
  await seller.open()
  let away = true
  await page.route('**/api/search?*', (route) => (away ? route.fulfill({ status: 503, body: 'away' }) : route.continue()))
  await seller.search('iphone 13')
  await expect(page.getByText(seller.word('search.failed'))).toBeVisible()
  away = false
  await seller.suggestion(new RegExp(seller.word('search.retry'))).click()
  await expect(seller.suggestion(/iPhone 13/)).toBeVisible()
})

test('Enter opens all matches as a page', async ({ page }) => {
  const seller = new Seller(page, 'de')
  await seller.open()
  await seller.search('iphone 13')
  await expect(seller.suggestion(/iPhone 13/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=iphone/)
  await expect(
    page.getByRole('heading', { level: 1, name: seller.word('catalog.searchHeading', { text: 'iphone 13' }) }),
  ).toBeVisible()
})

test(
  '"Which one is mine?" names the place on the device and checks an IMEI in the browser alone (P-04)',
  inFullRun,
  async ({ page }) => {
    const sent: string[] = []
    const seller = new Seller(page, 'de')
    await seller.openDevice('apple-iphone-13-128gb')
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByText(seller.word('identify.title')).click()
    await expect(page.getByText(seller.word('identify.apple'))).toBeVisible()
    await expect(page.getByText(seller.word('identify.samsung'))).toHaveCount(0)
    await seller.button('identify.imei.open').click()
    const field = seller.field('identify.imei.label')
    await expect(field).toBeFocused()
    await field.fill('490154203237519')
    await field.press('Enter')
    await expect(page.getByText(seller.word('identify.imei.checksum'))).toBeVisible()
    await expect(field).toHaveValue('490154203237519')
    await expect(field).toBeFocused()
    const viewer = new Viewer(page, EVERY_LOOK)
    await viewer.see('wrong IMEI')
    await field.fill('49 015420 323751 8')
    await seller.button('identify.imei.check').click()
    await expect(page.getByText(seller.word('identify.imei.valid'))).toBeVisible()
    await viewer.see('valid IMEI')
    expect(viewer.problems).toEqual([])
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    )
    for (const text of [stored, ...sent]) expect(text.replace(/\D/g, '')).not.toContain('49015420')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search form answers with a page of devices', async ({ page }) => {
    await page.goto(address('es.localhost'))
    await page.getByRole('main').getByRole('searchbox').first().fill('iphne 13')
    await page.getByRole('main').getByRole('button', { name: word('es-ES', 'search.submit') }).first().click() // prettier-ignore
    await expect(page).toHaveURL(/\?q=iphne\+13$/)
    await page.getByRole('link', { name: /iPhone 13/ }).first().click() // prettier-ignore
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/iPhone 13/)
    await page.getByText(word('es-ES', 'identify.title')).click()
    await expect(page.getByText(word('es-ES', 'identify.apple'))).toBeVisible()
    await expect(page.getByRole('button', { name: word('es-ES', 'identify.imei.open') })).toHaveCount(0)
  })

  test('the page of a search without a match says so and links on', inFullRun, async ({ page }) => {
    await page.goto(address('fr.localhost', '/?q=zzxxqqyy'))
    await expect(page.getByText(word('fr-FR', 'search.noMatch', { text: 'zzxxqqyy' }))).toBeVisible()
    await page.getByText(word('fr-FR', 'identify.title')).click()
    await expect(page.getByText(word('fr-FR', 'identify.playstation'))).toBeVisible()
    await page.getByRole('link', { name: word('fr-FR', 'search.browse') }).click()
    await expect(page).toHaveURL(/#categories$/)
  })
})
