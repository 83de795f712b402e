import type { CallLimit } from '@trade-in-shop/contracts/call-limits'
import { BODY_PROBLEMS, joinProblems, LIMIT_PROBLEMS, type ProblemCodes, type Problems } from '@trade-in-shop/contracts/endpoint'
import { ACCESS } from './api-access'
import { type CountedKey, DEFAULT_LIMITS, type OwnEndpoint } from './own-endpoint'

/** Any call may come to a host without a shop, or meet a platform that is away or slow, or meet an unexpected error. */
const ALWAYS: Problems = { 404: ['not_found'], 500: ['internal'], 503: ['unavailable'], 504: ['timeout'] }

/** Every problem that an endpoint may answer, by status: what it declares, and what follows from the rest of its declaration. */
export function listProblemCodes(endpoint: OwnEndpoint): ProblemCodes {
  const { method, who, body, params, query, platformLimits = [], problems = {} } = endpoint
  const tables = [ALWAYS, ACCESS[who].problems, problems]
  if (method !== 'GET') tables.push({ 403: ['forbidden'] })
  if (body) tables.push(BODY_PROBLEMS)
  if (params || query) tables.push({ 400: ['invalid_request'] })
  if (listCallLimits(endpoint).length + platformLimits.length > 0) tables.push(LIMIT_PROBLEMS)
  return joinProblems(tables)
}

export const listCallLimits = ({ method, limits }: OwnEndpoint): readonly CallLimit<CountedKey>[] =>
  limits ?? (method === 'GET' ? [] : DEFAULT_LIMITS)

/** Only hosts with accounts have it. */
export const needsAccounts = ({ who, accounts }: OwnEndpoint): boolean => accounts ?? ACCESS[who].accounts ?? false
