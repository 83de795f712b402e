import { expect, test } from 'vitest'
import * as z from 'zod'
import { describeAnswers, describeLimit, describeProblems } from '../tests/support/security-table'
import { ENDPOINTS, openApiDocument } from './endpoints'
import { ACCESS } from './server/access'
import type { Endpoint } from './http/platform-endpoint'
import { listHeaders, listProblemCodes } from './server/openapi-route'

const Parameter = z.object({ name: z.string(), in: z.string() })
const Operation = z.object({
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.unknown().optional(),
  parameters: z.array(Parameter).default([]),
  security: z.array(z.record(z.string(), z.unknown())),
})
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})
const text = JSON.stringify(openApiDocument())
const document = Document.parse(JSON.parse(text))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
)

/** A row of the security table: who may call, what is counted and how large a body may be, and what is answered. */
function securityRow(endpoint: Endpoint) {
  const { who, body, limits = [], answers } = endpoint
  return {
    who: ACCESS[who].text,
    ...(limits.length > 0 && { limits: limits.map((limit) => describeLimit(limit)) }),
    ...(body && { body: `${Object.keys(body).join(' or ')}, at most 64 KB` }),
    headers: listHeaders(endpoint).map(({ name, required }) => (required ? name : `${name}?`)),
    answers: describeAnswers(answers),
    problems: describeProblems(listProblemCodes(endpoint)),
  }
}

test('every endpoint is in the document once, and nothing else is', () => {
  expect(operations.map(([name]) => name).toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted())
})

test('security/platform-routes.json is what the endpoints declare (write it again with `vitest run -u` on this file)', async () => {
  const table = Object.fromEntries(ENDPOINTS.map((each) => [nameOf(each), securityRow(each)]))
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot('../security/platform-routes.json')
})

test('no operation has an Authorization header as a parameter, which OpenAPI tools ignore', () => {
  const named = operations.flatMap(([, { parameters }]) => parameters)
  expect(named.length).toBeGreaterThan(20)
  expect(
    named.filter(({ in: place, name }) => place === 'header' && /^(?:authorization|accept|content-type)$/i.test(name)),
  ).toEqual([])
})

test('every reference leads to a schema of the document', () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g)].map(([, name]) => name ?? '')
  expect(references.length).toBeGreaterThan(20)
  for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name)
})

test('a request allows no member that the platform refuses', () => {
  for (const name of ENDPOINTS.flatMap(({ body = {} }) => Object.keys(body)))
    expect([name, document.components.schemas[name]]).toMatchObject([name, { type: 'object', additionalProperties: false }])
})
