import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import * as z from 'zod'
import { CircuitBreaker } from '@/clients/circuit-breaker'
import { callThrough, type HttpContext, type Method } from '@/clients/http'
import type { CallProblem } from '@/clients/log'
import { startFaultServer, type Fault } from './fault-server'

/** The error of a promise that must fail. */
export const catchError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

/** The shop's HTTP client before an upstream whose answers a test sets; log and breaker are new for each test. */
export function httpClient() {
  let upstream: Awaited<ReturnType<typeof startFaultServer>>
  const state = { logged: [] as CallProblem[], breaker: new CircuitBreaker() }
  beforeAll(async () => void (upstream = await startFaultServer()))
  afterAll(() => upstream.stop())
  beforeEach(() => {
    upstream.state.seen = []
    Object.assign(state, { logged: [], breaker: new CircuitBreaker() })
  })
  const answer = z.object({ ok: z.boolean() })
  const context = (changes: Partial<HttpContext> = {}): HttpContext => ({
    baseUrls: {
      search: upstream.url,
      trade: upstream.url,
      account: upstream.url,
      customer: upstream.url,
      tracking: upstream.url,
      affiliate: upstream.url,
      accountAuth: upstream.url,
    },
    basicAuth: undefined,
    serviceSecret: 'only-for-tests-0123456789-0123456789',
    breaker: () => state.breaker,
    log: (failure) => void state.logged.push(failure),
    ...changes,
  })
  const ask = (
    method: Method,
    more: { deadlineMs?: number; signal?: AbortSignal; body?: unknown } = {},
    changes?: Partial<HttpContext>,
  ) =>
    callThrough(context(changes), {
      upstream: 'trade',
      method,
      path: '/offers/1',
      answer: z.object({ ok: z.boolean() }),
      ...more,
    })
  const answerWith = (problem: Fault) => void (upstream.state.answer = problem)
  return Object.assign(state, { upstream: () => upstream, answer, context, ask, answerWith })
}
