import type { SearchRequest } from '@/contracts/search'
import { HttpProblem } from '@platform/http/problem'
import type { Db } from '@platform/store/pool'
import { envelope, type SearchHits } from './answer'
import { deviceField, isTextField } from './fields'
import { indexOf, type Index } from './indexes'
import { parseBody } from './parse-body'
import { questionDocuments } from './question-documents'
import { AGGREGATION_FIELDS, searchAggregations } from './search-aggregations'
import { searchDevices } from './search-devices'
import { wants } from './source-filter'

const DEVICE_FIELDS = { has: (field: string) => deviceField(field) !== null, text: isTextField }

const isDocument = (source: unknown): source is object => typeof source === 'object' && source !== null

/** Questions belong to a price list, not to a document; they are added where the query asks for them. */
async function withQuestions(db: Db, { application, language }: Index, found: SearchHits): Promise<SearchHits> {
  const devices = found.hits.flatMap(({ id, source }) => (isDocument(source) ? [id] : []))
  const questions = await questionDocuments(db, application, language, devices)
  const hits = found.hits.map((hit) =>
    isDocument(hit.source) ? { ...hit, source: { ...hit.source, questions: questions.get(hit.id) ?? [] } } : hit,
  )
  return { ...found, hits }
}

/**
 * Answers a search with Postgres. Throws `unknown_application` for an unknown index and `unsupported_clause` for a query
 * outside the subset (`parse-body.ts`, `parse-clause.ts`).
 */
export async function search(db: Db, request: SearchRequest) {
  const started = performance.now()
  const index = await indexOf(db, request.application)
  if (!index)
    throw new HttpProblem(400, 'unknown_application', { errors: [{ path: 'application', code: 'unknown_application' }] })
  const devices = index.kind === 'devices'
  const body = parseBody(request.search, devices ? DEVICE_FIELDS : AGGREGATION_FIELDS)
  let found = devices
    ? await searchDevices(db, index.name, body, request.resultSize)
    : await searchAggregations(db, index.name, body, request.resultSize)
  if (devices && wants(body.source, 'questions')) found = await withQuestions(db, index, found)
  return envelope(index.name, found, Math.round(performance.now() - started))
}
