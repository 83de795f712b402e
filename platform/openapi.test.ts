import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROUTES } from './http/routes'
import { openApiDocument, OPERATIONS } from './openapi'

const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.unknown()),
        requestBody: z.unknown().optional(),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        security: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})
const document = Document.parse(JSON.parse(JSON.stringify(openApiDocument())))

test('every route is described, and nothing else is', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort())
})

test('a route has a body exactly when its description has one', () => {
  for (const { method, path, body } of ROUTES)
    expect(document.paths[path]?.[method.toLowerCase()]?.requestBody !== undefined, `${method} ${path}`).toBe(body !== undefined)
})

test('an operation asks for Basic auth or a bearer token exactly as its route does', () => {
  for (const { method, path, open = false, bearer = false } of ROUTES) {
    const asked = document.paths[path]?.[method.toLowerCase()]?.security.flatMap((each) => Object.keys(each)) ?? []
    expect([method, path, asked.includes('basic')]).toEqual([method, path, !open])
    if (!open) expect([method, path, asked.includes('bearer')]).toEqual([method, path, bearer])
  }
})

test('no operation has an Authorization header as a parameter, which OpenAPI tools ignore', () => {
  const named = Object.values(document.paths).flatMap((methods) => Object.values(methods).flatMap((each) => each.parameters))
  expect(
    named.filter(({ in: place, name }) => place === 'header' && /^(?:authorization|accept|content-type)$/i.test(name)),
  ).toEqual([])
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g)].map(
    ([, name]) => name ?? '',
  )
  expect(references.length).toBeGreaterThan(20)
  for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name)
})

test('a request allows no member that the platform refuses', () => {
  for (const name of ['OfferRequest', 'TradeRequest', 'SearchRequest', 'VoucherValidationRequest'])
    expect(document.components.schemas[name]).toMatchObject({ type: 'object', additionalProperties: false })
})
