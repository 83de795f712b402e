import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { NoAnswerError, ownApi, OwnApiError, serverNow } from './own-api'

const answer = z.object({ ok: z.boolean() })
const answering = (respond: (init: RequestInit) => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn((_path: string, init: RequestInit) => Promise.resolve(respond(init))),
  )
const ask = (more: Partial<Parameters<typeof ownApi<z.infer<typeof answer>>>[0]> = {}) =>
  ownApi({ path: '/api/x', answer, ...more })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an answer is parsed and unknown members are dropped', async () => {
  answering(() => Response.json({ ok: true, more: 1 }))
  expect(await ask()).toEqual({ ok: true })
})

test('a problem keeps status, code, fields and its extra members', async () => {
  const problem = { type: 'about:blank', title: 'x', status: 409, code: 'price_changed', requestId: 'r', changes: [1] }
  answering(() => Response.json(problem, { status: 409 }))
  await expect(ask({ method: 'POST', body: {} })).rejects.toMatchObject({
    status: 409,
    code: 'price_changed',
    errors: [],
    body: problem,
  })
})

test.each([
  [502, '<html>', 'unavailable'],
  [404, '', 'internal'],
  [200, '{"ok":"yes"}', 'internal'],
  [200, '<html>', 'internal'],
])('status %i with %j is %s', async (status, text, code) => {
  answering(() => new Response(text, { status }))
  await expect(ask()).rejects.toMatchObject({ code })
  await expect(ask()).rejects.toBeInstanceOf(OwnApiError)
})

test('no network is told from a refusal', async () => {
  answering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswerError', reason: 'offline' })
})

test('an answer that breaks off is no answer', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  answering(() => new Response(broken))
  await expect(ask()).rejects.toBeInstanceOf(NoAnswerError)
})

const untilAborted = (init: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )

test('the deadline ends a call that hangs', async () => {
  vi.useFakeTimers()
  answering(untilAborted)
  const call = expect(ask({ deadlineMs: 5000 })).rejects.toMatchObject({ reason: 'timeout' })
  await vi.advanceTimersByTimeAsync(5000)
  await call
})

test('the caller’s own abort is neither', async () => {
  answering(untilAborted)
  const controller = new AbortController()
  const call = ask({ signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('JSON leaves with its type and the own origin’s cookies', async () => {
  answering(() => Response.json({ ok: true }))
  await ask({ method: 'POST', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } })
  expect(fetch).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({
      method: 'POST',
      body: '{"a":1}',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'Idempotency-Key': 'k' },
    }),
  )
})

test('the server’s clock is known from its answers', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  answering(() => Response.json({ ok: true }, { headers: { date: 'Sat, 21 Nov 2026 14:00:00 GMT' } }))
  await ask()
  vi.setSystemTime(Date.parse('2026-11-21T12:00:10Z'))
  expect(serverNow()).toBe(Date.parse('2026-11-21T14:00:10Z'))
})

test('a schema may be loaded meanwhile', async () => {
  answering(() => Response.json({ ok: true, more: 1 }))
  expect(await ask({ answer: async () => answer })).toEqual({ ok: true })
})

test('a schema that does not arrive is no answer', async () => {
  answering(() => Response.json({ ok: true }))
  const never = async () => Promise.reject(new Error('Loading chunk 7 failed'))
  await expect(ask({ answer: never })).rejects.toMatchObject({ name: 'NoAnswerError', reason: 'offline' })
})

test('a caller who has left before is not answered', async () => {
  answering((init) =>
    init.signal?.aborted ? Promise.reject(new DOMException('left', 'AbortError')) : Response.json({ ok: true }),
  )
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
