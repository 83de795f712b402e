import { expect, test } from '../../support/journey'
import { platform } from '../../support/stack-control'
import { countTrades } from '../../support/platform-database'
import { openCheckout, readyCart } from '../../support/ready-cart'
import { Seller } from '../../support/seller'
import { ask } from '../../support/shop-address'

/** Runs after all others and alone: meanwhile nothing can be sold. */
test.describe.configure({ mode: 'serial' })
test.afterAll(() => platform('start'))

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const PHONE = 'apple-iphone-13-mini-128gb'
/** No cache has this page, and the platform cannot answer for it. */
const NEVER_OPENED = 'never-opened-before'

test('without the platform pages answer and the checkout loses nothing; when it is back, there is one trade', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (502|503|504).*\/api\//)
  quiet.allow(/status of 404.*\/api\/trades\/by-key/)
  const email = `down-${Date.now()}@example.com`
  const seller = new Seller(page, 'de')
  await readyCart(seller, [PHONE])
  await openCheckout(seller)
  await seller.fillPerson(email)
  await seller.fillBank()
  await seller.declare()
  const { product, category, contact } = seller.market.paths
  const open = ['/', category, contact, '/checkout', '/content/agb', `${product}${PHONE}`]
  for (const path of open) expect((await ask('de.localhost', path)).status, path).toBe(200)
  await platform('stop')
  try {
    for (const path of open) expect((await ask('de.localhost', path)).status, path).toBe(200)
    const unseen = await ask('de.localhost', `${product}${NEVER_OPENED}`, { headers: { 'user-agent': PERSON } })
    expect(unseen.status).toBe(503)
    expect(unseen.body).toContain(seller.word('shell.failureHeadline'))

    await seller.sell()
    await expect(page.getByText(seller.word('checkout.noAnswer'))).toBeVisible()
    await expect(seller.field('checkout.firstName')).toHaveValue('Miriam')
    await expect(seller.field('checkout.iban')).toHaveValue(/DE89/)
    await expect(page.getByTestId('cart-line')).toHaveCount(1)
    expect(await countTrades(email)).toBe(0)
  } finally {
    await platform('start')
  }
  await expect(async () => {
    await seller.sell()
    await page.waitForURL(({ pathname }) => pathname === seller.market.paths.thankYou, { timeout: 6000 })
  }).toPass()
  expect(await seller.thanked()).toMatch(/^RV-/)
  expect(await countTrades(email)).toBe(1)
})

test('a search while the platform is away offers a retry, and finds devices when it is back', async ({ page, quiet }) => {
  quiet.allow(/status of (502|503|504).*\/api\//)
  quiet.allow(/status of 404.*\/api\/trades\/by-key/)
  const seller = new Seller(page, 'fr')
  await seller.open()
  await platform('stop')
  try {
    await seller.search('iphone 12 mini')
    await expect(page.getByText(seller.word('search.failed'))).toBeVisible()
  } finally {
    await platform('start')
  }
  const retry = seller.suggestion(new RegExp(seller.word('search.retry')))
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(seller.suggestion(/iPhone 12 mini/)).toBeVisible({ timeout: 3000 })
  }).toPass()
})
