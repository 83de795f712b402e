import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { TokenPair } from '@trade-in-shop/contracts/account'
import { pathTo } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'
import { ask } from '../support/shop-address'
import { resetRateLimits, tablesWith } from '../support/platform-database'
import {
  aPerson,
  api,
  bearer,
  logIn,
  logInPage,
  mailedSecret,
  newApiCustomer,
  makeRegistration,
  type ApiCustomer,
} from './api-customer'
import { hosts, PERSON, findShop } from './shops'

/** Sessions from log-in to their end, on the running build and the real platform. */
const HOST = 'de.localhost'
const PAGE = { 'x-session': 'cookie', origin: findShop(HOST).origin }
const isOpen = ({ environment, mode }: (typeof hosts)[number]) => environment === 'local' && mode === 'default'
const OPEN_HOSTS = hosts.filter(isOpen).map(({ hostname }) => hostname)
beforeEach(resetRateLimits)

const READS = ['customers', 'addresses', 'bank_accounts', 'paypal_accounts', 'trade_history', 'newsletter', 'export']
const refresh = (refreshToken: string) =>
  api(HOST, 'POST /api/account/loginRefresh', { headers: { 'refresh-token': refreshToken } })

/** Expects that both tokens are refused everywhere. */
async function expectEnded({ access_token, refresh_token }: TokenPair): Promise<void> {
  for (const name of READS) {
    const { status, json } = await api(HOST, `GET /api/customers/${name}`, { headers: bearer(access_token) })
    expect([name, status, json]).toEqual([name, 401, expect.objectContaining({ code: 'session_ended' })])
  }
  const body = { payment: { id: '', iban: 'DE89370400440532013000', holder: 'Nobody' } }
  expect((await api(HOST, 'PATCH /api/customers/bank_accounts', { headers: bearer(access_token), body })).status).toBe(401)
  expect(await refresh(refresh_token)).toMatchObject({ status: 401, json: { code: 'session_ended' } })
}
const newPassword = 'entirely other words 4711'
const passwordChange = ({ own, person }: ApiCustomer, more: object = {}) => ({
  ...{ userId: own.customerId, email: person.email, currentPassword: person.password, password: newPassword },
  ...more,
})

describe('replay', () => {
  test('after a log-out both tokens are 401', async () => {
    const { tokens } = await newApiCustomer(HOST)
    const headers = { ...bearer(tokens.access_token), 'refresh-token': tokens.refresh_token }
    expect((await api(HOST, 'POST /api/account/logout', { headers })).status).toBe(204)
    await expectEnded(tokens)
    expect((await api(HOST, 'POST /api/account/logout', { headers })).status).toBe(401)
  })

  test('after a password change the other sessions and the old password are refused', async () => {
    const customer = await newApiCustomer(HOST)
    const other = await logIn(HOST, customer.person)
    const headers = bearer(customer.tokens.access_token)
    const wrong = await api(HOST, 'POST /api/account/changePassword', {
      headers,
      body: passwordChange(customer, { currentPassword: 'wrong' }),
    })
    expect(wrong).toMatchObject({ status: 422, json: { code: 'wrong_password', errors: [{ path: 'currentPassword' }] } })
    expect((await api(HOST, 'POST /api/account/changePassword', { headers, body: passwordChange(customer) })).status).toBe(204)
    await expectEnded(other)
    const body = { username: customer.person.email, password: customer.person.password }
    expect(await api(HOST, 'POST /api/account/login', { body })).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    })
    expect((await api(HOST, 'GET /api/customers/customers', { headers })).status).toBe(200)
  })

  test('after a reset by mail every session is over, and the link is used up', async () => {
    const { person, tokens } = await newApiCustomer(HOST)
    expect(
      (await api(HOST, 'POST /api/account/forgotPasswordMail', { body: { email: person.email.toUpperCase() } })).status,
    ).toBe(202)
    const reset = { headers: { token: await mailedSecret(person.email, 'token') }, body: { password: newPassword } }
    expect((await api(HOST, 'POST /api/account/resetPassword', reset)).status).toBe(204)
    await expectEnded(tokens)
    expect(await api(HOST, 'POST /api/account/resetPassword', reset)).toMatchObject({
      status: 422,
      json: { code: 'token_invalid' },
    })
    expect(await logIn(HOST, { ...person, password: newPassword })).toMatchObject({ access_token: expect.any(String) })
  })

  test('after a deletion no log-in is possible', async () => {
    const { person, own, tokens } = await newApiCustomer(HOST, { street: `Einmalige Straße ${randomUUID()}` })
    const cookie = await logInPage(HOST, person)
    const body = { customerId: own.customerId, customerIdentifier: own.customerIdentifier }
    const early = await api(HOST, 'DELETE /api/account/deleteUser', { headers: bearer(tokens.access_token), body })
    expect(early.status).toBe(404)
    const first = await api(HOST, 'DELETE /api/customers/customers', { headers: { ...PAGE, cookie }, body })
    expect([first.status, first.json]).toEqual([200, { kept: [] }])
    const second = await api(HOST, 'DELETE /api/account/deleteUser', { headers: { ...PAGE, cookie }, body })
    expect([second.status, second.cookies]).toEqual([
      204,
      [expect.stringMatching(/^access=;.*Max-Age=0/), expect.stringMatching(/^refresh=;.*Max-Age=0/)],
    ])
    await expectEnded(tokens)
    const login = { body: { username: person.email, password: person.password } }
    expect(await api(HOST, 'POST /api/account/login', login)).toMatchObject({ status: 401, json: { code: 'wrong_credentials' } })
    // The outbox still has the last mail to send; every other table has no trace at once.
    for (const trace of [person.email, person.street, own.customerNumber])
      expect([trace, (await tablesWith(trace)).filter((table) => /^platform\.(customer|identit|session)/.test(table))]).toEqual([
        trace,
        [],
      ])
  })

  test('an activation link works once, and a friendly sentence says so the second time', async () => {
    const { activation, own } = await newApiCustomer(HOST)
    const again = await api(HOST, 'POST /api/account/activateRegistration', { headers: { token: activation } })
    expect([again.status, again.json]).toEqual([200, expect.objectContaining({ activated: expect.any(Boolean) })])
    const byIdentifier = () =>
      api(HOST, 'GET /api/activateCustomerByIdentifier', { headers: { identifier: own.customerIdentifier } })
    for (const answer of [await byIdentifier(), await byIdentifier()])
      expect([answer.status, answer.json]).toEqual([200, { activated: true }])
  })
})

test('a page logs in, refreshes, changes and logs out with cookies alone', async () => {
  const { person, own } = await newApiCustomer(HOST)
  const first = await logInPage(HOST, person, true)
  expect(first).toMatch(/^access=[\w.-]+; refresh=kept\.[\w-]+; device=[\w-]{22}\.[\w-]{43}$/)
  expect((await api(HOST, 'GET /api/customers/customers', { headers: { cookie: first } })).json).toEqual(own)
  const renewed = await api(HOST, 'POST /api/account/loginRefresh', { headers: { ...PAGE, cookie: first } })
  expect([renewed.status, renewed.json]).toEqual([200, { customerId: own.customerId, expiresAt: expect.any(String) }])
  expect(renewed.text).not.toMatch(/access_token|refresh_token/)
  const cookie = renewed.cookies.map((value) => value.split(';', 1)[0]).join('; ')
  expect((await api(HOST, 'GET /api/customers/customers', { headers: { cookie } })).status).toBe(200)
  const out = await api(HOST, 'POST /api/account/logout', { headers: { ...PAGE, cookie } })
  expect([out.status, out.cookies.length]).toEqual([204, 2])
  expect((await api(HOST, 'GET /api/customers/customers', { headers: { cookie } })).status).toBe(401)
  const late = await api(HOST, 'POST /api/account/loginRefresh', { headers: { ...PAGE, cookie } })
  expect([late.status, late.json, late.cookies.length]).toEqual([401, expect.objectContaining({ code: 'session_ended' }), 2])
})

test('five refreshes at once with one token all succeed', async () => {
  const { tokens } = await newApiCustomer(HOST)
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refresh_token)))
  for (const { status, json } of answers) {
    expect(status).toBe(200)
    const { access_token } = TokenPair.parse(json)
    expect((await api(HOST, 'GET /api/customers/customers', { headers: bearer(access_token) })).status).toBe(200)
  }
})

test('a registration with extra members is refused, or they have no effect', async () => {
  const person = aPerson()
  const { Address, Payment } = makeRegistration(HOST, person)
  const refused: object[] = [
    { emailVerified: true },
    { realmRoles: ['admin'] },
    { Address: { ...Address, admin: true } },
    { Payment: { ...Payment, isPrimary: true, customer: '/customers/customers/1' } },
    { id: '00000000-0000-4000-8000-000000000000' },
    { username: 'admin@example.com' },
  ]
  for (const more of refused) {
    const { status } = await api(HOST, 'POST /api/account/register', { body: makeRegistration(HOST, person, more) })
    expect([more, [400, 422].includes(status)]).toEqual([more, true])
  }
  const marker = `marker${Date.now()}`
  const hostile = {
    enabled: false,
    groups: [marker],
    requiredActions: [marker],
    attributes: { [marker]: [marker], locale: [marker] },
  }
  const { own } = await newApiCustomer(HOST, person, hostile)
  expect(own).toMatchObject({ application: findShop(HOST).market.applicationId, email: person.email })
  expect(await tablesWith(marker)).toEqual([])
})

test.each([
  ['POST /api/account/loginRefresh', {}, 400, 'token_missing'],
  ['POST /api/account/loginRefresh', { 'refresh-token': 'x' }, 401, 'session_ended'],
  ['POST /api/account/loginRefresh', { 'refresh-token': 'unknown-token-0123456789' }, 401, 'session_ended'],
  ['POST /api/account/logout', {}, 401, 'token_missing'],
  ['POST /api/account/logout', { 'refresh-token': 'a b' }, 401, 'token_invalid'],
  ['POST /api/account/logout', { authorization: 'Bearer unknown-token-0123456789' }, 401, ''],
  ['POST /api/account/activateRegistration', {}, 400, 'token_missing'],
  ['POST /api/account/activateRegistration', { token: '{}' }, 200, ''],
  ['POST /api/account/activateRegistration', { token: 'unknown-token-0123456789' }, 200, ''],
  ['GET /api/activateCustomerByIdentifier', {}, 400, 'token_missing'],
  ['GET /api/activateCustomerByIdentifier', { identifier: '../..' }, 200, ''],
  ['POST /api/account/resetPassword', {}, 400, 'token_missing'],
  ['POST /api/account/resetPassword', { token: '"' }, 422, 'token_invalid'],
  ['POST /api/account/resetPassword', { token: 'unknown-token-0123456789' }, 422, 'token_invalid'],
] as [string, Record<string, string>, number, string][])('%s with %j is %i %s', async (rule, headers, status, code) => {
  const body = rule.includes('resetPassword') ? { password: newPassword } : undefined
  const answer = await api(HOST, rule, { headers, body })
  expect([answer.status, answer.json]).toEqual([status, expect.objectContaining(code === '' ? {} : { code })])
  if (status === 200) expect(answer.json).toMatchObject({ activated: false })
})

test.each(OPEN_HOSTS)(
  'on %s a customer’s own screens lead a browser without a session to the log-in and back, but neither router nor customer',
  async (hostname) => {
    const { origin, routes } = findShop(hostname)
    for (const screen of SCREEN_NAMES.filter((name) => screenRow(name).customer)) {
      const own = `${pathTo(routes, screen)}?a=b%20c`
      const visitor = await ask(hostname, own, { headers: PERSON })
      expect(visitor).toMatchObject({ status: 307, body: '', headers: { 'cache-control': 'private, no-store' } })
      const login = new URL(String(visitor.headers.location))
      expect([login.origin, login.pathname]).toEqual([origin, pathTo(routes, 'accountOverview')])
      expect(login.searchParams.get('next')).toBe(own)
      expect((await ask(hostname, own, { headers: { ...PERSON, cookie: 'access=a' } })).status).toBe(200)
      const router = await ask(hostname, own, { headers: { ...PERSON, rsc: '1' } })
      expect(String(router.headers.location ?? '')).not.toContain('next=')
      expect((await ask(hostname, own, { headers: PERSON, method: 'POST' })).status).toBe(405)
    }
  },
)
