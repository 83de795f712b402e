import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import * as z from 'zod'
import type { EndpointCore, Header, ProblemCodes, ResponseSpec, ResponseSpecs, Schemas } from './endpoint'
import { Problem } from './problem'
import { PriceChanges } from './trades'

type SecurityScheme = Parameters<OpenAPIHono['openAPIRegistry']['registerComponent']>[2]

const components = new Map<z.ZodType, z.ZodType>()

/** The schema as a component of the document: a copy, as only schemas made after the import of zod-openapi can be given a name. */
function named(name: string, schema: z.ZodType): z.ZodType {
  const component = components.get(schema) ?? schema.clone().openapi(name)
  components.set(schema, component)
  return component
}

function joinSchemas(schemas: Schemas): z.ZodType {
  const all = Object.entries(schemas).map(([name, schema]) => named(name, schema))
  const [first] = all
  return first && all.length === 1 ? first : z.union(all)
}

function goodAnswer(answer: ResponseSpec) {
  if (answer === 'empty') return { description: 'Done.' }
  if (answer === 'page') return { description: 'The page is in `Location`.' }
  if ('file' in answer) return { description: 'The file.', content: { [answer.file]: { schema: { type: 'string' as const } } } }
  return { description: 'As asked.', content: { 'application/json': { schema: joinSchemas(answer.json) } } }
}

/** A problem whose `code` is one of those; `PriceChangedProblem` and `Problem` are components of the document. */
const problemContent = (codes: readonly string[]) => ({
  'application/problem+json': {
    schema: {
      allOf: [
        { $ref: `#/components/schemas/${codes.includes('price_changed') ? 'PriceChangedProblem' : 'Problem'}` },
        { type: 'object' as const, properties: { code: { enum: [...codes] } } },
      ],
    },
  },
})

const headerParameter = (header: Header) => ({ ...header, in: 'header' as const, schema: { type: 'string' as const } })

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

type Documented = EndpointCore<string, string, Schemas, ResponseSpecs> &
  Readonly<{
    params?: z.ZodObject
    query?: z.ZodObject
    /** Media types of the body; JSON by default. */
    media?: readonly string[]
    description?: string
    security: readonly Record<string, string[]>[]
    codes: ProblemCodes
    /** Statuses that are also answered before the API is called: what they mean, and as which media type. */
    before?: Readonly<Record<string, Readonly<{ text: string; type: string }>>>
  }>

function problemAnswer(codes: readonly string[], before: Readonly<{ text: string; type: string }> | undefined) {
  return {
    description: [codes.join(', '), before?.text ?? ''].filter((text) => text !== '').join('; '),
    content: {
      ...(codes.length > 0 && problemContent(codes)),
      ...(before && { [before.type]: { schema: { type: 'string' as const } } }),
    },
  }
}

/** An endpoint in the form of `@hono/zod-openapi`: its validation, and its part of the document. */
export function openApiRoute({ body, answers, codes, before = {}, ...endpoint }: Documented) {
  const { params, query, headers = [], media = ['application/json'], description } = endpoint
  const statuses = [...new Set([...Object.keys(codes), ...Object.keys(before)])].toSorted()
  const content = body && Object.fromEntries(media.map((type) => [type, { schema: joinSchemas(body) }]))
  return createRoute({
    ...{ method: METHODS[endpoint.method], path: endpoint.path, summary: endpoint.summary },
    ...(description && { description }),
    request: { ...(params && { params }), ...(query && { query }), ...(content && { body: { required: true, content } }) },
    security: endpoint.security.map((each) => ({ ...each })),
    ...(headers.length > 0 && { parameters: headers.map(headerParameter) }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, goodAnswer(answer)])),
      ...Object.fromEntries(statuses.map((status) => [status, problemAnswer(codes[Number(status)] ?? [], before[status])])),
    },
  })
}

type Parts = Readonly<{
  info: Readonly<{ title: string; version: string; description: string }>
  securitySchemes: Readonly<Record<string, SecurityScheme>>
  routes: readonly RouteConfig[]
}>

/** zod-openapi writes the flags of a regular expression into its pattern: `^a$/u`. */
const withoutFlags = (key: string, value: unknown): unknown =>
  key === 'pattern' && typeof value === 'string' ? value.replace(/(?<!\\)\/[dgimsuvy]+$/, '') : value

/** What the problem answers refer to. */
const COMPONENTS = { Problem, PriceChangedProblem: Problem.extend(PriceChanges.shape) }

/** The OpenAPI 3.1 document of an API. */
export function makeDocument({ info, securitySchemes, routes }: Parts): Record<string, unknown> {
  const app = new OpenAPIHono()
  const { openAPIRegistry: registry } = app
  for (const [name, scheme] of Object.entries(securitySchemes)) registry.registerComponent('securitySchemes', name, scheme)
  for (const [name, schema] of Object.entries(COMPONENTS)) registry.register(name, schema.clone())
  for (const route of routes) registry.registerPath(route)
  return JSON.parse(JSON.stringify(app.getOpenAPI31Document({ openapi: '3.1.0', info })), withoutFlags)
}
