import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import * as z from 'zod'
import { Problem, type ProblemCode } from '@/contracts/problem'
import { PriceChanges } from '@/contracts/trades'
import { bodyContent, headerParameter, METHODS, problemContent, joinSchemas } from '@/runtime/openapi'
import { ACCESS } from './access'
import type { ResponseSpec, Endpoint, Header, Problems } from './platform-endpoint'
import { countedHeaders } from './request-headers'

/** Any call may have settings that the shop did not sign, meet a database that is away, or meet an unexpected error. */
const ALWAYS: Problems = { 401: ['unauthorized'], 405: ['method_not_allowed'], 500: ['internal'], 503: ['unavailable'] }
const OF_BODIES: Problems = {
  400: ['invalid_json', 'invalid_request'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
}
const OF_PARAMETERS: Problems = { 404: ['not_found'] }
const OF_LIMITS: Problems = { 429: ['too_many_requests'] }

/** Every problem that an endpoint may answer, by status. */
export function listProblemCodes({ who, body, limits = [], path, problems = {} }: Endpoint): Record<number, ProblemCode[]> {
  const all = [ALWAYS, ACCESS[who].problems, problems]
  if (body) all.push(OF_BODIES)
  if (limits.length > 0) all.push(OF_LIMITS)
  if (path.includes('{')) all.push(OF_PARAMETERS)
  const statuses = [...new Set(all.flatMap((table) => Object.keys(table).map(Number)))].toSorted((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [status, [...new Set(all.flatMap((table) => table[status] ?? []))]]))
}

/** What the problem answers refer to. */
export const COMPONENTS = { Problem, PriceChangedProblem: Problem.extend(PriceChanges.shape) }

const goodAnswer = (answer: ResponseSpec) =>
  answer === 'empty'
    ? { description: 'Done.' }
    : { description: 'file' in answer ? 'The file.' : 'As asked.', content: bodyContent(answer) }

const problemAnswer = (codes: readonly string[]) => ({ description: codes.join(', '), content: problemContent(codes) })

/** A parameter of the path; an impossible value is not found. */
const PathParameter = z
  .string()
  .max(200)
  .regex(/^[^\0]+$/)
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export const listHeaders = ({ limits = [], headers = [] }: Endpoint): readonly Header[] => [...countedHeaders(limits), ...headers]

function requestOf({ path, body }: Endpoint): RouteConfig['request'] {
  const names = namesIn(path)
  return {
    ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, PathParameter]))) }),
    ...(body && { body: { required: true, content: { 'application/json': { schema: joinSchemas(body) } } } }),
  }
}

/** An endpoint in the form of `@hono/zod-openapi`: its validation, and its part of the document. */
export function openApiRoute(endpoint: Endpoint) {
  const { method, path, summary, who, answers } = endpoint
  const parameters = listHeaders(endpoint).map(headerParameter)
  return createRoute({
    ...{ method: METHODS[method], path, summary, request: requestOf(endpoint) },
    security: ACCESS[who].security.map((each) => ({ ...each })),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, goodAnswer(answer)])),
      ...Object.fromEntries(Object.entries(listProblemCodes(endpoint)).map(([status, codes]) => [status, problemAnswer(codes)])),
    },
  })
}
