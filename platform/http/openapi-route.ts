import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { Problem, type ProblemCode } from '@/contracts/problem'
import { PriceChanges } from '@/contracts/trades'
import { ACCESS } from './access'
import type { Answer, Endpoint, Header, Problems, Schemas } from './endpoint'
import { COUNTED_HEADERS } from './request-headers'

/** Any call may have settings that the shop did not sign, meet a database that is away, or cause a fault. */
const ALWAYS: Problems = { 401: ['unauthorized'], 405: ['method_not_allowed'], 500: ['internal'], 503: ['unavailable'] }
const OF_BODIES: Problems = {
  400: ['invalid_json', 'invalid_request'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
}
const OF_PARAMETERS: Problems = { 404: ['not_found'] }
const OF_LIMITS: Problems = { 429: ['too_many_requests'] }

/** Every problem that an endpoint may answer, by status. */
export function problemsOf({ who, body, limit, path, problems = {} }: Endpoint): Record<number, ProblemCode[]> {
  const all = [ALWAYS, ACCESS[who].problems, problems]
  if (body) all.push(OF_BODIES)
  if (limit) all.push(OF_LIMITS)
  if (path.includes('{')) all.push(OF_PARAMETERS)
  const statuses = [...new Set(all.flatMap((table) => Object.keys(table).map(Number)))].toSorted((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [status, [...new Set(all.flatMap((table) => table[status] ?? []))]]))
}

const components = new Map<z.ZodType, z.ZodType>()

/** The schema as a component of the document: a copy, as only schemas made after the import of zod-openapi can be given a name. */
function named(name: string, schema: z.ZodType): z.ZodType {
  const component = components.get(schema) ?? schema.clone().openapi(name)
  components.set(schema, component)
  return component
}

/** One schema, or one of several. */
function schemaOf(schemas: Schemas): z.ZodType {
  const all = Object.entries(schemas).map(([name, schema]) => named(name, schema))
  const [first] = all
  return first && all.length === 1 ? first : z.union(all)
}

/** What the problem answers refer to. */
export const COMPONENTS = { Problem: Problem.clone(), PriceChangedProblem: Problem.extend(PriceChanges.shape) }

/** A problem whose `code` is one of those. */
const problemSchema = (codes: readonly ProblemCode[]) => ({
  allOf: [
    { $ref: `#/components/schemas/${codes.includes('price_changed') ? 'PriceChangedProblem' : 'Problem'}` },
    { type: 'object' as const, properties: { code: { enum: [...codes] } } },
  ],
})

function goodAnswer(answer: Answer) {
  if (answer === 'empty') return { description: 'Done.' }
  if ('file' in answer) return { description: 'The file.', content: { [answer.file]: { schema: { type: 'string' as const } } } }
  return { description: 'As asked.', content: { 'application/json': { schema: schemaOf(answer.json) } } }
}

const problemAnswer = (codes: readonly ProblemCode[]) => ({
  description: codes.join(', '),
  content: { 'application/problem+json': { schema: problemSchema(codes) } },
})

const headerParameter = (header: Header) => ({ ...header, in: 'header' as const, schema: { type: 'string' as const } })

/** A parameter of the path; an impossible value is not found. */
const PathParameter = z
  .string()
  .max(200)
  .regex(/^[^\0]+$/)
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export const headersOf = ({ limit, headers = [] }: Endpoint): readonly Header[] => [
  ...(limit ? COUNTED_HEADERS[limit.per] : []),
  ...headers,
]

function requestOf({ path, body }: Endpoint): RouteConfig['request'] {
  const names = namesIn(path)
  return {
    ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, PathParameter]))) }),
    ...(body && { body: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
  }
}

/** An endpoint in the form of `@hono/zod-openapi`: its validation, and its part of the document. */
export function openApiRoute(endpoint: Endpoint) {
  const { method, path, summary, who, answers } = endpoint
  const parameters = headersOf(endpoint).map(headerParameter)
  return createRoute({
    ...{ method: METHODS[method], path, summary, request: requestOf(endpoint) },
    security: ACCESS[who].security.map((each) => ({ ...each })),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, goodAnswer(answer)])),
      ...Object.fromEntries(Object.entries(problemsOf(endpoint)).map(([status, codes]) => [status, problemAnswer(codes)])),
    },
  })
}
const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
