import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument, OPERATIONS } from './document'

const Rules = z.record(z.string(), z.looseObject({ accounts: z.boolean().optional(), customer: z.unknown().optional() }))
const all = Rules.parse(JSON.parse(readFileSync('security/routes.json', 'utf8')))
const rules = Object.fromEntries(Object.entries(all).filter(([rule]) => rule.includes(' /api/')))
/** `/api/trades/[accessId]` as OpenAPI writes it. */
const asPath = (rule: string) => rule.replaceAll('[', '{').replaceAll(']', '}')

const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ security: z.array(z.unknown()).optional(), requestBody: z.unknown().optional() })),
  ),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})
const text = JSON.stringify(openApiDocument())
const document = Document.parse(JSON.parse(text))

test('the document describes every rule of security/routes.json and no other operation', () => {
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(Object.keys(rules).map(asPath).toSorted())
})

test.each(Object.entries(rules))('%s: who may call it is described as its rule says', (rule, { accounts, customer }) => {
  expect(OPERATIONS[asPath(rule)]).toMatchObject({ summary: expect.any(String) })
  expect([OPERATIONS[asPath(rule)]?.accounts, OPERATIONS[asPath(rule)]?.customer]).toEqual([accounts, customer])
  const [method = '', path = ''] = asPath(rule).split(' ')
  const isOpen = document.paths[path]?.[method.toLowerCase()]?.security?.length === 0
  expect(isOpen).toBe(customer === undefined && OPERATIONS[asPath(rule)]?.session === undefined)
})

test('no header is declared that OpenAPI tools ignore', () => {
  expect(Object.values(OPERATIONS).flatMap(({ headers = {} }) => Object.keys(headers))).not.toContainEqual(
    expect.stringMatching(/^(?:authorization|accept|content-type)\??$/i),
  )
})

test('every reference leads somewhere', () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]*)/g)].map(([, name]) => name ?? '')
  expect(references.length).toBeGreaterThan(60)
  for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name)
})

test('a request allows no member that the handler refuses', () => {
  for (const name of Object.values(OPERATIONS).flatMap(({ body, form }) => (body && !form ? [body] : [])))
    expect([name, document.components.schemas[name]]).toMatchObject([name, { type: 'object', additionalProperties: false }])
})

test('the document does not contain the platform’s address', () => {
  expect(text).not.toMatch(/https?:\/\/|localhost|127\.0\.0\.1|_URL|SECRET/)
})
