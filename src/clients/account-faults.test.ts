import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sendJson as json, startFaultServer, type Fault } from '../../tests/support/fault-server'
import { forgetProcess } from '../../tests/support/recorded-platform'
import * as account from './account-client'
import * as customers from './customers-client'
import { ApiError } from '@/http/api-problem'
import { waitFor } from '../../tests/support/wait-for'

/**
 * Every account and customer call under every problem that an upstream can have: each gives a plain error, and a write is sent
 * once.
 */
const state = vi.hoisted(() => ({ url: '' }))
vi.mock('@/env', () => ({ env: () => ({ ACCOUNT_API_URL: state.url, CUSTOMER_API_URL: state.url, TRADE_API_URL: state.url }) }))

let upstream: Awaited<ReturnType<typeof startFaultServer>>
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  upstream = await startFaultServer()
  state.url = upstream.url
})
afterAll(() => upstream.stop())
beforeEach(() => {
  forgetProcess()
  upstream.state.seen = []
})

const sender = { clientKey: 'c'.repeat(32), requestId: 'request-1' }
const token = 'access-token-0123456789'
const who = { ...sender, accessToken: token }
const [id, iri] = ['0b8e4a1c-1111-4222-8333-444455556666', '/customers/customers/1']
const ids = { customerId: id, customerIdentifier: 'identifier-0123456789' }
const address = { street: 'S', postalCode: '10969', city: 'B', country: 'DE' }
const bank = { iban: 'DE89370400440532013000', holder: 'M' }
const person = { firstName: 'M', lastName: 'B', email: 'm@b.de', password: 'ein langes Wort' }

type Row = [name: string, call: () => Promise<unknown>, readsAnswer: boolean]
const WRITES: Row[] = [
  ['logIn', () => account.logIn({ username: 'm@b.de', password: 'x' }, sender), true],
  ['refreshTokens', () => account.refreshTokens(token, sender), true],
  ['logOut', () => account.logOut({ access: token, refresh: token }, sender), false],
  ['register', () => account.register({ application: 'wkfs_de_DE', ...person }, sender), true],
  ['activateRegistration', () => account.activateRegistration(token, sender), true],
  ['changePassword', () => account.changePassword(token, { password: person.password, currentPassword: 'x' }, sender), false],
  ['forgotPassword', () => account.forgotPassword({ email: 'm@b.de', application: 'wkfs_de_DE' }, sender), false],
  ['resetPassword', () => account.resetPassword(token, person.password, sender), false],
  ['deleteUser', () => account.deleteUser(token, ids, sender), false],
  ['deleteCustomer', () => customers.deleteCustomer(who, ids), true],
  ['patchAddress', () => customers.patchAddress(who, { address: { ...address, iri: '' } }), true],
  ['patchBankAccount', () => customers.patchBankAccount(who, { payment: { ...bank, id: '' } }), true],
  ['patchPaypalAccount', () => customers.patchPaypalAccount(who, { paypalAccount: { id: '', paypalAccount: 'm@b.de' } }), true],
  [
    'createPaymentAccount',
    () =>
      customers.createPaymentAccount(who, {
        paypalAccount: null,
        bankAccount: iri,
        paymentType: 'INVOICE',
        isPrimary: true,
        customer: iri,
      }),
    true,
  ],
  ['createPhoneContact', () => customers.createPhoneContact(who, { phone: '+491711234567', customerIri: iri }), true],
  [
    'patchPhoneContact',
    () => customers.patchPhoneContact(who, { phone: '+491711234567', phoneIri: iri, customerIri: iri }),
    true,
  ],
  [
    'patchPerson',
    () => customers.patchPerson(who, { address: { birthDate: '1988-03-14' }, peopleIri: iri, customerIri: iri }),
    true,
  ],
  ['putNewsletter', () => customers.putNewsletter(who, { subscribed: true }), true],
  ['saveGuestAccount', () => customers.saveGuestAccount({ id: '', payment: { type: '13', ...bank } }, sender), true],
  ['lookUpTrade', () => customers.lookUpTrade({ application: 'wkfs_de_DE', number: 'RV-1', postalCode: '10969' }, sender), true],
]
const READS: Row[] = [
  ['activateCustomer', () => account.activateCustomer(token, sender), true],
  ['accessKeys', () => account.accessKeys(), true],
  ['newAccessKeys', () => account.newAccessKeys(), true],
  ['readCustomer', () => customers.readCustomer(who), true],
  ['readAddresses', () => customers.readAddresses(who), true],
  ['readBankAccounts', () => customers.readBankAccounts(who), true],
  ['readPaypalAccounts', () => customers.readPaypalAccounts(who), true],
  ['readTradeHistory', () => customers.readTradeHistory(who), true],
  ['readNewsletter', () => customers.readNewsletter(who), true],
  ['readExport', () => customers.readExport(who), true],
]

const endless: Fault = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const chunk = Buffer.alloc(65_536, 32)
  const pour = (): void => void (response.destroyed || response.write(chunk, () => setImmediate(pour)))
  pour()
}
/** A problem, and whether it is in the body: calls that ignore the body succeed in spite of it. */
const PROBLEMS: [string, Fault, boolean][] = [
  ['a 500 with secrets', (_, response) => json(response, 500, { stack: 'at secret' }), false],
  ['a 503', (_, response) => json(response, 503, {}), false],
  ['a reset', (request) => void request.socket.destroy(), false],
  ['a redirect', (_, response) => void response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end(), false],
  ['an endless body', endless, false],
  ['HTML', (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>hi</h1>'), true],
  ['another shape', (_, response) => json(response, 200, { secret: 'x', keys: 'none', accepted: 'no' }), true],
]

const rows = [...WRITES, ...READS].flatMap(([name, call, readsAnswer]) =>
  PROBLEMS.filter(([, , inAnswer]) => readsAnswer || !inAnswer).map(
    ([problem, answer]) => [name, problem, call, answer] as const,
  ),
)
const isRead = (name: string) => READS.some(([read]) => read === name)

test.each(rows)('%s: %s answers 503 without any text of the upstream', async (name, problem, call, answer) => {
  upstream.state.answer = answer
  const error = await call().then(
    () => expect.unreachable(),
    (caught: unknown) => caught,
  )
  expect(error).toMatchObject({ status: 503, problem: { code: 'unavailable' }, details: null })
  expect(JSON.stringify(error)).not.toContain('secret')
  const repeated = isRead(name) && /^a (500|503)/.test(problem)
  expect(upstream.state.seen.length).toBe(repeated ? 2 : 1)
})

test('an upstream that never answers gives 504 at the deadline, for a log-in and for a customer alike', async () => {
  upstream.state.answer = () => undefined
  const errors = await Promise.all(
    [account.logIn({ username: 'm@b.de', password: 'x' }, sender), customers.readCustomer(who)].map((calling) =>
      calling.then(
        () => expect.unreachable(),
        (caught: unknown) => caught,
      ),
    ),
  )
  expect(errors).toMatchObject([
    { status: 504, problem: { code: 'timeout' } },
    { status: 504, problem: { code: 'timeout' } },
  ])
  expect(upstream.state.seen).toHaveLength(2)
})

test('a customer’s calls send the access token in one header and the network hashes for rate limits in another', async () => {
  upstream.state.answer = (_, response) => json(response, 200, [])
  await customers.readAddresses(who)
  expect(upstream.state.seen[0]?.headers).toMatchObject({
    authorization: `Bearer ${token}`,
    'client-key': sender.clientKey,
    'x-request-id': sender.requestId,
  })
})

test('a flood of log-ins leaves connections free for customers who are logged in', async () => {
  const held: (() => void)[] = []
  upstream.state.answer = (request, response) => {
    if (request.url === '/account/login') held.push(() => json(response, 401, {}))
    else json(response, 200, { access_token: token, refresh_token: token })
  }
  const flood = Array.from({ length: 60 }, () =>
    account.logIn({ username: 'm@b.de', password: 'x' }, sender).then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.status : 0),
    ),
  )
  expect((await account.refreshTokens(token, sender)).refresh_token).toBe(token)
  await waitFor(() => expect(held).toHaveLength(50))
  for (const answer of held.splice(0)) answer()
  await waitFor(() => expect(held).toHaveLength(10)) // the calls that waited in the queue
  for (const answer of held) answer()
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]))
  upstream.state.answer = (_, response) => json(response, 401, {})
  expect(await account.logIn({ username: 'm@b.de', password: 'x' }, sender).catch((error: unknown) => error)).toMatchObject({
    status: 401,
  })
})

const pair = { access_token: token, refresh_token: token }

test('failing log-ins open no breaker for customer calls or token refreshes', async () => {
  upstream.state.answer = (request, response) =>
    request.url === '/account/login'
      ? json(response, 500, {})
      : json(response, 200, request.url?.startsWith('/account') ? pair : [])
  for (let nth = 0; nth < 8; nth += 1) await account.logIn({ username: 'm@b.de', password: 'x' }, sender).catch(() => undefined)
  expect(upstream.state.seen).toHaveLength(5)
  expect(await account.refreshTokens(token, sender)).toEqual(pair)
  expect(await customers.readAddresses(who)).toEqual([])
})
