import * as z from 'zod'
import { searchAnswer, type SearchRequest } from '@trade-in-shop/contracts/search'
import { limitRepeats } from '@trade-in-shop/runtime/quiet-log'
import { inCallSpan } from '@trade-in-shop/runtime/tracing'
import type { PlatformLog } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { MAX_WINDOW, refuseBeyondWindow } from './parse-tools'

const DEADLINE_MS = 1400
const MAX_BYTES = 2_000_000

const Answer = searchAnswer(z.record(z.string(), z.unknown()))
const Failure = z.object({ error: z.object({ type: z.string(), reason: z.string().nullable().optional() }) })

const unavailable = (detail: string) => new HttpProblem(503, 'unavailable', { detail, headers: { 'retry-after': '1' } })

/** The query body with the request's size; its clauses are for the cluster to check. */
function withSize({ search, resultSize }: SearchRequest): string {
  const body = z.record(z.string(), z.unknown()).safeParse(jsonOf(search))
  if (!body.success) throw new HttpProblem(400, 'invalid_request', { errors: [{ path: 'search', code: 'invalid_json' }] })
  const from = z.int().min(0).catch(0).parse(body.data.from)
  refuseBeyondWindow(from, resultSize)
  return JSON.stringify({ ...body.data, size: resultSize, track_total_hits: MAX_WINDOW })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problem(status: number, body: unknown): HttpProblem {
  const failure = Failure.safeParse(body)
  const type = failure.success ? failure.data.error.type : ''
  if (status === 404 || type === 'index_not_found_exception')
    return new HttpProblem(400, 'unknown_application', { errors: [{ path: 'application', code: 'unknown_application' }] })
  if (status === 400)
    return new HttpProblem(400, 'unsupported_clause', { detail: type, errors: [{ path: 'search', code: 'unsupported_clause' }] })
  return unavailable(`the search cluster answered ${status}`)
}

const repeats = limitRepeats()

/**
 * Sends a search to an Elasticsearch or OpenSearch cluster at `node` (its address may have credentials) and returns the answer
 * once it has the contract's shape. Deadline 1.4 s, 2 MB; 503 when the cluster is away or answers something else. Logs an index
 * that is missing, because the shop only shows that it finds nothing.
 */
export const forwardSearch = (node: string, request: SearchRequest, warn: PlatformLog['warn']): Promise<z.infer<typeof Answer>> =>
  inCallSpan('search cluster', 'POST /{index}/_search', async () => {
    try {
      return await sendSearch(node, request)
    } catch (error) {
      const index = request.application
      const isMissing = error instanceof HttpProblem && error.code === 'unknown_application'
      if (isMissing && repeats(index) !== null)
        warn({ index }, 'the search cluster has no such index; "npm run platform -- index" fills it')
      throw error
    }
  })

async function sendSearch(node: string, request: SearchRequest): Promise<z.infer<typeof Answer>> {
  const { url, headers } = target(node, `/${encodeURIComponent(request.application)}/_search`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: withSize(request),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw unavailable('the search cluster does not answer')
  })
  const text = await clusterText(response)
  if (!response.ok) throw problem(response.status, jsonOf(text))
  const answer = Answer.safeParse(jsonOf(text))
  if (!answer.success) throw unavailable('the search cluster answered something else')
  return answer.data
}

async function clusterText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > MAX_BYTES) throw unavailable('the search cluster answered too much')
    }
  } catch (error) {
    throw error instanceof HttpProblem ? error : unavailable('the search cluster broke off')
  }
  return text
}

/** `http://user:password@host:9200` as an address and a header; `fetch` refuses credentials in an address. */
export function target(node: string, path: string): { url: string; headers: Record<string, string> } {
  const url = new URL(node.replace(/\/+$/, '') + path)
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (!username) return { url: url.href, headers: {} }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
