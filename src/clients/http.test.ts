import { describe, expect, test } from 'vitest'
import { sendJson as json } from '../../tests/support/fault-server'
import { type ShopWithSettings, withShopSettings } from './shop-settings-header'
import { catchError, httpClient } from '../../tests/support/http-client'
import { bytesThrough, callThrough, type HttpContext } from './http'
import { ApiError } from '@/http/api-problem'

const client = httpClient()
const { answer, context, ask, answerWith } = client

describe('retry', () => {
  const retried = [408, 409, 425, 429, 500, 502, 503, 504]
  const statuses = [400, 401, 403, 404, 405, 410, 413, 422, 501, ...retried]

  test.each(statuses)('a GET answered %i is repeated once at most', async (status) => {
    answerWith((_, response) => json(response, status, {}))
    expect(await catchError(ask('GET'))).toBeInstanceOf(ApiError)
    expect(client.upstream().state.seen).toHaveLength(retried.includes(status) ? 2 : 1)
  })

  test.each(
    (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) => statuses.map((status) => [method, status] as const)),
  )('a %s answered %i is never repeated', async (method, status) => {
    answerWith((_, response) => json(response, status, {}))
    expect(await catchError(ask(method, { body: {} }))).toBeInstanceOf(ApiError)
    expect(client.upstream().state.seen).toHaveLength(1)
  })

  test('a GET whose second try succeeds returns the second answer', async () => {
    answerWith((_, response, nth) => json(response, nth === 1 ? 503 : 200, { ok: true }))
    expect(await ask('GET')).toEqual({ ok: true })
  })

  test('a retry waits as long as Retry-After says, up to one second', async () => {
    const at: number[] = []
    answerWith((_, response, nth) => {
      at.push(performance.now())
      json(response, nth === 1 ? 429 : 200, { ok: true }, { 'Retry-After': '30' })
    })
    await ask('GET')
    expect(at[1]! - at[0]!).toBeGreaterThan(990)
  })

  test('a second try that would not fit into the deadline is left out', async () => {
    answerWith((_, response) => json(response, 503, {}, { 'Retry-After': '1' }))
    expect(await catchError(ask('GET', { deadlineMs: 300 }))).toMatchObject({ status: 503, retryAfter: 1 })
    expect(client.upstream().state.seen).toHaveLength(1)
  })

  test('an aborted call is neither repeated nor client.logged as a failure', async () => {
    const controller = new AbortController()
    answerWith((_, response) => {
      json(response, 503, {})
      response.on('finish', () => controller.abort(new Error('left the page')))
    })
    expect(await catchError(ask('GET', { signal: controller.signal }))).toMatchObject({ message: 'left the page' })
    expect(client.upstream().state.seen).toHaveLength(1)
    expect(client.logged).toEqual([])
  })
})

describe('problems', () => {
  const problem = { type: 'about:blank', title: 'x', status: 422, code: 'expired', requestId: 'r1' }

  test('a problem of the upstream is passed on with its code and its extra members', async () => {
    answerWith((_, response) => json(response, 422, { ...problem, changes: [1] }, { 'Content-Type': 'application/problem+json' }))
    expect(await catchError(ask('POST'))).toMatchObject({ status: 422, problem: { code: 'expired' }, details: { changes: [1] } })
    expect(client.logged).toEqual([])
  })

  test.each([
    [429, '99999999999', 86_400],
    [429, '-5', null],
    [503, '-5', 1],
  ])('an answer %i with Retry-After %s is an error with %s seconds', async (status, header, retryAfter) => {
    answerWith((_, response) => json(response, status, { ...problem, status }, { 'Retry-After': header }))
    expect(await catchError(ask('POST'))).toMatchObject({ status, retryAfter })
  })

  test('a 4xx answer does not open the breaker', async () => {
    answerWith((_, response) => json(response, 422, problem))
    for (let nth = 0; nth < 8; nth++) await catchError(ask('POST'))
    expect(client.upstream().state.seen).toHaveLength(8)
  })
})

describe('headers', () => {
  test('headers contain nothing but what the call needs', async () => {
    answerWith((_, response) => json(response, 200, { ok: true }))
    await ask('POST', { body: { a: 1 } })
    expect(Object.keys(client.upstream().state.seen[0]!.headers).toSorted()).toEqual([
      'accept',
      'connection',
      'content-length',
      'content-type',
      'host',
      'x-request-id',
    ])
  })

  test('headers carry Basic auth to the configured origin for every upstream, and to no other origin', async () => {
    answerWith((_, response) => json(response, 200, { ok: true }))
    const basicAuth = { login: 'dev:secret', origin: client.upstream().url }
    const call = (basic: HttpContext['basicAuth'], headers = {}) =>
      callThrough(context({ basicAuth: basic }), { upstream: 'account', method: 'GET', path: '/x', answer, headers })
    for (const headers of [{}, { Authorization: 'Bearer token' }]) await call(basicAuth, headers)
    await call({ ...basicAuth, origin: 'https://trade.example' })
    const sent = client.upstream().state.seen.map(({ headers }) => headers.authorization)
    expect(sent).toEqual(['Basic ZGV2OnNlY3JldA==', 'Bearer token', undefined])
  })

  test('headers name the application of the shop whose API is called, to the trade platform alone', async () => {
    answerWith((_, response) => json(response, 200, { ok: true }))
    const shop = { market: { applicationId: 'wkfs_de_AT' } } as ShopWithSettings // a read sends nothing else of it
    const call = (upstream: 'trade' | 'affiliate') => callThrough(context(), { upstream, method: 'GET', path: '/x', answer })
    await withShopSettings(shop, () => call('trade'))
    await withShopSettings(shop, () => call('affiliate'))
    await call('trade')
    const sent = client.upstream().state.seen.map(({ headers }) => headers.application)
    expect(sent).toEqual(['wkfs_de_AT', undefined, undefined])
  })

  test('an unsafe header value is refused before anything is sent', async () => {
    const sent = callThrough(context(), {
      upstream: 'trade',
      method: 'GET',
      path: '/x',
      answer,
      headers: { 'Client-Key': 'a\r\nb: c' },
    })
    await expect(sent).rejects.toThrow('Client-Key')
    expect(client.upstream().state.seen).toEqual([])
  })
})

test('a file is returned as bytes, and refused when its content type is another', async () => {
  answerWith((_, response) => void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'))
  const file = { upstream: 'trade', method: 'GET', path: '/trades/a/label.pdf' } as const
  expect((await bytesThrough(context(), { ...file, contentType: 'application/pdf' })).toString()).toBe('%PDF')
  expect(await catchError(bytesThrough(context(), { ...file, contentType: 'image/svg+xml' }))).toMatchObject({ status: 503 })
})
