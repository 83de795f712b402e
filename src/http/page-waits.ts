import { LRUCache } from 'lru-cache'
import { isDatabaseAway } from '@trade-in-shop/runtime/error-text'
import { HOUR, MINUTE, SECOND } from '@trade-in-shop/runtime/durations'
import { processWide } from '@trade-in-shop/runtime/process-wide'

const MAX_WAITS = 1_000
/** Where an upstream refuses without saying for how long. */
const UNSAID_S = { 429: 60, 503: 1 } as const

/** Why a page could not be made although nothing is broken, and when it can be. */
export type PageWait = Readonly<{ status: 429 | 503; seconds: number }>

/** The framework calls `onRequestError` in another bundle than the server entry. */
const waits = () => processWide('runtime.page-waits', () => new LRUCache<string, PageWait>({ max: MAX_WAITS }))

const member = (value: object, name: string): unknown => (name in value ? value[name as keyof typeof value] : undefined)

/**
 * The wait that an error of a render asks for, of an upstream or of the database; null where waiting does not help. It knows an
 * `ApiError` by its name: the class of another bundle is another class.
 */
export function findPageWait(error: unknown): PageWait | null {
  if (!(error instanceof Error)) return null
  if (error.name !== 'ApiError') return isDatabaseAway(error) ? { status: 503, seconds: UNSAID_S[503] } : null
  const [answered, wished] = [member(error, 'status'), member(error, 'retryAfter')]
  const status = answered === 429 ? 429 : answered === 503 || answered === 504 ? 503 : null
  if (status === null) return null
  return { status, seconds: typeof wished === 'number' && wished > 0 ? Math.ceil(wished) : UNSAID_S[status] }
}

/** A wait in the words of a language, rounded up: seconds up to two minutes, minutes up to two hours, then hours. */
export function formatWait(seconds: number, locale: string): string {
  const [unit, length] = seconds <= 120 ? ['second', 1] : seconds <= 7200 ? ['minute', MINUTE / SECOND] : ['hour', HOUR / SECOND]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / length))
}

/** Notes that the render of a request failed with something that passes by itself. */
export function noteWait(requestId: string, wait: PageWait): void {
  waits().set(requestId, wait)
}

/** What was noted of a request, once. */
export function takeWait(requestId: string): PageWait | null {
  const wait = waits().get(requestId) ?? null
  waits().delete(requestId)
  return wait
}
