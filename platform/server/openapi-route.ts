import * as z from 'zod'
import {
  BODY_PROBLEMS,
  type Header,
  joinProblems,
  LIMIT_PROBLEMS,
  type ProblemCodes,
  type Problems,
} from '@trade-in-shop/contracts/endpoint'
import { openApiRoute } from '@trade-in-shop/contracts/openapi'
import { ACCESS } from './access'
import type { Endpoint } from '@platform/http/platform-endpoint'
import { countedHeaders } from '@platform/http/request-headers'

/** Any call may have settings that the shop did not sign, meet a database that is away, or meet an unexpected error. */
const ALWAYS: Problems = { 401: ['unauthorized'], 405: ['method_not_allowed'], 500: ['internal'], 503: ['unavailable'] }

/** Every problem that an endpoint may answer, by status. */
export const listProblemCodes = ({ who, body, limits = [], path, problems = {} }: Endpoint): ProblemCodes =>
  joinProblems([
    ...[ALWAYS, ACCESS[who].problems, problems],
    ...(body ? [BODY_PROBLEMS] : []),
    ...(limits.length > 0 ? [LIMIT_PROBLEMS] : []),
    ...(path.includes('{') ? [{ 404: ['not_found'] } as const] : []),
  ])

/** A parameter of the path; an impossible value is not found. */
const PathParameter = z
  .string()
  .max(200)
  .regex(/^[^\0]+$/)
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export const listHeaders = ({ limits = [], headers = [] }: Endpoint): readonly Header[] => [...countedHeaders(limits), ...headers]

/** An endpoint in the form of `@hono/zod-openapi`: its validation, and its part of the document. */
export function platformRoute(endpoint: Endpoint) {
  const names = namesIn(endpoint.path)
  return openApiRoute({
    ...endpoint,
    headers: listHeaders(endpoint),
    security: ACCESS[endpoint.who].security,
    codes: listProblemCodes(endpoint),
    ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, PathParameter]))) }),
  })
}
