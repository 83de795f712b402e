import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Device, searchAnswer } from '@trade-in-shop/contracts/search'
import { sendJson as json, type Fault } from '../../tests/support/fault-server'
import { catchError, httpClient } from '../../tests/support/http-client'
import { callThrough } from './http'
import { ApiError } from '@/http/api-problem'

const client = httpClient()
const { context, ask, answerWith } = client

const problems: [string, Fault, { status: number; kind: string }][] = [
  ['no answer', () => undefined, { status: 504, kind: 'timeout' }],
  [
    'an answer that never ends',
    (_, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
    { status: 504, kind: 'timeout' },
  ],
  ['a reset', (request) => void request.socket.destroy(), { status: 503, kind: 'network' }],
  [
    'a truncated body',
    (request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('{"ok":')
      setImmediate(() => request.socket.destroy())
    },
    { status: 503, kind: 'network' },
  ],
  [
    'half a JSON',
    (_, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":'),
    { status: 503, kind: 'shape' },
  ],
  ['another shape', (_, response) => void json(response, 200, { ok: 'yes' }), { status: 503, kind: 'shape' }],
  ['an empty body', (_, response) => void response.writeHead(200).end(), { status: 503, kind: 'shape' }],
  [
    'HTML',
    (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>hi</h1>'),
    { status: 503, kind: 'content_type' },
  ],
  [
    'a redirect',
    (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    { status: 503, kind: 'redirect' },
  ],
  [
    'an endless body',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const chunk = Buffer.alloc(65_536, 32)
      const pour = (): void => void (response.destroyed || response.write(chunk, () => setImmediate(pour)))
      pour()
    },
    { status: 503, kind: 'too_large' },
  ],
  [
    'a switch to another protocol',
    ({ socket }) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n'),
    { status: 503, kind: 'network' },
  ],
  [
    'a switch to another protocol by a server that hangs up',
    ({ socket }) => void socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n'),
    { status: 503, kind: 'network' },
  ],
  [
    'an early hint without an answer',
    ({ socket }) => void socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'),
    { status: 504, kind: 'timeout' },
  ],
  [
    'an early hint and a closed connection',
    ({ socket }) => void socket.end('HTTP/1.1 103 Early Hints\r\n\r\n'),
    { status: 503, kind: 'network' },
  ],
  ['a 500 with secrets', (_, response) => void json(response, 500, { stack: 'at secret' }), { status: 503, kind: 'status' }],
]

test.each(problems)('%s becomes one plain error, which is logged with a request id', async (_name, problem, expected) => {
  answerWith(problem)
  // Only what never answers may reach its deadline; all else has as long as the machine needs.
  const deadlineMs = expected.kind === 'timeout' ? 400 : 60_000
  const error = await catchError(ask('POST', { deadlineMs, body: {} }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: expected.status, details: null })
  expect(JSON.stringify((error as ApiError).problem)).not.toContain('secret')
  expect(client.logged).toMatchObject([{ upstream: 'trade', operation: 'POST /offers', kind: expected.kind }])
  expect(client.logged[0]!.requestId).toBe((error as ApiError).problem.requestId)
})

test('a call to a port without a listener is a 503', async () => {
  const baseUrls = { ...context().baseUrls, trade: 'http://127.0.0.1:1' }
  expect(await catchError(ask('GET', {}, { baseUrls }))).toMatchObject({ status: 503, problem: { code: 'unavailable' } })
})

test('both tries of a read share one deadline', async () => {
  answerWith((_, response, nth) => (nth === 1 ? json(response, 503, {}) : undefined))
  const start = performance.now()
  expect(await catchError(ask('GET', { deadlineMs: 500 }))).toMatchObject({ status: 504 })
  expect(performance.now() - start).toBeLessThan(900)
})

test('unknown members of an answer are dropped', async () => {
  answerWith((_, response) => json(response, 200, { ok: true, admin: true }))
  expect(await ask('GET')).toEqual({ ok: true })
})

test('an answer with 300,000 empty items gives one problem with a short cause, and the log names the place', async () => {
  const items = Array.from({ length: 300_000 }, () => ({}))
  answerWith((_, response) => json(response, 200, { took: 1, timed_out: false, hits: { total: { value: 1 }, hits: items } }))
  const request = { upstream: 'search', method: 'POST', path: '/searches', body: {}, deadlineMs: 10_000 } as const
  const error = await catchError(callThrough(context(), { ...request, answer: searchAnswer(Device) }))
  expect(error).toMatchObject({ status: 503, cause: { message: 'shape (hits.hits: too_big)' } })
  expect(inspect(error).length).toBeLessThan(4_000)
  expect(client.logged).toMatchObject([{ kind: 'shape', detail: 'hits.hits: too_big' }])
})

test('an answer with a hundred broken items gives one problem, named after the first', async () => {
  const hits = Array.from({ length: 100 }, () => ({}))
  answerWith((_, response) => json(response, 200, { took: 1, timed_out: false, hits: { total: { value: 100 }, hits } }))
  const request = { upstream: 'search', method: 'POST', path: '/searches', body: {} } as const
  const error = await catchError(callThrough(context(), { ...request, answer: searchAnswer(z.object({})) }))
  expect(error).toMatchObject({ status: 503, cause: { message: 'shape (hits.hits.0._id: invalid_type)' } })
})
