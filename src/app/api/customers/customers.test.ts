import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Handler } from '@/app/api/endpoint'
import { POST as lookups } from '@/app/api/trades/lookups/route'
import { callHandler, type Sent, withRecordedPlatform } from '../../../../tests/support/own-api'
import { refused } from '../../../../tests/support/recorded-platform'
import { PATCH as patchAddress } from './addresses/route'
import { PATCH as patchBank } from './bank_accounts/route'
import { POST as postPayment } from './customer_payment_accounts/route'
import { DELETE as deleteCustomer } from './customers/route'
import { GET as getExport } from './export/route'
import { POST as postGuest } from './guest_account_number/route'
import { PUT as putNewsletter } from './newsletter/route'
import { PATCH as patchPaypal } from './paypal_accounts/route'
import { PATCH as patchPerson } from './people/route'
import { PATCH as patchPhone, POST as postPhone } from './phone_contacts/route'

vi.mock('@/env', async () => (await import('../../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../../tests/support/own-api')).mockedSnapshot())
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
const send = async (handler: Handler, method: string, body?: unknown, mode: Sent['mode'] = 'default') =>
  callHandler(handler, method, { body, mode, headers: { authorization: `Bearer ${await platform().accessToken()}` } })
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
  await send(patchAddress, 'PATCH', { address })
  await send(patchBank, 'PATCH', { payment: bank })
  await send(postPayment, 'POST', paymentAccount)
  await send(patchPhone, 'PATCH', { phone: '+491711234568', phoneIri: IRI.phone, customerIri: IRI.customer })
  await send(patchPerson, 'PATCH', { address: { birthDate: '1988-03-14' }, peopleIri: IRI.person, customerIri: IRI.customer })
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
  test.each<[string, Handler, string, () => unknown]>([
    ['address, of another kind', patchAddress, 'PATCH', () => ({ address: { ...address, iri: '/customers/bank_accounts/1' } })],
    ['bank account, of another kind', patchBank, 'PATCH', () => ({ payment: { ...bank, id: '/customers/paypal_accounts/1' } })],
    [
      'PayPal account, of another kind',
      patchPaypal,
      'PATCH',
      () => ({ paypalAccount: { id: '/customers/bank_accounts/1', paypalAccount: 'a@b.de' } }),
    ],
    ['customer of a payment account', postPayment, 'POST', () => ({ ...paymentAccount, customer: foreign })],
    ['bank account of a payment account', postPayment, 'POST', () => ({ ...paymentAccount, bankAccount: '/customers/people/1' })],
    ['customer of a phone', postPhone, 'POST', () => ({ phone: '+491711234568', customerIri: foreign })],
    [
      'phone',
      patchPhone,
      'PATCH',
      () => ({ phone: '+491711234568', phoneIri: '/customers/phone_contacts/2', customerIri: IRI.customer }),
    ],
    [
      'customer of a changed phone',
      patchPhone,
      'PATCH',
      () => ({ phone: '+491711234568', phoneIri: IRI.phone, customerIri: foreign }),
    ],
    [
      'person',
      patchPerson,
      'PATCH',
      () => ({ address: { birthDate: '1988-03-14' }, peopleIri: '/customers/people/2', customerIri: IRI.customer }),
    ],
    [
      'customer of a person',
      patchPerson,
      'PATCH',
      () => ({ address: { birthDate: '1988-03-14' }, peopleIri: IRI.person, customerIri: foreign }),
    ],
    ['customer id of a deletion', deleteCustomer, 'DELETE', () => ({ ...own(), customerId: randomUUID() })],
    ['identifier of a deletion', deleteCustomer, 'DELETE', () => ({ ...own(), customerIdentifier: 'other-identifier-012345' })],
  ])('%s: 404, and no change is sent', async (_what, handler, method, body) => {
    expect(await send(handler, method, body())).toMatchObject({ status: 404, json: { code: 'not_found' } })
    expect(changes()).toEqual([])
  })
})

describe('faulty fields', () => {
  test.each<[string, Handler, string, unknown, string, string]>([
    [
      'a postal code of another market',
      patchAddress,
      'PATCH',
      { address: { ...address, postalCode: '1010' } },
      'address/postalCode',
      'invalid',
    ],
    ['another country', patchAddress, 'PATCH', { address: { ...address, country: 'AT' } }, 'address/country', 'invalid'],
    [
      'an IBAN with a wrong digit',
      patchBank,
      'PATCH',
      { payment: { ...bank, iban: 'DE89370400440532013001' } },
      'payment/iban',
      'invalid',
    ],
    [
      'a guest’s IBAN',
      postGuest,
      'POST',
      { id: '', payment: { type: '13', iban: 'DE89370400440532013001', holder: 'A' } },
      'payment/iban',
      'invalid',
    ],
    [
      'somebody of 17',
      patchPerson,
      'PATCH',
      { address: { birthDate: '2015-01-01' }, peopleIri: IRI.person, customerIri: IRI.customer },
      'address/birthDate',
      'under_age',
    ],
    [
      'both accounts',
      postPayment,
      'POST',
      { ...paymentAccount, paypalAccount: '/customers/paypal_accounts/1' },
      'bankAccount',
      'invalid',
    ],
    ['no account', postPayment, 'POST', { ...paymentAccount, bankAccount: null }, 'bankAccount', 'invalid'],
    [
      'a phone to change without its id',
      patchPhone,
      'PATCH',
      { phone: '+491711234568', customerIri: IRI.customer },
      'phoneIri',
      'required',
    ],
    [
      'a new phone with an id',
      postPhone,
      'POST',
      { phone: '+491711234568', phoneIri: IRI.phone, customerIri: IRI.customer },
      'phoneIri',
      'invalid',
    ],
  ])('%s is 422 at its field, and no change is sent', async (_what, handler, method, body, path, code) => {
    expect(await send(handler, method, body)).toMatchObject({
      status: 422,
      json: { code: 'invalid_request', errors: [{ path, code }] },
    })
    expect(changes()).toEqual([])
  })
})

test('in a market without a newsletter customers can unsubscribe but not subscribe', async () => {
  platform().say('PUT /customers/newsletter', { status: 200, json: { state: 'off' } })
  expect(await send(putNewsletter, 'PUT', { subscribed: false }, 'withoutNewsletter')).toMatchObject({
    status: 200,
    json: { state: 'off' },
  })
  expect(await send(putNewsletter, 'PUT', { subscribed: true }, 'withoutNewsletter')).toMatchObject({
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
  const { headers, json: given } = await send(getExport, 'GET')
  expect(headers.get('content-disposition')).toBe('attachment; filename="account-RC1.json"')
  expect(JSON.stringify(given)).not.toContain('DE89370400440532013000')
})

test('saving a guest’s account needs no log-in and works in a partner widget too', async () => {
  platform().say('POST /customers/guest_account_number', {
    status: 201,
    json: { id: 'guest-1', maskedAccount: 'DE89 •••• 3000' },
  })
  const body = { id: '', payment: { type: '2', paypalAccount: 'A@B.de' } }
  expect(await callHandler(postGuest, 'POST', { body, mode: 'aganwidget' })).toMatchObject({
    status: 200,
    json: { id: 'guest-1' },
  })
  expect(changes()[0]).toMatchObject({ body: { id: '', payment: { type: '2', paypalAccount: 'a@b.de' } } })
  expect(changes()[0]?.headers.authorization).toBeUndefined()
})

test('a trade look-up uses the host’s market, answers 404 when nothing matches and refuses another application', async () => {
  platform().say('POST /trades/lookups', refused(404, 'not_found'))
  expect(await callHandler(lookups, 'POST', { body: { number: 'RV-1000', postalCode: '10969' } })).toMatchObject({ status: 404 })
  expect(changes()[0]?.body).toEqual({ application: 'wkfs_de_DE', number: 'RV-1000', postalCode: '10969' })
  const foreign = { application: 'wkfs_fr_FR', number: 'RV-1000', postalCode: '10969' }
  expect(await callHandler(lookups, 'POST', { body: foreign })).toMatchObject({ status: 400 })
})
test.each(['session_ended', 'fresh_login_required', 'not_found'])('%s of the platform is passed on unchanged', async (code) => {
  const status = { session_ended: 401, fresh_login_required: 403, not_found: 404 }[code] ?? 0
  platform().say('PATCH /customers/bank_accounts', refused(status, code))
  expect(await send(patchBank, 'PATCH', { payment: bank })).toMatchObject({ status, json: { status, code } })
})
