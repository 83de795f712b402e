import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { sendJson as json } from '../../tests/support/fault-server'
import { catchError, httpClient } from '../../tests/support/http-client'
import { CircuitBreaker } from './circuit-breaker'

const client = httpClient()
const { ask, answerWith } = client

describe('breaker and bulkhead', () => {
  test('five failures open the breaker, and one successful probe closes it', async () => {
    let now = 0
    client.breaker = new CircuitBreaker(() => now)
    answerWith((_, response) => json(response, 500, {}))
    for (let nth = 0; nth < 7; nth++) await catchError(ask('POST'))
    expect(client.upstream().state.seen).toHaveLength(5)
    expect(client.logged.at(-1)).toMatchObject({ kind: 'open' })

    now = 501
    answerWith((_, response) => json(response, 200, { ok: true }))
    expect(await ask('POST')).toEqual({ ok: true })
    expect(await ask('POST')).toEqual({ ok: true })
  })

  test('a failed probe leaves the breaker open for another half second', async () => {
    let now = 0
    client.breaker = new CircuitBreaker(() => now)
    answerWith((_, response) => json(response, 500, {}))
    for (let nth = 0; nth < 5; nth++) await catchError(ask('POST'))
    now = 501
    await catchError(ask('POST'))
    await catchError(ask('POST'))
    expect(client.upstream().state.seen).toHaveLength(6)
  })

  test('a hundred calls at once are all answered, fifty of them at a time', async () => {
    const held: ServerResponse[] = []
    answerWith((_, response) => void held.push(response))
    const calls = Array.from({ length: 100 }, () => ask('POST'))
    await expect.poll(() => held.length).toBe(50)
    for (const response of held.splice(0)) json(response, 200, { ok: true })
    await expect.poll(() => held.length).toBe(50)
    for (const response of held) json(response, 200, { ok: true })
    expect(await Promise.all(calls)).toHaveLength(100)
    expect(client.logged).toEqual([])
  })

  test('a call is refused with Retry-After when its deadline ends in the queue, and at once when the queue is full', async () => {
    answerWith(() => undefined)
    const under = Array.from({ length: 50 }, () => catchError(ask('POST', { deadlineMs: 1000 })))
    const waiting = Array.from({ length: 500 }, () => catchError(ask('POST', { deadlineMs: 200 })))
    expect(await catchError(ask('POST'))).toMatchObject({ status: 503, retryAfter: 1 })
    expect(client.logged).toMatchObject([{ kind: 'full' }])
    expect(await waiting[0]).toMatchObject({ status: 503, retryAfter: 1 })
    expect(await under[0]).toMatchObject({ status: 504, retryAfter: 1 })
    expect(client.upstream().state.seen).toHaveLength(50)
  })

  test('queued calls are refused as soon as the breaker opens', async () => {
    const held: ServerResponse[] = []
    answerWith((_, response) => void held.push(response))
    const calls = Promise.allSettled(Array.from({ length: 50 }, () => ask('POST')))
    await expect.poll(() => held.length).toBe(50)
    const waiting = Array.from({ length: 10 }, () => catchError(ask('POST')))
    for (const response of held.slice(0, 5)) json(response, 500, {})
    expect(await Promise.race(waiting)).toMatchObject({ status: 503, retryAfter: 1 })
    for (const response of held.slice(5)) json(response, 200, { ok: true })
    expect((await calls).map(({ status }) => status).toSorted()).toEqual([
      ...Array<string>(45).fill('fulfilled'),
      ...Array<string>(5).fill('rejected'),
    ])
  })

  test.each([
    ['a refused connection', (request: IncomingMessage) => void request.socket.destroy(), 503],
    ['a 500', (_: IncomingMessage, response: ServerResponse) => json(response, 500, {}), 503],
    ['a wrong shape', (_: IncomingMessage, response: ServerResponse) => json(response, 200, {}), 503],
    ['no answer', () => undefined, 504],
  ])('%s gives an error with Retry-After', async (_name, problem, status) => {
    answerWith(problem)
    expect(await catchError(ask('POST', { deadlineMs: 200 }))).toMatchObject({ status, retryAfter: 1 })
  })

  test('an answer that arrived while our own event loop was busy is not a time-out', async () => {
    answerWith((_, response) => json(response, 200, { ok: true }))
    const calls = Array.from({ length: 20 }, () => ask('POST', { deadlineMs: 300 }))
    setImmediate(() => {
      const until = performance.now() + 800
      while (performance.now() < until);
    })
    expect(new Set((await Promise.all(calls)).map(({ ok }) => ok))).toEqual(new Set([true]))
  })
})
