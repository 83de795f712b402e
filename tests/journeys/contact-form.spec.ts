import { expect, expectAccessible, expectNoSideways, inFullRun, inMarket, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { readyCart } from '../support/ready-cart'
import { Seller } from '../support/seller'
import { anAddress } from '../support/subscriber'

const TEXT = 'Wann kommt mein Geld an?\nVielen Dank.'
/** The answer of the shop's API while the platform is away. */
const UNAVAILABLE = JSON.stringify({
  type: 'about:blank',
  title: 'unavailable',
  status: 503,
  code: 'unavailable',
  requestId: 'journey',
})
const INBOX: Record<string, string> = { de: 'kontakt@revalo.example', fr: 'contact-fr@revalo.example' }

async function fill(seller: Seller, email: string, subject: string): Promise<void> {
  const { page } = seller
  await page.locator('#contact-subject').selectOption(subject)
  await seller.field('contact.name').fill('Miriam Berger')
  await seller.field('contact.email').fill(email)
  await seller.field('contact.message').fill(TEXT)
}

async function sent(seller: Seller): Promise<string> {
  await seller.button('contact.send').click()
  await expect(seller.page.getByRole('heading', { level: 1, name: seller.word('contact.sentTitle') })).toBeVisible()
  return (await seller.page.getByTestId('ticket-number').textContent()) ?? ''
}

/** The mail to an address with the ticket's number in its subject. */
async function mailAbout(number: string, to: string) {
  const find = async () => (await mailsTo(to)).find(({ subject }) => subject.includes(number))
  await expect.poll(async () => (await find())?.subject).toContain(number)
  return find()
}

for (const code of ['de', 'fr'])
  test(
    `${code}: a message keeps its text through every failure and arrives with its number (S-02, M-08)`,
    inMarket(code),
    async ({ page, quiet }) => {
      quiet.allow(/ERR_INTERNET_DISCONNECTED|status of 503/)
      const seller = new Seller(page, code)
      const email = anAddress(`kontakt-${code}`)
      await seller.open(seller.market.paths.contact)
      await expect(page.getByTestId('contact-form')).toBeVisible()
      await expect(page.locator('#contact-subject option')).toHaveCount(11)
      await expectAccessible(page)

      await seller.button('contact.send').click()
      await expect(page.locator('#contact-subject')).toBeFocused()
      await expect(page.getByText(seller.word('contact.problem.messageShort'))).toBeVisible()
      await expectAccessible(page)

      await fill(seller, email, 'payout')
      await page.reload()
      await expect(seller.field('contact.message')).toHaveValue(TEXT)

      await page.route('**/api/contact', (route) => route.abort('internetdisconnected'))
      await seller.button('contact.send').click()
      await expect(page.getByText(seller.word('offline.kept'))).toBeVisible()
      await expect(seller.field('contact.message')).toHaveValue(TEXT)
      await page.unroute('**/api/contact')
      const away = { status: 503, contentType: 'application/problem+json', body: UNAVAILABLE }
      await page.route('**/api/contact', (route) => route.fulfill(away))
      await seller.button('contact.send').click()
      await expect(page.getByText(seller.word('problem.unavailable'))).toBeVisible()
      await expect(seller.field('contact.message')).toHaveValue(TEXT)
      await page.unroute('**/api/contact')

      const number = await sent(seller)
      await expectAccessible(page)
      await expectNoSideways(page)
      expect((await mailAbout(number, email))?.text).toContain(number)
      expect((await mailAbout(number, INBOX[code] ?? ''))?.text).toContain('Wann kommt mein Geld an?')
      await seller.button('contact.another').click()
      await expect(seller.field('contact.message')).toHaveValue('')
    },
  )

test('a cart is attached to a request for a quote, with the platform’s names (K-10)', inFullRun, async ({ page }) => {
  const seller = new Seller(page, 'de')
  await readyCart(seller, ['apple-iphone-13-mini-128gb'])
  await seller.open(`${seller.market.paths.contact}#quote`)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.locator('#contact-subject')).toHaveValue('business_partner')
  await fill(seller, anAddress('firma'), 'business_partner')
  const mail = await mailAbout(await sent(seller), 'firmen@revalo.example')
  expect(mail?.text).toMatch(/1 × Apple iPhone 13 mini 128 GB: je \d/)
})
