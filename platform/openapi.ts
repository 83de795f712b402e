import { OpenAPIHono } from '@hono/zod-openapi'
import { ENDPOINTS } from './endpoints'
import { SECURITY_SCHEMES } from './http/access'
import { COMPONENTS, openApiRoute } from './http/openapi-route'

type Document = Record<string, unknown>

const INFO = {
  title: 'Trade platform',
  version: '1.0.0',
  description: 'Searches, offers, vouchers and trades of the trade-in shop.',
}

function makeDocument(): Document {
  const app = new OpenAPIHono()
  const { openAPIRegistry: registry } = app
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES)) registry.registerComponent('securitySchemes', name, scheme)
  for (const [name, schema] of Object.entries(COMPONENTS)) registry.register(name, schema)
  for (const endpoint of ENDPOINTS) registry.registerPath(openApiRoute(endpoint))
  return { ...app.getOpenAPI31Document({ openapi: '3.1.0', info: INFO }) }
}

let document: Document | undefined

/** The OpenAPI 3.1 document, made from the declarations by which the platform itself routes and parses. */
export const openApiDocument = (): Document => (document ??= makeDocument())
