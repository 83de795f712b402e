import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
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
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('an answer is parsed and unknown members are dropped', async () => {
  answering(() => Response.json({ ok: true, more: 1 }))
  expect(await ask()).toEqual({ ok: true })
})

test('the error of a problem has the problem’s status, code, fields and extra members', async () => {
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
])('status %i with the body %j gives an OwnApiError with the code %s', async (status, text, code) => {
  answering(() => new Response(text, { status }))
  await expect(ask()).rejects.toMatchObject({ code })
  await expect(ask()).rejects.toBeInstanceOf(OwnApiError)
})

test('a missing network throws NoAnswerError and not the error of a problem', async () => {
  answering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswerError', reason: 'offline' })
})

test('an answer that breaks off throws NoAnswerError', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  answering(() => new Response(broken))
  await expect(ask()).rejects.toBeInstanceOf(NoAnswerError)
})

/** Gives one answer after the other, and repeats the last one. */
const answeringInTurn = (...answers: (() => Response | Promise<Response>)[]) => {
  let at = 0
  answering(() => (answers[Math.min(at++, answers.length - 1)] ?? Response.error)())
}
const fine = () => Response.json({ ok: true })
const refused = (status: number, headers = {}) => Response.json({}, { status, headers })
const sends = () => vi.mocked(fetch).mock.calls.length
/** The outcome of a call after the clock has advanced by `ms`. */
async function outcomeAfter<Result>(call: Promise<Result>, ms: number): Promise<Result | Error> {
  const settled = call.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  await vi.advanceTimersByTimeAsync(ms)
  return settled
}

describe('a GET of the own API', () => {
  beforeEach(() => void vi.useFakeTimers())

  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a GET of the own API that answers %i is repeated once, after 200 to 600 ms',
    async (status) => {
      answeringInTurn(() => refused(status), fine)
      const call = ask()
      await vi.advanceTimersByTimeAsync(199)
      expect(sends()).toBe(1)
      expect(await outcomeAfter(call, 401)).toEqual({ ok: true })
      expect(sends()).toBe(2)
    },
  )

  test('a GET of the own API is repeated after pauses of varying length', async () => {
    const pauses = new Set<number>()
    for (const random of [0, 0.25, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      answeringInTurn(() => refused(503), fine)
      const call = ask()
      const from = Date.now()
      while (sends() < 2) await vi.advanceTimersByTimeAsync(1)
      pauses.add(Date.now() - from)
      await call
    }
    expect([...pauses]).toEqual([200, 300, 600])
  })

  test.each([400, 401, 403, 404, 410, 422, 501])('a GET of the own API that answers %i is not repeated', async (status) => {
    answeringInTurn(() => refused(status), fine)
    expect(await outcomeAfter(ask(), 10_000)).toMatchObject({ status })
    expect(sends()).toBe(1)
  })

  test('a GET of the own API that gets no answer is repeated once', async () => {
    answeringInTurn(() => Promise.reject(new TypeError('fetch failed')), fine)
    expect(await outcomeAfter(ask(), 600)).toEqual({ ok: true })
  })

  test('a GET of the own API whose answer breaks off is repeated once', async () => {
    const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('reset')) }))
    answeringInTurn(broken, fine)
    expect(await outcomeAfter(ask(), 600)).toEqual({ ok: true })
  })

  test('a GET of the own API that fails twice is not sent a third time, and the second answer counts', async () => {
    answeringInTurn(
      () => refused(503),
      () => refused(504),
      fine,
    )
    expect(await outcomeAfter(ask(), 10_000)).toMatchObject({ status: 504 })
    expect(sends()).toBe(2)
  })

  test.each([
    ['2', 2000],
    ['5', 5000],
    ['Sun, 22 Nov 2026 12:00:03 GMT', 3000],
  ])('a GET of the own API with Retry-After %s is repeated after %i ms', async (header, ms) => {
    vi.setSystemTime(Date.parse('2026-11-22T12:00:00Z'))
    answeringInTurn(() => refused(429, { 'retry-after': header, date: 'Sun, 22 Nov 2026 12:00:00 GMT' }), fine)
    const call = ask()
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(sends()).toBe(1)
    expect(await outcomeAfter(call, 1)).toEqual({ ok: true })
  })

  test.each(['6', '3600'])(
    'a GET of the own API with Retry-After %s is not repeated, because no visitor waits that long',
    async (header) => {
      answeringInTurn(() => refused(503, { 'retry-after': header }), fine)
      expect(await outcomeAfter(ask(), 0)).toMatchObject({ status: 503, retryAfter: Number(header) })
      await vi.advanceTimersByTimeAsync(10_000)
      expect(sends()).toBe(1)
    },
  )

  test('a GET of the own API is not repeated when the pause would exceed its deadline', async () => {
    answeringInTurn(() => refused(503, { 'retry-after': '3' }), fine)
    expect(await outcomeAfter(ask({ deadlineMs: 2500 }), 10_000)).toMatchObject({ status: 503 })
    expect(sends()).toBe(1)
  })

  test('a GET of the own API that its caller aborts during the pause is not repeated', async () => {
    const controller = new AbortController()
    answeringInTurn(() => refused(503), fine)
    const call = ask({ signal: controller.signal })
    await vi.advanceTimersByTimeAsync(50)
    controller.abort()
    expect(await outcomeAfter(call, 10_000)).toMatchObject({ name: 'AbortError' })
    expect(sends()).toBe(1)
  })

  test('a GET of the own API that its caller aborts during the request is not repeated', async () => {
    const controller = new AbortController()
    answering(untilAborted)
    const call = ask({ signal: controller.signal })
    controller.abort()
    expect(await outcomeAfter(call, 10_000)).toMatchObject({ name: 'AbortError' })
    expect(sends()).toBe(1)
  })
})

test.each(
  (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) =>
    [408, 409, 425, 429, 500, 502, 503, 504, 0].map((status) => [method, status] as const),
  ),
)('a %s that ends with %i is never repeated', async (method, status) => {
  vi.useFakeTimers()
  answeringInTurn(() => (status === 0 ? Promise.reject(new TypeError('fetch failed')) : refused(status)), fine)
  expect(await outcomeAfter(ask({ method }), 10_000)).toBeInstanceOf(Error)
  expect(sends()).toBe(1)
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

test('an abort by the caller rejects with AbortError', async () => {
  answering(untilAborted)
  const controller = new AbortController()
  const call = ask({ signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('JSON is sent with its content type and the own origin’s cookies', async () => {
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

test('a schema may be loaded during the request', async () => {
  answering(() => Response.json({ ok: true, more: 1 }))
  expect(await ask({ answer: async () => answer })).toEqual({ ok: true })
})

test('a schema that cannot be loaded throws NoAnswerError', async () => {
  answering(() => Response.json({ ok: true }))
  const never = async () => Promise.reject(new Error('Loading chunk 7 failed'))
  await expect(ask({ answer: never })).rejects.toMatchObject({ name: 'NoAnswerError', reason: 'offline' })
})

test('a call whose caller has aborted before gets no answer', async () => {
  answering((init) =>
    init.signal?.aborted ? Promise.reject(new DOMException('left', 'AbortError')) : Response.json({ ok: true }),
  )
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
