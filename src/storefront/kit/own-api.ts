import type { Accepted } from '@trade-in-shop/contracts/account'
import type { Problem, ProblemCode } from '@trade-in-shop/contracts/problem'
import { RETRIED_STATUSES } from '@trade-in-shop/contracts/retry'
import type { SliceSchema } from './storage/browser-storage'

/** The own API refused: `code` selects the message, `body` contains members beyond a plain problem. */
export class OwnApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly errors: NonNullable<Problem['errors']>,
    readonly body: unknown,
    /** Seconds until another attempt is possible, if the answer says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(`Own API answered ${status} ${code}`)
    this.name = 'OwnApiError'
  }
}

/** No answer came, so it is unknown whether the request arrived. `timeout` when our deadline passed, else `offline`. */
export class NoAnswerError extends Error {
  constructor(readonly reason: 'offline' | 'timeout') {
    super(`No answer: ${reason}`)
    this.name = 'NoAnswerError'
  }
}

/** The part of a zod schema that an answer is read with. */
export type AnswerSchema<Answer> = SliceSchema<Answer>
/** For answers that nothing is read from. */
export const ANY_ANSWER: AnswerSchema<unknown> = { safeParse: (data) => ({ success: true, data }) }
const isAccepted = (data: unknown): data is Accepted =>
  typeof data === 'object' && data !== null && 'accepted' in data && data.accepted === true
/** Written by hand, because forms that need no other answer then need no schema library. */
export const ACCEPTED: AnswerSchema<Accepted> = {
  safeParse: (data) => (isAccepted(data) ? { success: true, data } : { success: false }),
}

export type OwnCall<Answer> = Readonly<{
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below our own origin, `/api/…`. */
  path: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** The answer's schema, or a function that loads it: zod does not belong in a screen's first load. */
  answer: AnswerSchema<Answer> | (() => Promise<AnswerSchema<Answer>>)
  /** Milliseconds until `NoAnswerError('timeout')`, a repeat included; the server's own deadlines are shorter. */
  deadlineMs?: number
  signal?: AbortSignal
}>

const DEADLINE_MS = 10_000
const REPEAT_AFTER_MS = 200
const REPEAT_SPREAD_MS = 400
const MAX_RETRY_AFTER_S = 5
let offsetMs: number | null = null

/** Epoch milliseconds by the server's clock, or null before its first answer (F10: the browser's clock may be wrong). */
export const serverNow = (): number | null => (offsetMs === null ? null : Date.now() + offsetMs)

function noteServerTime(response: Response): void {
  const at = Date.parse(response.headers.get('date') ?? '')
  if (Number.isFinite(at)) offsetMs = at - Date.now()
}

/**
 * Calls our own API and repeats a read once where that can help. Returns the parsed answer; throws `OwnApiError` for a
 * problem, `NoAnswerError` without an answer.
 */
export async function ownApi<Answer>(call: OwnCall<Answer>): Promise<Answer> {
  const [{ response, text }, schema] = await Promise.all([exchange(call), schemaOf(call)])
  noteServerTime(response)
  const body = parseJson(text)
  if (!response.ok) throw await toError(response, body)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new OwnApiError(response.status, 'internal', [], body)
  return parsed.data
}

/** Code that cannot be loaded counts as a network that does not answer. */
const arrived = <Code>(loading: Promise<Code>): Promise<Code> =>
  loading.catch(() => {
    throw new NoAnswerError('offline')
  })

const schemaOf = async <Answer>({ answer }: OwnCall<Answer>): Promise<AnswerSchema<Answer>> =>
  typeof answer === 'function' ? arrived(answer()) : answer

type Exchange = Readonly<{ response: Response; text: string }>

/**
 * Written by hand without `AbortSignal.any` and `.timeout`, which old phones lack. The deadline covers the body and a
 * repeat too.
 */
async function exchange<Answer>(call: OwnCall<Answer>): Promise<Exchange> {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  call.signal?.addEventListener('abort', giveUp)
  if (call.signal?.aborted) giveUp() // aborted while this code was loading
  let late = false
  const deadlineMs = call.deadlineMs ?? DEADLINE_MS
  const until = performance.now() + deadlineMs
  const timer = setTimeout(() => {
    late = true
    giveUp()
  }, deadlineMs)
  try {
    const first = await send(call, controller.signal)
    const pauseMs = (call.method ?? 'GET') === 'GET' ? repeatAfter(first) : null
    if (pauseMs === null || performance.now() + pauseMs >= until) return answered(first)
    await pause(pauseMs, controller.signal)
    return answered(await send(call, controller.signal))
  } catch (error) {
    if (call.signal?.aborted) throw error
    throw new NoAnswerError(late ? 'timeout' : 'offline')
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', giveUp)
  }
}

/** Sends one request; null when no complete answer came. Throws when it was aborted. */
async function send<Answer>(call: OwnCall<Answer>, signal: AbortSignal): Promise<Exchange | null> {
  try {
    const response = await fetch(call.path, { ...requestOf(call), signal })
    return { response, text: await response.text() }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

function answered(exchanged: Exchange | null): Exchange {
  if (!exchanged) throw new NoAnswerError('offline')
  return exchanged
}

/** Milliseconds until a read is repeated, which happens once; null when it is not (B-05). */
function repeatAfter(first: Exchange | null): number | null {
  const jittered = REPEAT_AFTER_MS + Math.round(Math.random() * REPEAT_SPREAD_MS)
  if (!first) return jittered
  if (!RETRIED_STATUSES.has(first.response.status)) return null
  const wished = retryAfterOf(first.response)
  if (wished === null) return jittered
  // For a longer pause show the failure at once instead of letting the visitor wait.
  return wished <= MAX_RETRY_AFTER_S ? wished * 1000 : null
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('Given up', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Seconds to wait according to `Retry-After`, a number or a date by the server's clock; null without that header. */
function retryAfterOf({ headers }: Response): number | null {
  const wish = headers.get('retry-after')
  if (!wish) return null
  const seconds = /^\d+$/.test(wish) ? Number(wish) : (Date.parse(wish) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

function requestOf<Answer>({ method = 'GET', body, headers }: OwnCall<Answer>): RequestInit {
  const common = { method, credentials: 'same-origin', cache: 'no-store' } as const
  if (body === undefined) return { ...common, headers: { accept: 'application/json', ...headers } }
  return {
    ...common,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

/** An answer that is not JSON is judged by its status alone. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

async function toError(response: Response, body: unknown): Promise<OwnApiError> {
  const { status } = response
  const retryAfter = retryAfterOf(response)
  const { Problem } = await arrived(import('@trade-in-shop/contracts/problem'))
  const problem = Problem.safeParse(body)
  if (problem.success) return new OwnApiError(status, problem.data.code, problem.data.errors ?? [], body, retryAfter)
  return new OwnApiError(status, status >= 500 ? 'unavailable' : 'internal', [], body, retryAfter)
}
