import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callEndpoint, findEndpoint, type Sent, withRecordedPlatform } from '../../../tests/support/own-api'
import { refused } from '../../../tests/support/recorded-platform'
import { customersApi } from './customers-api'
import type { OwnEndpoint } from './own-endpoint'
import { payoutsApi } from './payouts-api'
import { tradesApi } from './trades-api'

vi.mock('@/env', async () => (await import('../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../tests/support/own-api')).mockedSnapshot())
const lookups = findEndpoint(tradesApi, 'POST /api/trades/lookups')
const patchAddress = findEndpoint(customersApi, 'PATCH /api/customers/addresses')
const patchBank = findEndpoint(payoutsApi, 'PATCH /api/customers/bank_accounts')
const postPayment = findEndpoint(payoutsApi, 'POST /api/customers/customer_payment_accounts')
const deleteCustomer = findEndpoint(customersApi, 'DELETE /api/customers/customers')
const getExport = findEndpoint(customersApi, 'GET /api/customers/export')
const postGuest = findEndpoint(payoutsApi, 'POST /api/customers/guest_account_number')
const putNewsletter = findEndpoint(customersApi, 'PUT /api/customers/newsletter')
const patchPaypal = findEndpoint(payoutsApi, 'PATCH /api/customers/paypal_accounts')
const patchPerson = findEndpoint(customersApi, 'PATCH /api/customers/people')
const patchPhone = findEndpoint(customersApi, 'PATCH /api/customers/phone_contacts')
const postPhone = findEndpoint(customersApi, 'POST /api/customers/phone_contacts')
const platform = withRecordedPlatform()

const IRI = { customer: '/customers/customers/1', person: '/customers/people/1', phone: '/customers/phone_contacts/1' }
const customer = () => ({
  ...{
    iri: IRI.customer,
    customerId: platform().customerId,
    customerNumber: 'RC/1',
    customerIdentifier: 'own-identifier-0123456',
  },
  ...{ application: 'wkfs_de_DE', firstName: 'M', lastName: 'B', email: 'm@b.de' },
  ...{ person: { iri: IRI.person, birthDate: null }, phoneContact: { iri: IRI.phone, phone: '+491711234567' } },
})
beforeEach(() => {
  platform().say('GET /customers/customers', { status: 200, json: customer() })
})
const send = async (endpoint: OwnEndpoint, body?: unknown, mode: Sent['mode'] = 'default') =>
  callEndpoint(endpoint, { body, mode, headers: { authorization: `Bearer ${await platform().accessToken()}` } })
const changes = () =>
  platform()
    .received()
    .filter(({ method }) => method !== 'GET')

const address = { iri: '', street: ' Lindenstraße ', houseNumber: '', postalCode: '10969', city: 'Berlin', country: 'DE' }
const bank = { id: '', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', holder: 'Miriam Berger' }
const paymentAccount = {
  paypalAccount: null,
  bankAccount: '/customers/bank_accounts/1',
  paymentType: 'INVOICE',
  isPrimary: true,
  customer: IRI.customer,
}

test('a change is built field by field for the platform: trimmed, with the market’s country and the session’s ids', async () => {
  await send(patchAddress, { address })
  await send(patchBank, { payment: bank })
  await send(postPayment, paymentAccount)
  await send(patchPhone, { phone: '+491711234568', phoneIri: IRI.phone, customerIri: IRI.customer })
  await send(patchPerson, { address: { birthDate: '1988-03-14' }, peopleIri: IRI.person, customerIri: IRI.customer })
  expect(changes().map(({ body }) => body)).toEqual([
    { address: { iri: '', street: 'Lindenstraße', postalCode: '10969', city: 'Berlin', country: 'DE' } },
    { payment: bank },
    paymentAccount,
    { phone: '+491711234568', phoneIri: IRI.phone, customerIri: IRI.customer },
    { address: { birthDate: '1988-03-14' }, peopleIri: IRI.person, customerIri: IRI.customer },
  ])
  for (const { headers } of changes())
    expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer /), 'client-key': expect.any(String) })
})

describe('an id that is another’s, or no such thing', () => {
  const foreign = '/customers/customers/2'
  const own = () => ({ customerId: platform().customerId, customerIdentifier: 'own-identifier-0123456' })
  test.each<[string, OwnEndpoint, () => unknown]>([
    ['address, of another kind', patchAddress, () => ({ address: { ...address, iri: '/customers/bank_accounts/1' } })],
    ['bank account, of another kind', patchBank, () => ({ payment: { ...bank, id: '/customers/paypal_accounts/1' } })],
    [
      'PayPal account, of another kind',
      patchPaypal,
      () => ({ paypalAccount: { id: '/customers/bank_accounts/1', paypalAccount: 'a@b.de' } }),
    ],
    ['customer of a payment account', postPayment, () => ({ ...paymentAccount, customer: foreign })],
    ['bank account of a payment account', postPayment, () => ({ ...paymentAccount, bankAccount: '/customers/people/1' })],
    ['customer of a phone', postPhone, () => ({ phone: '+491711234568', customerIri: foreign })],
    ['phone', patchPhone, () => ({ phone: '+491711234568', phoneIri: '/customers/phone_contacts/2', customerIri: IRI.customer })],
    ['customer of a changed phone', patchPhone, () => ({ phone: '+491711234568', phoneIri: IRI.phone, customerIri: foreign })],
    [
      'person',
      patchPerson,
      () => ({ address: { birthDate: '1988-03-14' }, peopleIri: '/customers/people/2', customerIri: IRI.customer }),
    ],
    [
      'customer of a person',
      patchPerson,
      () => ({ address: { birthDate: '1988-03-14' }, peopleIri: IRI.person, customerIri: foreign }),
    ],
    ['customer id of a deletion', deleteCustomer, () => ({ ...own(), customerId: randomUUID() })],
    ['identifier of a deletion', deleteCustomer, () => ({ ...own(), customerIdentifier: 'other-identifier-012345' })],
  ])('%s: 404, and no change is sent', async (_what, endpoint, body) => {
    expect(await send(endpoint, body())).toMatchObject({ status: 404, json: { code: 'not_found' } })
    expect(changes()).toEqual([])
  })
})

describe('faulty fields', () => {
  test.each<[string, OwnEndpoint, unknown, string, string]>([
    [
      'a postal code of another market',
      patchAddress,
      { address: { ...address, postalCode: '1010' } },
      'address/postalCode',
      'invalid',
    ],
    ['another country', patchAddress, { address: { ...address, country: 'AT' } }, 'address/country', 'invalid'],
    [
      'an IBAN with a wrong digit',
      patchBank,
      { payment: { ...bank, iban: 'DE89370400440532013001' } },
      'payment/iban',
      'invalid',
    ],
    [
      'a guest’s IBAN',
      postGuest,
      { id: '', payment: { type: '13', iban: 'DE89370400440532013001', holder: 'A' } },
      'payment/iban',
      'invalid',
    ],
    [
      'somebody of 17',
      patchPerson,
      { address: { birthDate: '2015-01-01' }, peopleIri: IRI.person, customerIri: IRI.customer },
      'address/birthDate',
      'under_age',
    ],
    [
      'both accounts',
      postPayment,
      { ...paymentAccount, paypalAccount: '/customers/paypal_accounts/1' },
      'bankAccount',
      'invalid',
    ],
    ['no account', postPayment, { ...paymentAccount, bankAccount: null }, 'bankAccount', 'invalid'],
    [
      'a phone to change without its id',
      patchPhone,
      { phone: '+491711234568', customerIri: IRI.customer },
      'phoneIri',
      'required',
    ],
    [
      'a new phone with an id',
      postPhone,
      { phone: '+491711234568', phoneIri: IRI.phone, customerIri: IRI.customer },
      'phoneIri',
      'invalid',
    ],
  ])('%s is 422 at its field, and no change is sent', async (_what, endpoint, body, path, code) => {
    expect(await send(endpoint, body)).toMatchObject({
      status: 422,
      json: { code: 'invalid_request', errors: [{ path, code }] },
    })
    expect(changes()).toEqual([])
  })
})

test('in a market without a newsletter customers can unsubscribe but not subscribe', async () => {
  platform().say('PUT /customers/newsletter', { status: 200, json: { state: 'off' } })
  expect(await send(putNewsletter, { subscribed: false }, 'withoutNewsletter')).toMatchObject({
    status: 200,
    json: { state: 'off' },
  })
  expect(await send(putNewsletter, { subscribed: true }, 'withoutNewsletter')).toMatchObject({
    status: 422,
    json: { code: 'newsletter_unavailable' },
  })
  expect(changes()).toHaveLength(1)
})

test('the export is a file, and never contains a full account number', async () => {
  const json = {
    ...{
      exportedAt: '2026-11-21T10:00:00Z',
      customer: customer(),
      addresses: [],
      paypalAccounts: [],
      trades: [],
      newsletter: { state: 'off' },
    },
    bankAccounts: [
      {
        iri: '/customers/bank_accounts/1',
        maskedIban: 'DE89 •••• 3000',
        holder: 'M',
        paymentAccount: null,
        iban: 'DE89370400440532013000',
      },
    ],
  }
  platform().say('GET /customers/export', { status: 200, json })
  const { headers, json: given } = await send(getExport)
  expect(headers.get('content-disposition')).toBe('attachment; filename="account-RC1.json"')
  expect(JSON.stringify(given)).not.toContain('DE89370400440532013000')
})

test('saving a guest’s account needs no log-in and works in a partner widget too', async () => {
  platform().say('POST /customers/guest_account_number', {
    status: 201,
    json: { id: 'guest-1', maskedAccount: 'DE89 •••• 3000' },
  })
  const body = { id: '', payment: { type: '2', paypalAccount: 'A@B.de' } }
  expect(await callEndpoint(postGuest, { body, mode: 'aganwidget' })).toMatchObject({
    status: 200,
    json: { id: 'guest-1' },
  })
  expect(changes()[0]).toMatchObject({ body: { id: '', payment: { type: '2', paypalAccount: 'a@b.de' } } })
  expect(changes()[0]?.headers.authorization).toBeUndefined()
})

test('a trade look-up uses the host’s market, answers 404 when nothing matches and refuses another application', async () => {
  platform().say('POST /trades/lookups', refused(404, 'not_found'))
  expect(await callEndpoint(lookups, { body: { number: 'RV-1000', postalCode: '10969' } })).toMatchObject({ status: 404 })
  expect(changes()[0]?.body).toEqual({ application: 'wkfs_de_DE', number: 'RV-1000', postalCode: '10969' })
  const foreign = { application: 'wkfs_fr_FR', number: 'RV-1000', postalCode: '10969' }
  expect(await callEndpoint(lookups, { body: foreign })).toMatchObject({ status: 400 })
})
test.each(['session_ended', 'fresh_login_required', 'not_found'])('%s of the platform is passed on unchanged', async (code) => {
  const status = { session_ended: 401, fresh_login_required: 403, not_found: 404 }[code] ?? 0
  platform().say('PATCH /customers/bank_accounts', refused(status, code))
  expect(await send(patchBank, { payment: bank })).toMatchObject({ status, json: { status, code } })
})
