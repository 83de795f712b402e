import * as z from 'zod'
import {
  MAX_SEARCHES,
  MultiSearchAnswer,
  RefusedSearch,
  type SearchAnswer,
  type SearchRequest,
} from '@trade-in-shop/contracts/search'
import { ApiError, apiError } from '@/http/api-problem'
import { noteCatalogueVersion } from '@/runtime/catalogue-state'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { call, FIRST_PROBLEM } from './http'
import { WireError } from './wire'

/** Statuses by which a platform shows that it takes one search at a time. */
const TAKES_ONE = new Set([400, 404, 405, 413, 415, 422, 501])
const ASK_SINGLY_MS = 10 * MINUTE

type Settle = Readonly<{ resolve: (answer: unknown) => void; reject: (error: unknown) => void }>
type Waiting = Settle & Readonly<{ search: SearchRequest }>
type Batches = { waiting: Waiting[]; singlyUntil: number }

const batches = (): Batches => processWide('clients.search-batches', () => ({ waiting: [], singlyUntil: -Infinity }))

/**
 * One search. All searches of one turn of the event loop are sent as one batch, whichever page they are for: a page needs five
 * indexes with one request. A platform that refuses batches gets single requests for ten minutes.
 */
export async function askSearch<T>(search: SearchRequest, schema: z.ZodType<SearchAnswer<T>>): Promise<SearchAnswer<T>> {
  const answer = await new Promise<unknown>((resolve, reject) => {
    const { waiting } = batches()
    waiting.push({ search, resolve, reject })
    if (waiting.length === 1) setImmediate(sendWaiting)
  })
  const parsed = schema.safeParse(answer, FIRST_PROBLEM)
  if (!parsed.success) throw refusedBy(answer)
  return parsed.data
}

function sendWaiting(): void {
  const all = batches().waiting.splice(0)
  const size = performance.now() < batches().singlyUntil ? 1 : MAX_SEARCHES
  for (let from = 0; from < all.length; from += size) void sendGroup(all.slice(from, from + size))
}

async function sendGroup(group: readonly Waiting[]): Promise<void> {
  const [only] = group
  try {
    if (only && group.length === 1) return only.resolve(await askOne(only.search))
    const responses = await askSeveral(group.map(({ search }) => search))
    for (const [index, { resolve }] of group.entries()) resolve(responses[index])
  } catch (error) {
    if (group.length === 1 || !(error instanceof ApiError) || !TAKES_ONE.has(error.status))
      return group.forEach(({ reject }) => reject(error))
    batches().singlyUntil = performance.now() + ASK_SINGLY_MS
    for (const waiting of group) void sendGroup([waiting])
  }
}

const toSearches = { upstream: 'search', method: 'POST', path: '/searches' } as const
const Versioned = z.looseObject(MultiSearchAnswer.pick({ catalogueVersion: true }).shape)

async function askOne(search: SearchRequest): Promise<unknown> {
  const answer = await call({ ...toSearches, body: search, answer: Versioned })
  noteCatalogueVersion(answer.catalogueVersion ?? null, performance.now())
  return answer
}

async function askSeveral(searches: readonly SearchRequest[]): Promise<readonly unknown[]> {
  const { catalogueVersion, responses } = await call({ ...toSearches, body: { searches }, answer: MultiSearchAnswer })
  noteCatalogueVersion(catalogueVersion ?? null, performance.now())
  return responses.map((response) => (typeof response === 'object' ? { ...response, catalogueVersion } : response))
}

/** Why a search of several has no envelope: it was refused by itself, or its answer has another shape. */
function refusedBy(answer: unknown): ApiError {
  const refused = RefusedSearch.safeParse(answer, FIRST_PROBLEM)
  const code = refused.success && refused.data.status < 500 ? 'invalid_request' : 'unavailable'
  const status = code === 'invalid_request' && refused.success ? refused.data.status : 503
  return apiError(status, code, { retryAfter: status === 503 ? 1 : null, cause: new WireError('shape') })
}
