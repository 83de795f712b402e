import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createPool } from '@platform/store/pool'
import { parsePlatformEnv } from '@platform/env'
import { HttpProblem } from './problem'
import { ok, route } from './route'
import { serve, type RunningServer } from './server'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const env = (more: Record<string, string> = {}) =>
  parsePlatformEnv({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    MAIL_FROM: 'a@b.example',
    PLATFORM_SECRET: 'x'.repeat(32),
    SERVICE_SECRET: 'y'.repeat(32),
    ...more,
  })

const routes = [
  route({
    method: 'POST',
    path: '/echo/{id}',
    body: z.strictObject({ name: z.string().min(2) }),
    run: async ({ body, params }) => ok({ ...params, ...body }),
  }),
  route({ method: 'GET', path: '/echo/fixed', run: async () => ok('fixed') }),
  route({ method: 'GET', path: '/echo/{id}', run: async ({ params }) => ok(params) }),
  route({ method: 'GET', path: '/boom', run: async () => Promise.reject(new Error('secret detail')) }),
  route({ method: 'GET', path: '/down', run: async ({ platform }) => ok((await platform.pool.query('select 1')).rows) }),
  route({
    method: 'GET',
    path: '/changed',
    run: async () => Promise.reject(new HttpProblem(409, 'price_changed', { members: { changes: [1] } })),
  }),
  route({ method: 'GET', path: '/own', bearer: true, run: async () => ok('for whoever the token says') }),
  route({ method: 'GET', path: '/healthz', open: true, run: async () => ok('alive') }),
]

let server: RunningServer
let locked: RunningServer
const pool = createPool('postgres://nobody@127.0.0.1:1/none')
beforeAll(async () => {
  const platform = { pool, env: env(), log: silent, clock: () => new Date() }
  server = await serve(platform, routes, 0, '127.0.0.1')
  locked = await serve({ ...platform, env: env({ BASIC_AUTH: 'dev:pass:word' }) }, routes, 0, '127.0.0.1')
})
afterAll(() => Promise.all([server.stop(), locked.stop(), pool.end()]))

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json) =>
  fetch(`${server.url}/echo/a%20b`, { method: 'POST', body, headers })

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

  test('a NUL is part of no path', async () => {
    expect((await fetch(`${server.url}/echo/a%00b`)).status).toBe(404)
  })

  test('an unknown path is 404, another method 405 with what is allowed', async () => {
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404)
    const wrong = await fetch(`${server.url}/echo/x`, { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, GET'])
  })

  test('a request id is kept when it looks like one and made otherwise', async () => {
    const kept = await fetch(`${server.url}/nowhere`, { headers: { 'x-request-id': 'abcdefgh-1' } })
    expect(kept.headers.get('x-request-id')).toBe('abcdefgh-1')
    const made = await fetch(`${server.url}/nowhere`, { headers: { 'x-request-id': '<script>' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('failures', () => {
  test('an unexpected error tells nothing of itself', async () => {
    const text = await (await fetch(`${server.url}/boom`)).text()
    expect(text).toContain('"code":"internal"')
    expect(text).not.toContain('secret')
  })
  test('a store that is down is 503 with a time to try again', async () => {
    const response = await fetch(`${server.url}/down`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  })
  test('further members of a problem are sent', async () => {
    expect(await (await fetch(`${server.url}/changed`)).json()).toMatchObject({ code: 'price_changed', changes: [1] })
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
    ['/own', 'Bearer a.b.c', 200],
    ['/own', basic('dev:wrong').authorization, 401],
    ['/echo/x', 'Bearer a.b.c', 401],
  ])('%s is opened by a token where the route asks for one: %s answers %i', async (path, authorization, status) => {
    expect((await fetch(locked.url + path, { headers: { authorization } })).status).toBe(status)
  })
  test('the health check needs none', async () => {
    expect((await fetch(`${locked.url}/healthz`)).status).toBe(200)
  })
})

test('a faulty environment names every variable', () => {
  expect(() => parsePlatformEnv({ PLATFORM_SECRET: 'short', SHOP_ORIGINS: 'nonsense' })).toThrow(/PLATFORM_SECRET.*|MAIL_FROM/)
  expect(env({ SHOP_ORIGINS: 'wkfs_de_DE=http://de.localhost:3000/, wkfs_at_AT=https://a.example' }).SHOP_ORIGINS).toEqual({
    wkfs_de_DE: 'http://de.localhost:3000',
    wkfs_at_AT: 'https://a.example',
  })
})
