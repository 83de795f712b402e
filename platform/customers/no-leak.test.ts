import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BankAccount, Customer, CustomerAddresses, PaymentAccount, PaypalAccount } from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { ENDPOINTS } from '@platform/endpoints'
import { ADDRESS, aCustomer, BANK, logIn, type ACustomer } from '../../tests/support/a-customer'
import { formatCustomerIri } from './stored-customer'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

/** Everything of one customer that has an id. */
type Ids = Record<
  'customer' | 'customerId' | 'identifier' | 'person' | 'phone' | 'address' | 'bank' | 'paypal' | 'account' | 'trade',
  string
>
type Row = { body?: (own: Ids) => Record<string, unknown>; ids?: Record<string, keyof Ids>; open?: true }

const PAYPAL = 'miriam@example.org'
const account = (own: Ids) => ({ paymentType: 'INVOICE', isPrimary: true, customer: own.customer })

/** Every operation of customers: a request that is good, and each field of it that holds an id. */
const TABLE: Record<string, Row> = {
  'GET customers': {},
  'GET addresses': {},
  'GET bank_accounts': {},
  'GET paypal_accounts': {},
  'GET trade_history': {},
  'GET newsletter': {},
  'PUT newsletter': { body: () => ({ subscribed: false }) },
  'GET export': {},
  'PATCH addresses': {
    body: ({ address }) => ({ address: { ...ADDRESS, street: 'Neue Straße', iri: address } }),
    ids: { 'address/iri': 'address' },
  },
  'PATCH bank_accounts': { body: ({ bank }) => ({ payment: { ...BANK, id: bank } }), ids: { 'payment/id': 'bank' } },
  'PATCH paypal_accounts': {
    body: ({ paypal }) => ({ paypalAccount: { paypalAccount: PAYPAL, id: paypal } }),
    ids: { 'paypalAccount/id': 'paypal' },
  },
  'POST customer_payment_accounts': {
    body: (own) => ({ ...account(own), bankAccount: own.bank, paypalAccount: null }),
    ids: { bankAccount: 'bank', customer: 'customer' },
  },
  'POST customer_payment_accounts (PayPal)': {
    body: (own) => ({ ...account(own), bankAccount: null, paypalAccount: own.paypal }),
    ids: { paypalAccount: 'paypal', customer: 'customer' },
  },
  'POST phone_contacts': {
    body: ({ customer }) => ({ phone: '+4915112345678', customerIri: customer }),
    ids: { customerIri: 'customer' },
  },
  'PATCH phone_contacts': {
    body: ({ customer, phone }) => ({ phone: '+4915112345679', phoneIri: phone, customerIri: customer }),
    ids: { phoneIri: 'phone', customerIri: 'customer' },
  },
  'PATCH people': {
    body: ({ customer, person }) => ({ address: { birthDate: '1980-01-01' }, peopleIri: person, customerIri: customer }),
    ids: { peopleIri: 'person', customerIri: 'customer' },
  },
  'PATCH trade_payouts': {
    body: (own) => ({ number: own.trade, paymentAccount: own.account }),
    ids: { number: 'trade', paymentAccount: 'account' },
  },
  'POST guest_account_number': { open: true },
  'DELETE customers': {
    body: ({ customerId, identifier }) => ({ customerId, customerIdentifier: identifier }),
    ids: { customerId: 'customerId', customerIdentifier: 'identifier' },
  },
}
const nameOf = (key: string) => key.replace(/ \(.*/, '')
const READS = Object.keys(TABLE).filter((name) => name.startsWith('GET'))
const FIELDS = Object.entries(TABLE).flatMap(([key, { ids = {} }]) =>
  Object.entries(ids).map(([field, id]) => ({ key, field, id })),
)

let platform: SmallPlatform
let mine: ACustomer
let theirs: ACustomer
let own: Ids
let foreign: Ids

const request = (customer: ACustomer, key: string, body?: unknown) => {
  const [method = '', name = ''] = nameOf(key).split(' ')
  return customer.call(method, `/customers/${name}`, body)
}

async function idsOf(customer: ACustomer): Promise<Ids> {
  const { iri, customerId, customerIdentifier, person } = Customer.parse((await request(customer, 'GET customers')).body)
  const bank = BankAccount.parse((await request(customer, 'PATCH bank_accounts', { payment: { ...BANK, id: '' } })).body).iri
  const paypal = await request(customer, 'PATCH paypal_accounts', { paypalAccount: { paypalAccount: PAYPAL, id: '' } })
  const tied = { paymentType: 'INVOICE', isPrimary: true, customer: iri, bankAccount: bank, paypalAccount: null }
  const [address] = CustomerAddresses.parse((await request(customer, 'GET addresses')).body)
  return {
    ...{ customer: iri, customerId, identifier: customerIdentifier, person: person.iri, bank, address: address?.iri ?? '' },
    phone: Customer.parse((await request(customer, 'GET customers')).body).phoneContact?.iri ?? '',
    trade: '',
    paypal: PaypalAccount.parse(paypal.body).iri,
    account: PaymentAccount.parse((await request(customer, 'POST customer_payment_accounts', tied)).body).iri,
  }
}

/** Creates a trade of the customer; the history then has one more. */
async function sell(customer: ACustomer, paymentAccount: string) {
  const { offerId } = await anOffer(platform)
  const body = { ...tradeRequest([offerId]), payment: { type: 'account', paymentAccount } }
  return send(platform, 'POST', '/trades', body, { 'idempotency-key': newKey(), ...customer.headers })
}

const everythingOf = (customer: ACustomer) => Promise.all(READS.map(async (key) => (await request(customer, key)).body))

beforeAll(async () => {
  platform = await smallPlatform('no_leak')
  const given = { address: ADDRESS, phone: '+4915112345670', birthDate: '1990-04-12' }
  mine = await aCustomer(platform, given)
  theirs = await aCustomer(platform, given)
  own = await idsOf(mine)
  foreign = await idsOf(theirs)
  own.trade = Trade.parse((await sell(mine, own.account)).body).number
  foreign.trade = Trade.parse((await sell(theirs, foreign.account)).body).number
})
afterAll(() => platform.drop())

/** The same request with another id in one place. */
function withId(key: string, field: string, value: string): unknown {
  const body: unknown = structuredClone(TABLE[key]?.body?.(own))
  const steps = field.split('/')
  const last = steps.pop() ?? ''
  const holder = steps.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], body) as Record<string, unknown>
  expect(holder[last], 'the table names a field of the request').toBeDefined()
  holder[last] = value
  return body
}

/** An id that does not exist, in the forms that a person may type. */
const unknownIds = (id: string) => {
  if (id.startsWith('RV-')) return ['RV-1000000', id.slice(3), id.toLowerCase()]
  const collection = /^(\/customers\/[a-z_]+\/)/.exec(id)?.[1]
  if (!collection) return [id.includes('-') ? randomUUID() : 'A'.repeat(id.length)]
  return [
    collection + randomUUID(),
    `${collection}1`,
    id.replace(collection, '/customers/elsewhere/'),
    id.toUpperCase().replace(/^.*\//, collection),
  ]
}

const statements = vi.spyOn(Client.prototype, 'query')
/** The SQL statements that a request causes, in their order. */
async function steps(run: () => Promise<unknown>): Promise<string[]> {
  statements.mockClear()
  await run()
  return statements.mock.calls.map(([text]) => (typeof text === 'string' ? text : 'more'))
}

describe('between two customers', () => {
  test('the table knows every operation of customers', () => {
    const served = ENDPOINTS.filter(({ path }) => path.startsWith('/customers/')).map(
      ({ method, path }) => `${method} ${path.slice(11)}`,
    )
    expect([...new Set(Object.keys(TABLE).map(nameOf))].sort()).toEqual(served.sort())
  })

  test.each(READS)('%s shows nothing of the other', async (key) => {
    const { status, body } = await request(mine, key)
    expect(status).toBe(200)
    const shown = JSON.stringify(body)
    for (const id of Object.values(foreign)) expect(shown).not.toContain(id)
    expect(shown).not.toContain(theirs.email)
  })

  test.each(FIELDS)(
    '$key: another customer’s, unknown or mistyped $field is not found, after the same statements',
    async ({ key, field, id }) => {
      const before = await everythingOf(theirs)
      const taken: string[][] = []
      for (const value of [foreign[id], ...unknownIds(own[id])]) {
        const body = withId(key, field, value)
        taken.push(
          await steps(async () => {
            const answer = await request(mine, key, body)
            expect(answer, value).toMatchObject({ status: 404, body: { code: 'not_found' } })
            expect(Object.keys(answer.body as object).sort()).toEqual(['code', 'requestId', 'status', 'title', 'type'])
          }),
        )
      }
      expect(taken[0]?.length).toBeGreaterThan(3)
      for (const list of taken) expect(list).toEqual(taken[0])
      expect(await everythingOf(theirs)).toEqual(before)
    },
  )

  test('another customer’s account cannot be paid', async () => {
    const before = await everythingOf(theirs)
    for (const iri of [
      foreign.account,
      formatCustomerIri('customer_payment_accounts', randomUUID()),
      formatCustomerIri('customer_payment_accounts', '1'),
    ])
      expect(await sell(mine, iri)).toMatchObject({
        status: 422,
        body: { code: 'payment_account_unknown', errors: [{ path: 'payment/paymentAccount' }] },
      })
    expect(await everythingOf(theirs)).toEqual(before)
  })
})

describe('a token', () => {
  const GUARDED = Object.entries(TABLE).filter(([, { open }]) => !open)

  test.each(GUARDED)('%s needs one', async (key, { body }) => {
    const [method = '', name = ''] = nameOf(key).split(' ')
    const call = (headers: Record<string, string>) => send(platform, method, `/customers/${name}`, body?.(own), headers)
    for (const authorization of ['Bearer a.b.c', 'Bearer', `${mine.headers.authorization}x`, 'Basic abc'])
      expect(await call({ authorization })).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await call({})).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  test.each(GUARDED)('%s needs a live session', async (key, { body }) => {
    const headers = await logIn(platform, mine.customerId, platform.clock())
    const { sid } = decodeJwt(headers.authorization?.slice('Bearer '.length) ?? '')
    await platform.pool.query('update platform.identity_sessions set ended_at = now() where sid = $1', [sid])
    const [method = '', name = ''] = nameOf(key).split(' ')
    expect(await send(platform, method, `/customers/${name}`, body?.(own), headers)).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    })
  })

  test('a token that is bad sells nothing, not even as a guest', async () => {
    const body = tradeRequest([(await anOffer(platform)).offerId])
    const headers = { 'idempotency-key': newKey(), authorization: 'Bearer a.b.c' }
    expect(await send(platform, 'POST', '/trades', body, headers)).toMatchObject({ status: 401 })
  })
})

test.each(Object.keys(TABLE).filter((key) => !/^(GET|DELETE)/.test(key) && TABLE[key]?.body))(
  '%s of the own works',
  async (key) => {
    expect((await request(mine, key, TABLE[key]?.body?.(own))).status).toBeLessThan(300)
  },
)
