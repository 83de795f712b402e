import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { ApiError, apiError } from '@/http/api-problem'
import { ok, type JsonReply } from '@trade-in-shop/contracts/endpoint'
import { flushDailyCounts } from '@/runtime/daily-counts'
import { answerCall } from './answer-call'
import { endpoint, type ApiCall } from './own-endpoint'

const SHOP = { key: 'k', market: { code: 'de' }, mode: 'default', environment: 'local', origin: 'http://de.localhost:3000' }
vi.mock('@/cms/snapshot', () => ({
  shopByKey: (key: string) => (key === 'k' ? SHOP : null),
  cms: () => ({ directory: { shopOf: (hostname: string) => (hostname === 'de.localhost' ? SHOP : null) } }),
}))
vi.mock('@/env', () => ({
  env: () => ({ CALL_LIMITS_FACTOR: 1, PAYLOAD_SECRET: 'x'.repeat(32), SERVICE_SECRET: 'y'.repeat(32) }),
}))
const logError = vi.hoisted(() => vi.fn())
vi.mock('@trade-in-shop/runtime/logger', () => ({ makeLogger: () => ({ error: logError }) }))
beforeEach(() => void logError.mockClear())

const Body = z.object({ a: z.int() })
const Anything = z.unknown()
type Reply = JsonReply<200, unknown>
type Run = (call: ApiCall<'anyone', object, object, z.infer<typeof Body>>) => Reply | Promise<Reply>
type Sent = { body?: string; headers?: Record<string, string>; query?: string }

async function post(run: Run = ({ body: parsed }) => ok(parsed), { body = '{"a":1}', headers = {}, query = '' }: Sent = {}) {
  const declared = endpoint({
    ...{ method: 'POST', path: '/api/x', summary: 'Answers what was sent.', who: 'anyone', body: { Body } },
    answers: { 200: { json: { Anything } } },
    problems: { 422: ['expired'] },
    run,
  })
  const all = { 'x-shop-key': 'k', 'content-type': 'application/json', ...headers }
  const request = new Request(`http://de.localhost:3000/api/x${query}`, { method: 'POST', headers: all })
  const answer = await answerCall(declared, request, { params: {}, body: Buffer.from(body) })
  const json = JSON.parse(String(answer.body)) as Record<string, unknown> // whatever JSON an endpoint may send
  return { status: answer.status, json, headers: answer.headers }
}

test('a valid request gets its answer with no-store', async () => {
  const { status, json, headers } = await post()
  expect([status, json, headers.get('cache-control')]).toEqual([200, { a: 1 }, 'private, no-store'])
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
})

test.each([
  ['offers', 200, ['de offers']],
  ['trades', 200, ['de trades']],
  ['logins', 200, []],
  ['offers', 422, []],
] as const)('an endpoint of the metric %s that answers %i counts %o by day', async (metric, status, expected) => {
  const declared = endpoint({
    ...{ method: 'POST', path: '/api/x', summary: 'Counts.', who: 'anyone', metric, problems: { 422: ['expired'] } },
    answers: { 200: { json: { Anything } } },
    run: () => (status === 200 ? ok({}) : Promise.reject(apiError(422, 'expired'))),
  })
  const sent = new Request('http://de.localhost:3000/api/x', { method: 'POST', headers: { 'x-shop-key': 'k' } })
  expect((await answerCall(declared, sent, { params: {}, body: undefined })).status).toBe(status)
  const counted: string[] = []
  await flushDailyCounts(async (counts) => void counted.push(...counts.map(({ market, kind }) => `${market} ${kind}`)))
  expect(counted).toEqual(expected)
})

test.each([
  ['another shop key', { headers: { 'x-shop-key': 'other' } }, 404, 'not_found'],
  ['another origin', { headers: { origin: 'https://evil.example' } }, 403, 'forbidden'],
  ['a port of the same host', { headers: { origin: 'http://de.localhost:9999' } }, 403, 'forbidden'],
  ['no origin that has a name', { headers: { origin: 'null' } }, 403, 'forbidden'],
  ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'forbidden'],
  ['a sister site', { headers: { 'sec-fetch-site': 'same-site' } }, 403, 'forbidden'],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' }, 415, 'unsupported_media_type'],
  ['plain text', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
  ['broken JSON', { body: '{"a":' }, 400, 'invalid_json'],
  ['a long body', { body: JSON.stringify({ a: 1, b: 'x'.repeat(70_000) }) }, 413, 'too_large'],
  ['a member too many', { body: '{"a":1,"b":2}' }, 400, 'invalid_request'],
])('%s is refused', async (_what, sent: Sent, status, code) => {
  expect(await post(undefined, sent)).toMatchObject({ status, json: { status, code } })
})

test('each invalid field of a request is named by its path', async () => {
  expect((await post(undefined, { body: '{}' })).json.errors).toEqual([{ path: 'a', code: 'required' }])
})

test('a page of the shop itself may send a change', async () => {
  expect(
    (await post(undefined, { headers: { origin: 'http://de.localhost:3000', 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(200)
})

test('a problem of an upstream is passed on without its details', async () => {
  const refused = {
    type: 'about:blank',
    title: 'x',
    status: 422,
    code: 'expired' as const,
    detail: 'secret',
    requestId: 'theirs',
  }
  const { status, json } = await post(() => Promise.reject(new ApiError(refused)))
  expect([status, json.code, json.detail]).toEqual([422, 'expired', undefined])
  expect(await post(() => Promise.reject(apiError(410, 'gone')))).toMatchObject({ status: 410 })
})

test.each([
  [503, null, '1'],
  [504, null, '1'],
  [502, null, '1'],
  [503, 40, '40'],
  [429, 812, '812'],
  [500, null, null],
  [422, null, null],
])('a problem of status %i whose upstream asks for %s s has Retry-After %s', async (status, asked, expected) => {
  const given = { type: 'about:blank', title: 'x', status, code: 'unavailable' as const, requestId: 'theirs' }
  const { headers } = await post(() => Promise.reject(new ApiError(given, { retryAfter: asked })))
  expect(headers.get('retry-after')).toBe(expected)
})

test('an unexpected error is a 500 without any text of it', async () => {
  const { status, json } = await post(() => Promise.reject(new Error('password=1')))
  expect([status, json.code, JSON.stringify(json).includes('password')]).toEqual([500, 'internal', false])
})

test('visitors are distinguished by keyed hashes of their networks: a /64 of IPv6 is one visitor of a /48', async () => {
  const senderOf = async (address: string) =>
    (await post(({ sender }) => ok(sender), { headers: { 'x-client-address': address } })).json
  const keys = async (address: string) => {
    const { clientKey, clientNetwork } = await senderOf(address)
    return { clientKey, clientNetwork }
  }
  const hash = expect.stringMatching(/^[\w-]{32}$/)
  expect(await keys('1.2.3.4')).toEqual({ clientKey: hash, clientNetwork: hash })
  expect(await keys('1.2.3.4')).toEqual(await keys('::ffff:1.2.3.4'))
  expect(await keys('2001:db8:1:2::1')).toEqual(await keys('2001:db8:1:2:ffff::9'))
  for (const [one, other] of [
    ['1.2.3.4', '1.2.3.5'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ] as const) {
    const [first, second] = [await keys(one), await keys(other)]
    expect(first.clientKey).not.toBe(second.clientKey)
    expect(first.clientNetwork).toBe(second.clientNetwork)
  }
  expect((await keys('1.2.3.4')).clientNetwork).not.toBe((await keys('1.2.4.4')).clientNetwork)
})

test('a problem that the endpoint does not declare is answered and logged as an error; a declared one is not logged', async () => {
  await post(() => Promise.reject(apiError(422, 'expired')))
  expect(logError).not.toHaveBeenCalled()
  expect(await post(() => Promise.reject(apiError(418, 'unknown')))).toMatchObject({ status: 418, json: { code: 'unknown' } })
  const entry = expect.objectContaining({ rule: 'POST /api/x', status: 418, code: 'unknown' })
  expect(logError).toHaveBeenCalledExactlyOnceWith(entry, 'the endpoint does not declare this problem')
})

test('cookies and further members of a problem are in its answer', async () => {
  const failing = () => Promise.reject(apiError(422, 'expired', { cookies: ['a=1', 'b=2'], members: { changes: [] } }))
  const { json, headers } = await post(failing)
  expect([json.changes, headers.getSetCookie(), headers.get('content-type')]).toEqual([
    [],
    ['a=1', 'b=2'],
    'application/problem+json',
  ])
})
