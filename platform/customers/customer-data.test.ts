import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CustomerExport } from '@trade-in-shop/contracts/customers'
import { ADDRESS, aCustomer, BANK, type ACustomer } from '../../tests/support/a-customer'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('customer_data')
})
afterAll(() => platform.drop())

describe('the newsletter', () => {
  const put = (customer: ACustomer, subscribed: boolean) => customer.call('PUT', '/customers/newsletter', { subscribed })

  test('the newsletter waits for the click in the mail, and ends at once', async () => {
    const customer = await aCustomer(platform)
    const state = async () => (await customer.call('GET', '/customers/newsletter')).body
    expect(await state()).toEqual({ state: 'off' })
    expect(await put(customer, true)).toMatchObject({ status: 200, body: { state: 'pending' } })
    expect(await state()).toEqual({ state: 'pending' })
    expect(await put(customer, false)).toMatchObject({ status: 200, body: { state: 'off' } })
    expect(await put(customer, false)).toMatchObject({ status: 200, body: { state: 'off' } })
  })

  test('the newsletter may be requested with the registration, where the market has one', async () => {
    for (const [application, state] of [
      ['wkfs_de_DE', 'pending'],
      ['wkfs_de_AT', 'off'],
    ] as const) {
      const customer = await aCustomer(platform, { application, newsletter: true })
      expect((await customer.call('GET', '/customers/newsletter')).body).toEqual({ state })
    }
  })

  test('the newsletter cannot begin where the market has none, and can always be ended', async () => {
    const customer = await aCustomer(platform, { application: 'wkfs_de_AT' })
    expect(await put(customer, true)).toMatchObject({ status: 422, body: { code: 'newsletter_unavailable' } })
    expect(await put(customer, false)).toMatchObject({ status: 200, body: { state: 'off' } })
  })

  test('the newsletter ends with the account', async () => {
    const customer = await aCustomer(platform)
    await put(customer, true)
    const { body } = await customer.call('GET', '/customers/customers')
    const { customerIdentifier } = body as { customerIdentifier: string }
    const ids = { customerId: customer.customerId, customerIdentifier }
    expect((await customer.call('DELETE', '/customers/customers', ids)).status).toBe(200)
    const text = 'select state from platform.newsletter_subscriptions where email = $1'
    expect((await platform.pool.query(text, [customer.email])).rows).toEqual([])
  })
})

test('an export asks for the password again ten minutes after the log-in', async () => {
  const customer = await aCustomer(platform, {}, 10 * 60_000)
  expect(await customer.call('GET', '/customers/export')).toMatchObject({ status: 403, body: { code: 'fresh_login_required' } })
})

test('an export has all data of the customer, and no account number in full', async () => {
  const customer = await aCustomer(platform, {
    ...{ address: ADDRESS, phone: '+4915112345678', birthDate: '1990-04-12', payment: { type: '13', ...BANK } },
  })
  await customer.call('PATCH', '/customers/paypal_accounts', { paypalAccount: { id: '', paypalAccount: 'miriam@example.org' } })
  const request = tradeRequest([(await anOffer(platform)).offerId])
  await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey(), ...customer.headers })
  const answer = await customer.call('GET', '/customers/export')
  expect(CustomerExport.parse(answer.body)).toMatchObject({
    exportedAt: '2026-11-21T10:00:00.000Z',
    customer: { email: customer.email, person: { birthDate: '1990-04-12' }, phoneContact: { phone: '+4915112345678' } },
    addresses: [ADDRESS],
    bankAccounts: [{ maskedIban: 'DE89 •••• •••• 3000', paymentAccount: { isPrimary: true } }],
    paypalAccounts: [{ maskedAccount: 'm•••@example.org' }],
    trades: [{ state: 'awaiting_shipment' }],
    newsletter: { state: 'off' },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/0532013000|37040044|miriam@example\.org/)
})
