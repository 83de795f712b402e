import { makeDocument } from '@/runtime/openapi'
import { ENDPOINTS } from './endpoints'
import { SECURITY_SCHEMES } from './http/access'
import { COMPONENTS, openApiRoute } from './http/openapi-route'

const INFO = {
  title: 'Trade platform',
  version: '1.0.0',
  description: 'Searches, offers, vouchers and trades of the trade-in shop.',
}

let document: Record<string, unknown> | undefined

/** The OpenAPI 3.1 document, made from the declarations by which the platform itself routes and parses. */
export const openApiDocument = (): Record<string, unknown> =>
  (document ??= makeDocument({
    info: INFO,
    schemas: COMPONENTS,
    securitySchemes: SECURITY_SCHEMES,
    routes: ENDPOINTS.map(openApiRoute),
  }))
