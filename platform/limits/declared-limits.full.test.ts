import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TradeRequest } from '@trade-in-shop/contracts/trades'
import { anAccount, makeBearerHeaders, logIn, postAccount, makeRegistration } from '../../tests/support/an-account'
import { clarificationPlatform, type ClarificationPlatform } from '../../tests/support/clarification-platform'
import { anOffer, APPLICATION, newKey, offerRequest, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform' // prettier-ignore
import { ENDPOINTS } from '@platform/endpoints'

let platform: SmallPlatform
let clarified: ClarificationPlatform
/** Its path below `/clarifications`, with a wrong number. */
let wrongPair = ''
beforeAll(async () => {
  platform = await smallPlatform('declared_limits', { CALL_LIMITS_FACTOR: '1' })
  clarified = await clarificationPlatform('declared_limits_pair')
  wrongPair = (await clarified.asked(1)).path.replace(/[^/]+$/, 'RV-900001')
})
afterAll(async () => {
  await platform.drop()
  await clarified.platform.drop()
})

type Caller = Readonly<{ visitor: string; network: string; email: string }>
type Answer = Promise<{ status: number; headers: Headers }>
const named = ({ visitor, network }: Caller) => ({ 'client-key': visitor, 'client-network': network })
const post = (path: string, body: (caller: Caller) => unknown) => (caller: Caller) => send(platform, 'POST', path, body(caller), named(caller)) // prettier-ignore
const guess = (method: string, rest: string, body?: unknown) => (caller: Caller) => send(clarified.platform, method, wrongPair + rest, body, named(caller)) // prettier-ignore

async function sell(caller: Caller, payment?: TradeRequest['payment']): Answer {
  const { offerId } = await anOffer(clarified.platform)
  const customer = { firstName: 'Miriam', lastName: 'Müßig', email: caller.email, birthDate: '1990-04-12' }
  await platform.pool.query(COPY_OFFER, [offerId])
  return send(platform, 'POST', '/trades', tradeRequest([offerId], { customer, ...(payment && { payment }) }), {
    ...named(caller),
    'idempotency-key': newKey(),
  })
}
/** An offer of no visitor, so that offers do not run out before sales. */
const COPY_OFFER = `insert into platform.offers (id, application, device_id, condition_id, business, device, answers, price, price_list_version,
    explanation, declined, state, created_at, valid_until)
  select $1, application, device_id, condition_id, business, device, answers, price, price_list_version, explanation, declined, 'quoted',
    created_at, valid_until from platform.offers where id = (select min(id) from platform.offers)`

let account: Awaited<ReturnType<typeof anAccount>> | undefined
async function wrongChange(): Answer {
  account ??= await anAccount(platform)
  const body = { currentPassword: 'not the password 1', password: 'another way 8 to Rome' }
  return postAccount(platform, 'changePassword', body, makeBearerHeaders(account.tokens))
}

let guestAccount: string | undefined
/** Another payout of one guest's sale. */
async function changePayout(caller: Caller): Answer {
  const payment = () => ({ type: '2' as const, paypalAccount: `${newKey()}@example.org`.toLowerCase() })
  const store = (id: string) =>
    send(platform, 'POST', '/customers/guest_account_number', { id, payment: payment() }, named(caller))
  if (guestAccount === undefined) {
    guestAccount = z.object({ id: z.string() }).parse((await store('')).body).id
    await sell(caller, { type: 'guest', id: guestAccount })
  }
  return store(guestAccount)
}

/** A call of each endpoint that counts for its limit, or for that of one key. */
const CALLS: Readonly<Record<string, (caller: Caller) => Answer>> = {
  'POST /offers': post('/offers', () => offerRequest()),
  'POST /quotes': post('/quotes', () => offerRequest()),
  'POST /vouchers/validations': post('/vouchers/validations', () => ({ application: APPLICATION, code: 'NOSUCHCODE', offerIds: ['none'] })), // prettier-ignore
  'POST /trades': (caller) => sell(caller),
  'POST /trades/lookups': post('/trades/lookups', () => ({
    application: APPLICATION,
    number: newKey().slice(-8),
    postalCode: '10969',
  })),
  'POST /account/register': (caller) => postAccount(platform, 'register', makeRegistration(caller.email), named(caller)),
  'POST /account/login': (caller) => logIn(platform, caller.email, 'not the password 1', named(caller)),
  'POST /account/changePassword': wrongChange,
  'POST /account/forgotPasswordMail': (caller) =>
    postAccount(platform, 'forgotPasswordMail', { application: APPLICATION, email: caller.email }, named(caller)),
  'POST /customers/guest_account_number': post('/customers/guest_account_number', () => ({ id: '', payment: { type: '2', paypalAccount: 'a@example.org' } })), // prettier-ignore
  'POST /customers/guest_account_number document': changePayout,
  'POST /newsletter/subscriptions': post('/newsletter/subscriptions', ({ email }) => ({ application: APPLICATION, email })),
  'POST /newsletter/reasons': post('/newsletter/reasons', () => ({ application: APPLICATION, reason: 'other_address' })),
  'POST /contacts': post('/contacts', ({ email }) => ({
    ...{ application: APPLICATION, business: false, subject: 'trade_status', name: 'Miriam', email },
    message: 'Wann kommt mein Paket an?',
  })),
  'GET /clarifications/{id}/{trade}': guess('GET', ''),
  'POST /clarifications/{id}/{trade}/answers': guess('POST', '/answers', { lines: [{ offerId: 'o', decision: 'accept' }] }),
  'POST /clarifications/{id}/{trade}/second-look': guess('POST', '/second-look'),
  'GET /clarifications/{id}/{trade}/photos/{photo}': guess('GET', '/photos/1'),
}

const rows = ENDPOINTS.flatMap(({ method, path, limits = [] }) =>
  limits.map((limit) => ({ rule: `${method} ${path}`, ...limit })),
)

test.each(rows)('$rule: after $most calls within $perSeconds s of one $key the next is 429', async ({ rule, key, most }) => {
  await platform.pool.query('truncate platform.account_brakes, platform.counted_requests')
  await clarified.platform.pool.query('truncate platform.account_brakes, platform.counted_requests')
  const [visitor, network] = [newKey(), newKey()]
  const email = () => `${newKey()}@example.org`.toLowerCase()
  const one = email()
  const isOfVisitor = key === 'visitor' || key === 'device'
  const caller = (): Caller => ({
    visitor: isOfVisitor ? visitor : newKey(),
    network: key === 'network' ? network : newKey(),
    email: key === 'email' ? one : email(),
  })
  const call = CALLS[`${rule} ${key}`] ?? CALLS[rule]
  if (!call) throw new Error(`No call for ${rule}`)
  for (let calls = 0; calls < most; calls++) expect((await call(caller())).status).not.toBe(429)
  const last = await call(caller())
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})
