import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import * as z from 'zod'

/** Schemas by their names in the document. */
type Schemas = Readonly<Record<string, z.ZodType>>
type Header = Readonly<{ name: string; required: boolean; description: string }>
type SecurityScheme = Parameters<OpenAPIHono['openAPIRegistry']['registerComponent']>[2]

const components = new Map<z.ZodType, z.ZodType>()

/** The schema as a component of the document: a copy, as only schemas made after the import of zod-openapi can be given a name. */
function named(name: string, schema: z.ZodType): z.ZodType {
  const component = components.get(schema) ?? schema.clone().openapi(name)
  components.set(schema, component)
  return component
}

/** One schema, or one of several. */
export function joinSchemas(schemas: Schemas): z.ZodType {
  const all = Object.entries(schemas).map(([name, schema]) => named(name, schema))
  const [first] = all
  return first && all.length === 1 ? first : z.union(all)
}

/** The content of a good answer that has a body. */
export const bodyContent = (answer: Readonly<{ json: Schemas }> | Readonly<{ file: string }>) =>
  'file' in answer
    ? { [answer.file]: { schema: { type: 'string' as const } } }
    : { 'application/json': { schema: joinSchemas(answer.json) } }

/** A problem whose `code` is one of those; `PriceChangedProblem` and `Problem` are components of the document. */
export const problemContent = (codes: readonly string[]) => ({
  'application/problem+json': {
    schema: {
      allOf: [
        { $ref: `#/components/schemas/${codes.includes('price_changed') ? 'PriceChangedProblem' : 'Problem'}` },
        { type: 'object' as const, properties: { code: { enum: [...codes] } } },
      ],
    },
  },
})

export const headerParameter = (header: Header) => ({ ...header, in: 'header' as const, schema: { type: 'string' as const } })

export const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

type Parts = Readonly<{
  info: Readonly<{ title: string; version: string; description: string }>
  /** `Problem` and `PriceChangedProblem` among them. */
  schemas: Schemas
  securitySchemes: Readonly<Record<string, SecurityScheme>>
  routes: readonly RouteConfig[]
}>

/** zod-openapi writes the flags of a regular expression into its pattern: `^a$/u`. */
const withoutFlags = (key: string, value: unknown): unknown =>
  key === 'pattern' && typeof value === 'string' ? value.replace(/(?<!\\)\/[dgimsuvy]+$/, '') : value

/** The OpenAPI 3.1 document of an API. */
export function makeDocument({ info, schemas, securitySchemes, routes }: Parts): Record<string, unknown> {
  const app = new OpenAPIHono()
  const { openAPIRegistry: registry } = app
  for (const [name, scheme] of Object.entries(securitySchemes)) registry.registerComponent('securitySchemes', name, scheme)
  for (const [name, schema] of Object.entries(schemas)) registry.register(name, schema.clone())
  for (const route of routes) registry.registerPath(route)
  return JSON.parse(JSON.stringify(app.getOpenAPI31Document({ openapi: '3.1.0', info })), withoutFlags)
}
