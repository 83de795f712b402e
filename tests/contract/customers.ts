import { beforeAll, describe, expect, test } from 'vitest'
import {
  AddressPatched,
  Customer,
  CustomerAddresses,
  CustomerExport,
  CustomerNewsletter,
  PaymentAccount,
  PhoneContact,
  TradeHistory,
  TradeLookup,
} from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import type { Device } from '@trade-in-shop/contracts/search'
import { anOffer, boughtDevice, expectProblem, newKey, post, raw, tradeRequest } from './client'
import { aCustomer, type ContractCustomer } from './customer-client'
import { seller, settings } from './settings'

const READS = ['customers', 'addresses', 'bank_accounts', 'paypal_accounts', 'trade_history', 'newsletter', 'export']
const UNKNOWN = 'f2b1e1a0-0000-4000-8000-000000000000'

/** Data and trades of a customer; bank and PayPal accounts are in `customer-accounts.ts`. */
export function customers(): void {
  let mine: ContractCustomer
  let theirs: ContractCustomer
  let device: Device
  beforeAll(async () => {
    mine = await aCustomer(0)
    theirs = await aCustomer(1)
    device = await boughtDevice()
  })
  const sell = async (by: ContractCustomer, change = {}) =>
    post('/trades', tradeRequest([await anOffer(device)], change), { 'idempotency-key': newKey(), ...by.headers })

  test.each(READS)('GET %s needs a valid token', async (name) => {
    expectProblem(await raw('GET', `/customers/${name}`), 401, 'unauthorized')
    expectProblem(await raw('GET', `/customers/${name}`, { headers: { authorization: 'Bearer a.b.c' } }), 401, 'unauthorized')
  })
  test('the customer is the one of the token', async () => {
    const { headers: _headers, call: _call, ...shown } = mine
    expect(Customer.parse((await mine.call('GET', 'customers')).body)).toEqual(shown)
    expect(mine.customerId).not.toBe(theirs.customerId)
  })

  describe('the address', () => {
    const { postalCode, badPostalCode, country } = seller()
    const patch = (iri: string, change = {}) =>
      mine.call('PATCH', 'addresses', { address: { iri, street: 'Teststraße', postalCode, city: 'Test', country, ...change } })
    const current = async () => CustomerAddresses.parse((await mine.call('GET', 'addresses')).body)[0]?.iri ?? ''

    test('is created with an empty IRI and changed with its own', async () => {
      const { address } = AddressPatched.parse((await patch('')).body)
      expect(AddressPatched.parse((await patch(address.iri, { houseNumber: '12' })).body).address).toEqual({
        ...address,
        houseNumber: '12',
      })
      expect(await current()).toBe(address.iri)
    })
    test('follows the rules of the market', async () => {
      const iri = await current()
      expectProblem(await patch(iri, { postalCode: badPostalCode }), 422, 'invalid_request', 'address/postalCode')
      expectProblem(await patch(iri, { street: '' }), 400, 'invalid_request', 'address/street')
    })
    test('of an unknown id is not found', async () => {
      expectProblem(await patch(`/customers/addresses/${UNKNOWN}`), 404, 'not_found')
    })
    test('is copied to a trade that is not handed over', async () => {
      const { number } = Trade.parse((await sell(mine)).body)
      const { affectedTrades } = AddressPatched.parse((await patch(await current(), { street: `Straße ${newKey()}` })).body)
      expect(affectedTrades).toContain(number)
    })
  })

  describe('person and telephone', () => {
    const people = (birthDate: string, { customerIri = mine.iri, peopleIri = mine.person.iri } = {}) =>
      mine.call('PATCH', 'people', { address: { birthDate }, peopleIri, customerIri })
    test('a birth date is at least 18 years ago', async () => {
      expect(await people('1985-07-01')).toMatchObject({ status: 200, body: { birthDate: '1985-07-01' } })
      expectProblem(await people(`${new Date().getUTCFullYear() - 17}-01-01`), 422, 'under_age', 'address/birthDate')
    })
    test('a telephone number is in E.164', async () => {
      const body = { phone: '+4915112345678', customerIri: mine.iri }
      const { iri } = PhoneContact.parse((await mine.call('POST', 'phone_contacts', body)).body)
      expect((await mine.call('PATCH', 'phone_contacts', { ...body, phoneIri: iri })).status).toBe(200)
      expectProblem(await mine.call('POST', 'phone_contacts', { ...body, phone: '0151' }), 400, 'invalid_request', 'phone')
    })
    test('of another customer are not found', async () => {
      expectProblem(await people('1985-07-01', { customerIri: theirs.iri }), 404, 'not_found')
      expectProblem(await people('1985-07-01', { peopleIri: theirs.person.iri }), 404, 'not_found')
    })
  })

  describe('trades', () => {
    test('with a token are in the customer’s history at once, the newest first, and in no other', async () => {
      const trades = [Trade.parse((await sell(mine)).body), Trade.parse((await sell(mine)).body)]
      const history = TradeHistory.parse((await mine.call('GET', 'trade_history')).body)
      expect(history.slice(0, 2).map(({ number }) => number)).toEqual(trades.map(({ number }) => number).reverse())
      const others = TradeHistory.parse((await theirs.call('GET', 'trade_history')).body)
      expect(others.map(({ number }) => number)).not.toContain(trades[0]?.number)
    })
    test('are paid to a stored account, of the same customer only', async () => {
      const { body } = await mine.call('PATCH', 'paypal_accounts', {
        paypalAccount: { id: '', paypalAccount: 'contract@example.org' },
      })
      const tied = { bankAccount: null, paymentType: 'INVOICE', isPrimary: false, customer: mine.iri }
      const paypalAccount = (body as { iri: string }).iri
      const { iri } = PaymentAccount.parse(
        (await mine.call('POST', 'customer_payment_accounts', { ...tied, paypalAccount })).body,
      )
      const payment = { type: 'account' as const, paymentAccount: iri }
      expect(await sell(mine, { payment })).toMatchObject({
        status: 201,
        body: { paymentType: '2', payoutChange: 'account' },
      })
      const { number } = Trade.parse((await sell(mine)).body)
      const payout = { number, paymentAccount: iri }
      expect(await mine.call('PATCH', 'trade_payouts', payout)).toMatchObject({ status: 200, body: { number, paymentType: '2' } })
      expectProblem(await theirs.call('PATCH', 'trade_payouts', payout), 404, 'not_found')
      expectProblem(await sell(theirs, { payment }), 422, 'payment_account_unknown', 'payment/paymentAccount')
    })
    test('are found by number and postal code; wrong ones alike are not', async () => {
      const { number, accessId } = Trade.parse((await sell(mine)).body)
      const { postalCode, badPostalCode } = seller()
      const look = (change = {}) =>
        post('/trades/lookups', { application: settings.application, number, postalCode, ...change }, { 'client-key': newKey() })
      expect(TradeLookup.parse((await look()).body)).toEqual({ accessId })
      const wrong = [await look({ postalCode: badPostalCode }), await look({ number: 'RV-000000' })]
      for (const answer of wrong) expectProblem(answer, 404, 'not_found')
    })
    test('under way prevent the deletion of the account', async () => {
      const ids = { customerId: mine.customerId, customerIdentifier: mine.customerIdentifier }
      await sell(mine)
      expectProblem(await mine.call('DELETE', 'customers', ids), 409, 'open_trades')
      expectProblem(await mine.call('DELETE', 'customers', { ...ids, customerId: theirs.customerId }), 404, 'not_found')
      const foreign = { ...ids, customerIdentifier: theirs.customerIdentifier }
      expectProblem(await mine.call('DELETE', 'customers', foreign), 404, 'not_found')
    })
  })

  test('the newsletter is off, waits or is on, and can be ended', async () => {
    CustomerNewsletter.parse((await mine.call('GET', 'newsletter')).body)
    expect(await mine.call('PUT', 'newsletter', { subscribed: false })).toMatchObject({ status: 200, body: { state: 'off' } })
  })
  test('an export contains the data of one customer only', async () => {
    const { body } = await mine.call('GET', 'export')
    expect(CustomerExport.parse(body).customer.customerId).toBe(mine.customerId)
    expect(JSON.stringify(body)).not.toContain(theirs.customerId)
  })
}
