import type { z } from 'zod'
import type { Problem, ProblemCode } from '@/contracts/problem'

/** The own API refused: `code` leads to a sentence (i18n), `body` holds members beyond a plain problem. */
export class OwnApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly errors: NonNullable<Problem['errors']>,
    readonly body: unknown,
    /** Seconds until another try makes sense, where the answer says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(`Own API answered ${status} ${code}`)
    this.name = 'OwnApiError'
  }
}

/** No answer came: nobody knows whether the request arrived. `timeout` when our deadline passed, else `offline`. */
export class NoAnswerError extends Error {
  constructor(readonly reason: 'offline' | 'timeout') {
    super(`No answer: ${reason}`)
    this.name = 'NoAnswerError'
  }
}

export type OwnCall<Answer> = Readonly<{
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below our own origin, `/api/…`. */
  path: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** The answer's schema, or what loads it: the checks are 31 KB that no screen's first load should carry. */
  answer: z.ZodType<Answer> | (() => Promise<z.ZodType<Answer>>)
  /** Milliseconds until `NoAnswerError('timeout')`; the server's own deadlines are shorter. */
  deadlineMs?: number
  signal?: AbortSignal
}>

const DEADLINE_MS = 10_000
let offsetMs: number | null = null

/** Epoch milliseconds by the server's clock, or null before its first answer (F10: the browser's clock may lie). */
export const serverNow = (): number | null => (offsetMs === null ? null : Date.now() + offsetMs)

function noteServerTime(response: Response): void {
  const at = Date.parse(response.headers.get('date') ?? '')
  if (Number.isFinite(at)) offsetMs = at - Date.now()
}

/** Calls our own API once: parsed answer, `OwnApiError` for a refusal, `NoAnswerError` when nothing came back. */
export async function ownApi<Answer>(call: OwnCall<Answer>): Promise<Answer> {
  const [{ response, text }, schema] = await Promise.all([exchange(call), schemaOf(call)])
  noteServerTime(response)
  const body = parseJson(text)
  if (!response.ok) throw await toError(response, body)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new OwnApiError(response.status, 'internal', [], body)
  return parsed.data
}

/** Code that does not arrive is a network that does not answer. */
const arrived = <Code>(loading: Promise<Code>): Promise<Code> =>
  loading.catch(() => {
    throw new NoAnswerError('offline')
  })

const schemaOf = async <Answer>({ answer }: OwnCall<Answer>): Promise<z.ZodType<Answer>> =>
  typeof answer === 'function' ? arrived(answer()) : answer

/** By hand and not with `AbortSignal.any` and `.timeout`: sellers have old phones. The deadline covers the body too. */
async function exchange<Answer>(call: OwnCall<Answer>): Promise<{ response: Response; text: string }> {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  call.signal?.addEventListener('abort', giveUp)
  if (call.signal?.aborted) giveUp() // while this code was on its way
  let late = false
  const timer = setTimeout(() => {
    late = true
    giveUp()
  }, call.deadlineMs ?? DEADLINE_MS)
  try {
    const response = await fetch(call.path, { ...requestOf(call), signal: controller.signal })
    return { response, text: await response.text() }
  } catch (error) {
    if (call.signal?.aborted) throw error
    throw new NoAnswerError(late ? 'timeout' : 'offline')
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', giveUp)
  }
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

/** What is not JSON is judged by its status alone. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

async function toError({ status, headers }: Response, body: unknown): Promise<OwnApiError> {
  const seconds = Number(headers.get('retry-after') ?? NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds : null
  const { Problem } = await arrived(import('@/contracts/problem'))
  const problem = Problem.safeParse(body)
  if (problem.success) return new OwnApiError(status, problem.data.code, problem.data.errors ?? [], body, retryAfter)
  return new OwnApiError(status, status >= 500 ? 'unavailable' : 'internal', [], body, retryAfter)
}
