import type * as z from 'zod'
import { limitRepeats } from '@trade-in-shop/runtime/quiet-log'
import { inCallSpan } from '@trade-in-shop/runtime/tracing'
import type { PlatformLog } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'

/**
 * For all requests of one operation: the shop waits 5 s for the platform, and Postgres ends a transaction that is idle for 5 s.
 */
const OPERATION_MS = 4000
const MAX_BYTES = 1_000_000
/** More at once are refused: a provider that hangs must not hold all requests. */
const MAX_IN_FLIGHT = 50

/** An answer before its body is checked. `location` is the header's. */
export type KeycloakAnswer = Readonly<{ status: number; location: string | null; body: unknown }>
export type KeycloakRequest = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  /** `application/x-www-form-urlencoded`. */
  form?: Record<string, string>
  json?: unknown
  bearer?: string
}>
/** The way out to a provider, with limits on requests at once and on time. */
export type Http = Readonly<{
  send(question: KeycloakRequest, deadline: AbortSignal): Promise<KeycloakAnswer>
  /** Logs which operation failed and why, at most once in ten seconds; answers the 503 to throw. */
  problem(operation: string, reason: string): HttpProblem
}>

export const operationDeadline = (): AbortSignal => AbortSignal.timeout(OPERATION_MS)

const unavailable = () => new HttpProblem(503, 'unavailable', { headers: { 'retry-after': '1' } })

/** The answer's body by its schema; 503 when it is something else. */
export function parsed<T>(http: Http, operation: string, schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (!result.success) throw http.problem(operation, 'shape')
  return result.data
}

async function keycloakText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BYTES) throw new Error('too much')
  }
  return text
}

function jsonOf(response: Response, text: string): unknown {
  if (text === '' || !/^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function bodyOf({ form, json }: KeycloakRequest): { body: string; type: string } | null {
  if (form) return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' }
  return json === undefined ? null : { body: JSON.stringify(json), type: 'application/json' }
}

async function exchange(question: KeycloakRequest, signal: AbortSignal): Promise<KeycloakAnswer> {
  const content = bodyOf(question)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (content) headers['content-type'] = content.type
  if (question.bearer !== undefined) headers.authorization = `Bearer ${question.bearer}`
  const init: RequestInit = { method: question.method, headers, redirect: 'error', signal }
  const response = await fetch(question.url, content ? { ...init, body: content.body } : init)
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: jsonOf(response, await keycloakText(response)),
  }
}

/** No redirects, 1 MB, JSON alone; 503 for any unusable answer. Nothing is repeated. */
export function keycloakHttp(log: PlatformLog): Http {
  let inFlight = 0
  const repeats = limitRepeats()
  const problem = (operation: string, reason: string) => {
    if (repeats('problem') !== null)
      log.warn({ upstream: 'identity provider', operation, reason }, 'the identity provider gives no usable answer')
    return unavailable()
  }
  return {
    problem,
    async send(question, deadline) {
      const operation = `${question.method} ${new URL(question.url).pathname.replace(/[0-9a-f-]{36}/g, '{id}')}`
      if (inFlight >= MAX_IN_FLIGHT) throw problem(operation, 'too many in flight')
      inFlight++
      try {
        const answer = await inCallSpan('identity provider', operation, () => exchange(question, deadline))
        if (answer.status >= 500) throw problem(operation, `status ${answer.status}`)
        return answer
      } catch (error) {
        throw error instanceof HttpProblem ? error : problem(operation, deadline.aborted ? 'deadline' : 'connection')
      } finally {
        inFlight--
      }
    },
  }
}
