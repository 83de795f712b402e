import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { resetRateLimits } from '../support/platform-database'
import { api, bearer, newApiCustomer, ownThings, makeRegistration, type ApiCustomer } from './api-customer'

/** Two customers x every endpoint x every id field: one never reaches the data of the other. */
const HOST = 'de.localhost'
type Owner = ApiCustomer & { things: Awaited<ReturnType<typeof ownThings>> }
let ada: Owner
let bob: Owner

const owner = async (lastName: string, iban: string, phone: string): Promise<Owner> => {
  const customer = await newApiCustomer(HOST, { lastName, holder: lastName, street: `${lastName}straße`, iban, phone })
  return { ...customer, things: await ownThings(customer) }
}
beforeAll(async () => {
  await resetRateLimits()
  ada = await owner('Adafund', 'DE89370400440532013000', '+491711234567')
  bob = await owner('Bobfund', 'DE02120300000000202051', '+491711234568')
})

const as = ({ tokens }: Owner) => bearer(tokens.access_token)
const READS = ['customers', 'addresses', 'bank_accounts', 'paypal_accounts', 'trade_history', 'newsletter', 'export']
/** Everything that the shop's API shows of a customer, except the time of an export. */
const everythingOf = async (who: Owner): Promise<string> => {
  const answers = await Promise.all(READS.map((name) => api(HOST, `GET /api/customers/${name}`, { headers: as(who) })))
  expect(answers.map(({ status }) => status)).toEqual(READS.map(() => 200))
  return JSON.stringify(answers.map(({ text }) => text.replace(/"exportedAt":"[^"]*"/, '')))
}
const secretsOf = ({ person, own, things }: Owner): string[] => [
  ...[person.email, person.lastName, person.iban, person.phone, own.customerNumber, own.customerIdentifier],
  ...[things.address.iri, things.bank.iri, things.paypal.iri, things.account.iri],
]

const bodies = (who: Owner) => {
  const { own, person, things } = who
  const { Address } = makeRegistration(HOST, person)
  const ids = { customerId: own.customerId, customerIdentifier: own.customerIdentifier }
  const payment = { iban: person.iban, holder: person.holder }
  const account = {
    paypalAccount: null,
    bankAccount: things.bank.iri,
    paymentType: 'INVOICE',
    isPrimary: true,
    customer: own.iri,
  }
  const { phone } = person
  return {
    'POST /api/account/changePassword': {
      userId: own.customerId,
      email: person.email,
      password: 'x'.repeat(20),
      currentPassword: 'wrong words',
    },
    'DELETE /api/customers/customers': ids,
    'DELETE /api/account/deleteUser': ids,
    'PATCH /api/customers/addresses': { address: { ...Address, iri: things.address.iri } },
    'PATCH /api/customers/bank_accounts': { payment: { ...payment, id: things.bank.iri } },
    'PATCH /api/customers/paypal_accounts': { paypalAccount: { paypalAccount: 'new@example.com', id: things.paypal.iri } },
    'POST /api/customers/customer_payment_accounts': account,
    'POST /api/customers/phone_contacts': { phone, customerIri: own.iri },
    'PATCH /api/customers/phone_contacts': { phone, phoneIri: own.phoneContact?.iri, customerIri: own.iri },
    'PATCH /api/customers/people': { address: { birthDate: '1990-01-01' }, peopleIri: own.person.iri, customerIri: own.iri },
  }
}

/** Fields of a body that name data of the customer, by their paths. */
const ID_FIELDS: Record<keyof ReturnType<typeof bodies>, string[]> = {
  'POST /api/account/changePassword': ['userId', 'email'],
  'DELETE /api/customers/customers': ['customerId', 'customerIdentifier'],
  'DELETE /api/account/deleteUser': ['customerId', 'customerIdentifier'],
  'PATCH /api/customers/addresses': ['address.iri'],
  'PATCH /api/customers/bank_accounts': ['payment.id'],
  'PATCH /api/customers/paypal_accounts': ['paypalAccount.id'],
  'POST /api/customers/customer_payment_accounts': ['bankAccount', 'customer'],
  'POST /api/customers/phone_contacts': ['customerIri'],
  'PATCH /api/customers/phone_contacts': ['phoneIri', 'customerIri'],
  'PATCH /api/customers/people': ['peopleIri', 'customerIri'],
}
const Tree: z.ZodType<Record<string, unknown>> = z.record(z.string(), z.unknown())
const valueAt = (tree: unknown, path: string[]): unknown => path.reduce<unknown>((part, name) => Tree.parse(part)[name], tree)
const withValue = (tree: unknown, [name = '', ...rest]: string[], value: unknown): Record<string, unknown> => {
  const part = Tree.parse(tree)
  return { ...part, [name]: rest.length === 0 ? value : withValue(part[name], rest, value) }
}

const fields = Object.entries(ID_FIELDS).flatMap(([rule, paths]) => paths.map((path) => [rule, path] as const))

test.each(fields)('%s: the other’s %s is a 404 that shows and changes nothing', async (rule, path) => {
  const before = await everythingOf(ada)
  const find = (who: Owner) => Object.entries(bodies(who)).find(([name]) => name === rule)?.[1]
  const body = withValue(find(bob), path.split('.'), valueAt(find(ada), path.split('.')))
  const { status, json, text } = await api(HOST, rule, { headers: as(bob), body })
  expect([status, json]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  for (const secret of secretsOf(ada)) expect(text).not.toContain(secret)
  expect(await everythingOf(ada)).toBe(before)
})

test.each(fields)('%s: an unknown %s is the same 404', async (rule, path) => {
  const find = (who: Owner) => Object.entries(bodies(who)).find(([name]) => name === rule)?.[1]
  const other = String(valueAt(find(ada), path.split('.')))
  const unknownValue = other.includes('@')
    ? 'nobody@example.com'
    : other.replace(/[0-9a-f]{8}/, '01234567').replace(/^[\w-]{16,64}$/, (id) => (id.includes('-') ? id : 'x'.repeat(id.length)))
  const foreign = await api(HOST, rule, { headers: as(bob), body: withValue(find(bob), path.split('.'), other) })
  const unknown = await api(HOST, rule, { headers: as(bob), body: withValue(find(bob), path.split('.'), unknownValue) })
  const withoutId = ({ status, text }: typeof foreign) => [status, text.replace(/"requestId":"[^"]*"/, '')]
  expect(withoutId(unknown)).toEqual(withoutId(foreign))
})

test.each(READS)('GET %s shows the data of the token’s customer, also when the request names another', async (name) => {
  const { own, things, tokens } = ada
  const query = new URLSearchParams({
    customerId: own.customerId,
    customer: own.iri,
    iri: things.address.iri,
    userId: own.customerId,
  })
  const cookie = `access=${tokens.access_token}`
  const headers = { ...as(bob), identifier: own.customerIdentifier, cookie, 'x-customer-id': own.customerId }
  const { status, text } = await api(HOST, `GET /api/customers/${name}?${query}`, { headers })
  expect(status).toBe(200)
  for (const secret of secretsOf(ada)) expect(text).not.toContain(secret)
})

test('a bank account is shown with its first and last characters only', async () => {
  for (const who of [ada, bob]) expect(await everythingOf(who)).not.toContain(who.person.iban)
})
