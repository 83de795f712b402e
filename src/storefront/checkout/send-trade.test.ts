import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trade } from '@trade-in-shop/contracts/trades'
import type { TradeSubmission } from '@/domain/checkout/checkout-form'
import { ownApi } from '@/storefront/kit/own-api'
import { NO_ATTEMPT, type Attempt } from './attempt-state'
import { sendTrade } from './send-trade'

const submission: TradeSubmission = {
  lines: [{ offerId: 'o1', quantity: 1, expectedPrice: 41200 }],
  form: {
    customer: { firstName: 'Miriam', lastName: 'Berger', email: 'm@posteo.de', birthDate: '14.03.1988' },
    address: { street: 'Fährstraße', postalCode: '21107', city: 'Hamburg' },
    payment: { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' },
    declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
  },
}
const trade: Trade = {
  ...{ tradeId: 't1', transactionId: 'x1', number: 'RV-1' },
  state: 'awaiting_shipment',
  business: false,
  lines: [],
  voucher: null,
  total: { amount: 41200, currency: 'EUR' },
  lockUntil: '2026-12-05T12:00:00Z',
  label: { pdf: '/p', qr: '/q' },
  accessId: 'a'.repeat(22),
  paymentType: '13',
  maskedAccount: 'DE89 •••• •••• 3000',
  createdAt: '2026-11-21T12:00:00Z',
  history: [],
}
const KEY = 'k'.repeat(32)

type Sent = { method: string; path: string; key: string | null }
let sent: Sent[]
let answers: (() => Response | Promise<Response>)[]
let attempt: Attempt
const ledger = { read: () => attempt, write: (next: Attempt) => void (attempt = next) }
const problem =
  (status: number, code: string, more: object = {}) =>
  () =>
    Response.json({ type: 'about:blank', title: code, status, code, requestId: 'r', ...more }, { status })
const offline = () => Promise.reject(new TypeError('fetch failed'))

beforeEach(() => {
  sent = []
  answers = []
  attempt = NO_ATTEMPT
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ method: init.method ?? 'GET', path, key: new Headers(init.headers).get('idempotency-key') })
    const answer = answers.shift()
    if (!answer) throw new Error('one request more than expected')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a sale is posted once with a key, which is forgotten afterwards', async () => {
  answers = [() => Response.json(trade, { status: 201 })]
  expect(await sendTrade(submission, ledger)).toEqual({ kind: 'created', trade })
  expect(sent).toEqual([{ method: 'POST', path: '/api/trades', key: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  expect(attempt).toEqual(NO_ATTEMPT)
})

test('the key is stored before the request is sent', async () => {
  answers = [() => (expect(attempt).toEqual({ key: expect.any(String), sent: true }), Response.json(trade, { status: 201 }))]
  await sendTrade(submission, ledger)
})

test.each([
  ['offline', offline, 'offline'],
  ['a 503', problem(503, 'unavailable'), 'noAnswer'],
  ['a 504', problem(504, 'timeout'), 'noAnswer'],
  ['a page of a proxy', () => new Response('<html>', { status: 502 }), 'noAnswer'],
  ['a trade that nobody can read', () => Response.json({}, { status: 201 }), 'noAnswer'],
])('after %s the outcome of a sale is unknown and its key stays stored', async (_name, answer, because) => {
  answers = [answer]
  expect(await sendTrade(submission, ledger)).toEqual({ kind: 'unknown', because })
  expect(attempt).toEqual({ key: sent[0]?.key, sent: true })
})

test('the next attempt looks up the key and finds the trade of a request that had arrived', async () => {
  attempt = { key: KEY, sent: true }
  answers = [() => Response.json(trade)]
  expect(await sendTrade(submission, ledger)).toEqual({ kind: 'created', trade })
  expect(sent).toEqual([{ method: 'GET', path: `/api/trades/by-key/${KEY}`, key: null }])
})

test('a sale that had not arrived is posted again with the same key', async () => {
  attempt = { key: KEY, sent: true }
  answers = [problem(404, 'not_found'), () => Response.json(trade, { status: 201 })]
  await sendTrade(submission, ledger)
  expect(sent.map(({ method, key }) => [method, key])).toEqual([
    ['GET', null],
    ['POST', KEY],
  ])
})

test('nothing is posted while the look-up of the key gets no answer', async () => {
  attempt = { key: KEY, sent: true }
  answers = [offline]
  expect(await sendTrade(submission, ledger)).toEqual({ kind: 'unknown', because: 'offline' })
  // The look-up is repeated once (B-05); the sale itself is never sent.
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET'])
  expect(attempt).toEqual({ key: KEY, sent: true })
})

test('a key that was already used with another body leads to the existing trade', async () => {
  answers = [problem(409, 'idempotency_key_reused'), () => Response.json(trade)]
  expect(await sendTrade(submission, ledger)).toEqual({ kind: 'created', trade })
})

const change = {
  offerId: 'o1',
  newOfferId: 'o2',
  oldPrice: { amount: 41200, currency: 'EUR' },
  newPrice: { amount: 39900, currency: 'EUR' },
}
test.each([
  ['price_changed', problem(409, 'price_changed', { changes: [change] }), { kind: 'priceChanged', changes: [change] }],
  ['an expired voucher', problem(422, 'expired'), { kind: 'voucherRefused', code: 'expired' }],
  [
    'the cap',
    problem(422, 'cap_exceeded', { errors: [{ path: 'lines', code: 'cap_exceeded' }] }),
    { kind: 'refused', reason: 'cap' },
  ],
  ['an offer sold already', problem(409, 'offer_unavailable'), { kind: 'refused', reason: 'unavailable' }],
  ['the preview of a shop', problem(409, 'preview_only'), { kind: 'refused', reason: 'previewOnly' }],
  ['an unconfirmed address', problem(429, 'email_unconfirmed'), { kind: 'refused', reason: 'emailUnconfirmed' }],
  ['too many', problem(429, 'too_many_requests'), { kind: 'refused', reason: 'tooMany' }],
  [
    'a problem at a field',
    problem(422, 'invalid_request', { errors: [{ path: 'payment/iban', code: 'invalid' }] }),
    { kind: 'problems', errors: [{ path: 'payment/iban', code: 'invalid' }] },
  ],
  ['anything else', problem(400, 'invalid_request'), { kind: 'refused', reason: 'refused' }],
])('%s is a definite answer, after which the key is deleted', async (_name, answer, outcome) => {
  answers = [answer]
  expect(await sendTrade(submission, ledger)).toEqual(outcome)
  expect(attempt).toEqual(NO_ATTEMPT)
})

test('a customer’s sale is sent with the session, under the same key', async () => {
  const headers: unknown[] = []
  const outcome = await sendTrade(submission, ledger, (call) => {
    headers.push(call.headers)
    answers = [() => Response.json(trade, { status: 201 })]
    return ownApi({ ...call, headers: { ...call.headers, 'x-session': 'cookie' } })
  })
  expect(outcome.kind).toBe('created')
  expect(headers).toEqual([{ 'Idempotency-Key': sent[0]?.key }])
})

test.each(['unauthorized', 'session_ended'])(
  'a session that has ended (%s) sells nothing and leaves no key stored',
  async (code) => {
    answers = [problem(401, code)]
    expect(await sendTrade(submission, ledger)).toEqual({ kind: 'refused', reason: 'loggedOut' })
    expect(attempt).toEqual(NO_ATTEMPT)
  },
)
