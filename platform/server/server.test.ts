import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createPool } from '@platform/store/pool'
import { parsePlatformEnv } from '@platform/platform-env'
import { HttpProblem } from '@platform/http/http-problem'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { endpoint } from '@platform/http/platform-endpoint'
import { serve, type RunningServer } from './server'

const env = (more: Record<string, string> = {}) =>
  parsePlatformEnv({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    MAIL_FROM: 'a@b.example',
    PLATFORM_SECRET: 'x'.repeat(32),
    SERVICE_SECRET: 'y'.repeat(32),
    ...more,
  })

const Params = z.object({ id: z.string() })
const Text = z.string()
const Anything = z.unknown()
const EchoRequest = z.strictObject({ name: z.string().min(2) })
const EchoAnswer = z.object({ id: z.string(), name: z.string() })
const TEXT = { 200: { json: { Text } } }
const log = vi.fn()

const endpoints = [
  endpoint({
    ...{ method: 'POST', path: '/echo/{id}', summary: 'Echo.', who: 'shop', body: { EchoRequest } },
    answers: { 200: { json: { EchoAnswer } } },
    run: async ({ body, params }) => ok({ ...params, ...body }),
  }),
  endpoint({ method: 'GET', path: '/echo/{id}', summary: 'Echo.', who: 'shop', answers: { 200: { json: { Params } } }, run: async ({ params }) => ok(params) }), // prettier-ignore
  endpoint({ method: 'GET', path: '/echo/fixed', summary: 'Fixed.', who: 'shop', answers: TEXT, run: async () => ok('fixed') }),
  endpoint({
    ...{ method: 'GET', path: '/boom', summary: 'An unexpected error.', who: 'shop', answers: TEXT },
    run: async () => Promise.reject(new Error('secret detail')),
  }),
  endpoint({
    ...{ method: 'GET', path: '/down', summary: 'The store.', who: 'shop', answers: { 200: { json: { Anything } } } },
    run: async ({ platform }) => ok((await platform.pool.query('select 1')).rows),
  }),
  endpoint({
    ...{
      method: 'GET',
      path: '/changed',
      summary: 'A problem.',
      who: 'shop',
      answers: TEXT,
      problems: { 409: ['price_changed'] },
    },
    run: async () => Promise.reject(new HttpProblem(409, 'price_changed', { members: { changes: [1] } })),
  }),
  endpoint({
    ...{ method: 'GET', path: '/undeclared', summary: 'An undeclared problem.', who: 'shop', answers: TEXT },
    run: async () => Promise.reject(new HttpProblem(410, 'gone')),
  }),
  endpoint({ method: 'GET', path: '/own', summary: 'Own.', who: 'shopOrCustomer', answers: TEXT, run: async () => ok('own') }),
  endpoint({ method: 'GET', path: '/healthz', summary: 'Health.', who: 'anyone', answers: TEXT, run: async () => ok('alive') }),
]

let server: RunningServer
let locked: RunningServer
const pool = createPool('postgres://nobody@127.0.0.1:1/none')
beforeAll(async () => {
  const platform = { pool, env: env(), log: { info: log, warn: log, error: log }, clock: () => new Date() }
  server = await serve(platform, endpoints, 0, '127.0.0.1')
  locked = await serve({ ...platform, env: env({ BASIC_AUTH: 'dev:pass:word' }) }, endpoints, 0, '127.0.0.1')
})
afterAll(() => Promise.all([server.stop(), locked.stop(), pool.end()]))
beforeEach(() => log.mockClear())

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json) =>
  fetch(`${server.url}/echo/a%20b`, { method: 'POST', body, headers })

/** A request whose length is not known before its end. */
const inChunks = (texts: readonly string[]) => {
  const body = new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(Buffer.from(text))
      controller.close()
    },
  })
  return { method: 'POST', headers: json, body, duplex: 'half' as const }
}

describe('requests', () => {
  test('a literal path beats a parameter, parameters are decoded', async () => {
    expect(await (await fetch(`${server.url}/echo/fixed`)).json()).toBe('fixed')
    expect(await (await post('{"name":"J😀"}')).json()).toEqual({ id: 'a b', name: 'J😀' })
  })

  test.each([
    ['{', 400, 'invalid_json'],
    ['{"name":"J"}', 400, 'invalid_request'],
    ['{"name":"Jo","more":1}', 400, 'invalid_request'],
    ['{"name":"J\\u0000o"}', 400, 'invalid_request'],
    ['{"name":"J\\ud800o"}', 400, 'invalid_request'],
    [JSON.stringify({ name: 'x'.repeat(70_000) }), 413, 'too_large'],
  ])('%.20s… is refused', async (body, status, code) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status, code, requestId: expect.any(String) })
  })

  test('a faulty field is named', async () => {
    expect(await (await post('{}')).json()).toMatchObject({ errors: [{ path: 'name', code: 'required' }] })
  })

  test('another content type is refused', async () => {
    expect((await post('name=Jo', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test.each(['a%00b', 'a%zz', 'x'.repeat(201)])('GET /echo/%.10s, which cannot be a parameter, answers 404', async (id) => {
    expect((await fetch(`${server.url}/echo/${id}`)).status).toBe(404)
  })

  test('a body of 70 KB in chunks without a length answers 413', async () => {
    const init = inChunks(Array.from({ length: 7 }, () => 'x'.repeat(10_000)))
    expect((await fetch(`${server.url}/echo/a`, init)).status).toBe(413)
  })

  test('a body in chunks without a length is read', async () => {
    const init = inChunks(['{"name":', '"Jo"}'])
    expect(await (await fetch(`${server.url}/echo/a`, init)).json()).toEqual({ id: 'a', name: 'Jo' })
  })

  test('HEAD answers the headers of GET and no body', async () => {
    const head = await fetch(`${server.url}/echo/x`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/json; charset=utf-8',
      '',
    ])
  })

  test('an unknown path is 404, another method 405 with the allowed ones', async () => {
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404)
    const wrong = await fetch(`${server.url}/echo/x`, { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')?.split(', ').toSorted().join(', ')]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('a valid request id is used, and an invalid one replaced', async () => {
    const kept = await fetch(`${server.url}/nowhere`, { headers: { 'x-request-id': 'abcdefgh-1' } })
    expect(kept.headers.get('x-request-id')).toBe('abcdefgh-1')
    const made = await fetch(`${server.url}/nowhere`, { headers: { 'x-request-id': '<script>' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('failures', () => {
  test('an unexpected error shows nothing of itself to the caller', async () => {
    const text = await (await fetch(`${server.url}/boom`)).text()
    expect(text).toContain('"code":"internal"')
    expect(text).not.toContain('secret')
  })
  test('a database that is away is 503 with a time to try again', async () => {
    const response = await fetch(`${server.url}/down`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  })
  test('further members of a problem are sent', async () => {
    expect(await (await fetch(`${server.url}/changed`)).json()).toMatchObject({ code: 'price_changed', changes: [1] })
  })
  test('a problem that the endpoint does not declare is answered and logged as an error', async () => {
    expect((await fetch(`${server.url}/changed`)).status).toBe(409)
    expect(log).not.toHaveBeenCalled()
    expect((await fetch(`${server.url}/undeclared`)).status).toBe(410)
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/undeclared', code: 'gone' }),
      expect.stringContaining('declare'),
    )
  })
  test.each(['bad host', 'a/b'])('a host that cannot be read (%s) answers 400 with problem details', async (host) => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`))
      let text = ''
      socket.on('data', (bytes) => (text += String(bytes)))
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/)
  })
  test('bytes that are no HTTP end the connection, not the process', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('\u0000\u0001 nonsense\r\n\r\n'))
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
    })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})

describe('Basic auth', () => {
  const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` })
  test.each([
    [undefined, 401],
    [basic('dev:wrong'), 401],
    [basic('dev:pass:word'), 200],
  ])('%j answers %i', async (headers, status) => {
    expect((await fetch(`${locked.url}/echo/x`, { headers })).status).toBe(status)
  })
  test.each([
    ['/own', 'Bearer', 401],
    ['/own', basic('dev:wrong').authorization, 401],
    ['/own', basic('dev:pass:word').authorization, 200],
    ['/echo/x', 'Bearer a.b.c', 401],
  ])('GET %s with %s answers %i', async (path, authorization, status) => {
    expect((await fetch(locked.url + path, { headers: { authorization } })).status).toBe(status)
  })
  test('the health check needs none', async () => {
    expect((await fetch(`${locked.url}/healthz`)).status).toBe(200)
  })
})

test('a faulty environment names every faulty variable', () => {
  expect(() => parsePlatformEnv({ PLATFORM_SECRET: 'short' })).toThrow(/PLATFORM_SECRET.*|MAIL_FROM/)
})
