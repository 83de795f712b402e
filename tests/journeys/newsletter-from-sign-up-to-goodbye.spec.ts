import { expect, expectAccessible, expectNoSideways, inFullRun, inMarket, test } from '../support/journey'
import { mailsTo } from '../support/mails'
import { ask } from '../support/shop-address'
import { anAddress, CONFIRM_LINK, mailWithLink, Subscriber, UNSUBSCRIBE_LINK } from '../support/subscriber'

const hashIn = (url: string) => /\/newsletter\/\w+\/([\w-]+)/.exec(url)?.[1] ?? ''

for (const code of ['de', 'fr'])
  test(
    `${code}: a subscriber signs up, confirms by the button, enriches the profile, and leaves with one click (N-01 to N-05)`,
    inMarket(code),
    async ({ page }) => {
      const reader = new Subscriber(page, code)
      const email = anAddress(`leser-${code}`)
      await reader.signUp(email)
      await expectAccessible(page)

      const { url } = await mailWithLink(email, CONFIRM_LINK)
      await page.goto(url)
      const confirm = reader.button('newsletter.confirmButton')
      await expect(confirm).toBeVisible()
      expect(new URL(page.url()).hash, 'the secret leaves the address').toBe('')
      await expectAccessible(page)
      await confirm.click()
      await expect(page.getByText(reader.word('newsletter.confirmed'))).toBeVisible()

      await page.getByTestId('enrich-form').getByRole('checkbox').first().check({ force: true })
      await reader.field('newsletter.firstName').fill('Miriam')
      await page.getByRole('combobox').last().selectOption({ index: 4 })
      await reader.button('newsletter.save').click()
      await expect(page.getByText(reader.word('newsletter.saved'))).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(reader.field('newsletter.firstName'), 'nothing that is stored comes back').toHaveValue('')

      const goodbye = await mailWithLink(email, UNSUBSCRIBE_LINK)
      await page.goto(goodbye.url)
      await expect(page.getByTestId('unsubscribe')).toBeEnabled()
      await expectAccessible(page)
      await page.getByTestId('unsubscribe').click()
      await page.waitForURL(/\/newsletter\/unsubscribe\/success$/)
      await expect(page.getByRole('heading', { level: 1, name: reader.word('newsletter.doneTitle') })).toBeVisible()
      await page.getByRole('radio').first().check({ force: true })
      await reader.button('newsletter.reasonSend').click()
      await expect(page.getByText(reader.word('newsletter.reasonThanks'))).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
    },
  )

test('the post of a mail provider ends it; opening the same address does not (RFC 8058)', inFullRun, async ({ page }) => {
  const reader = new Subscriber(page, 'de')
  const email = anAddress('one-click')
  await reader.signUp(email)
  await reader.confirm(email)
  const { url } = await mailWithLink(email, UNSUBSCRIBE_LINK)
  const path = `/api/newsletter/unsubscribe/${hashIn(url)}`
  const { host } = reader.market

  const opened = await ask(host, path)
  expect([opened.status, opened.headers.location]).toEqual([303, `/newsletter/unsubscribe/${hashIn(url)}`])
  const subscribeAgain = async (subject: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email })
    await ask(host, '/api/newsletter/subscriptions', { method: 'POST', headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body }) // prettier-ignore
    await expect.poll(async () => (await mailsTo(email))[0]?.subject).toBe(subject)
  }
  await subscribeAgain('Sie bekommen unseren Newsletter schon')

  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  for (const time of ['first', 'second']) expect([time, (await ask(host, path, { method: 'POST', headers, body })).status]).toEqual([time, 200]) // prettier-ignore
  await subscribeAgain('Bitte bestätigen Sie Ihre Newsletter-Anmeldung')
})

test('an expired link leads to a new one', inFullRun, async ({ page, quiet }) => {
  quiet.allow(/410/)
  const reader = new Subscriber(page, 'fr')
  await reader.open(`/newsletter/enrich/n1-${'x'.repeat(43)}#confirm=${'y'.repeat(43)}`)
  await reader.button('newsletter.confirmButton').click()
  await expect(page.getByRole('heading', { level: 1, name: reader.word('newsletter.invalidTitle') })).toBeVisible()
  await reader.link('newsletter.again').click()
  await expect(page.getByTestId('newsletter-form')).toBeVisible()
})

test('Austria has no newsletter, but unsubscribing works there (M-09)', async ({ page, quiet }) => {
  quiet.allow(/404/)
  const reader = new Subscriber(page, 'at')
  await reader.open('/')
  await expect(page.getByTestId('newsletter-form')).toHaveCount(0)
  const { host } = reader.market
  for (const path of ['/newsletter/enrich', `/newsletter/enrich/${'a'.repeat(43)}`])
    expect((await ask(host, path)).status).toBe(404)

  await reader.open(`/newsletter/unsubscribe/${'a'.repeat(40)}`)
  await page.getByTestId('unsubscribe').click()
  await page.waitForURL(/\/newsletter\/unsubscribe\/success$/)
  await expect(page.getByTestId('newsletter-form')).toHaveCount(0)
})

test('pages with a hash are not cached and not indexed', inFullRun, async () => {
  for (const part of ['enrich', 'unsubscribe']) {
    const { status, headers } = await ask('de.localhost', `/newsletter/${part}/n1-${'x'.repeat(43)}`)
    expect([status, headers['referrer-policy'], headers['cache-control']]).toEqual([200, 'no-referrer', expect.stringContaining('no-store')]) // prettier-ignore
    expect(headers['x-robots-tag']).toContain('noindex')
  }
})
