import type { ProblemCode } from '@/contracts/problem'
import type { CallLimit } from '@/contracts/call-limits'
import { ACCESS } from './api-access'
import { type CountedKey, DEFAULT_LIMITS, type Endpoint, type Problems } from './endpoint'

/** Any call may come to a host without a shop, or meet a platform that is away or slow, or meet an unexpected error. */
const ALWAYS: Problems = { 404: ['not_found'], 500: ['internal'], 503: ['unavailable'], 504: ['timeout'] }
const OF_CHANGES: Problems = { 403: ['forbidden'] }
const OF_BODIES: Problems = { 400: ['invalid_json', 'invalid_request'], 413: ['too_large'], 415: ['unsupported_media_type'] }
const OF_PARAMETERS: Problems = { 400: ['invalid_request'] }
const OF_LIMITS: Problems = { 429: ['too_many_requests'] }

/** Every problem that an endpoint may answer, by status: what it declares, and what follows from the rest of its declaration. */
export function listProblemCodes(endpoint: Endpoint): Record<number, ProblemCode[]> {
  const { method, who, body, params, query, platformLimits = [], problems = {} } = endpoint
  const all = [ALWAYS, ACCESS[who].problems, problems]
  if (method !== 'GET') all.push(OF_CHANGES)
  if (body) all.push(OF_BODIES)
  if (params || query) all.push(OF_PARAMETERS)
  if (listCallLimits(endpoint).length + platformLimits.length > 0) all.push(OF_LIMITS)
  const statuses = [...new Set(all.flatMap((table) => Object.keys(table).map(Number)))].toSorted((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [status, [...new Set(all.flatMap((table) => table[status] ?? []))]]))
}

/** What the process counts for the endpoint. */
export const listCallLimits = ({ method, limits }: Endpoint): readonly CallLimit<CountedKey>[] =>
  limits ?? (method === 'GET' ? [] : DEFAULT_LIMITS)

/** Only hosts with accounts have it. */
export const needsAccounts = ({ who, accounts }: Endpoint): boolean => accounts ?? ACCESS[who].accounts ?? false
