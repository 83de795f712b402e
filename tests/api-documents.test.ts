import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import * as z from 'zod'
import ownDocument from '@/app/api/openapi-document.json'
import { openApiDocument as platformDocument } from '@platform/endpoints'

const Codes = z.object({ allOf: z.tuple([z.unknown(), z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) })]) }) // prettier-ignore
const Content = z.record(z.string(), z.object({ schema: z.unknown().optional() })).optional()
const Operation = z.object({ responses: z.record(z.string(), z.object({ content: Content })) })
const Paths = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

/** `409 price_changed` for each problem that an operation may answer, by `post /trades`. */
function problemsOf(document: Record<string, unknown>, prefix: string): Map<string, string[]> {
  const { paths } = Paths.parse(JSON.parse(JSON.stringify(document)))
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method} ${path.replace(prefix, '')}`,
        Object.entries(responses).flatMap(([status, { content }]) => {
          const schema = content?.['application/problem+json']?.schema
          return schema === undefined ? [] : Codes.parse(schema).allOf[1].properties.code.enum.map((code) => `${status} ${code}`)
        }),
      ]),
    ),
  )
}

const own = problemsOf(ownDocument, '/api')
const platform = problemsOf(platformDocument(), '')
/** Addresses of the shop's API whose platform address has another name. */
const RENAMED: Readonly<Record<string, string>> = { 'post /contact': 'post /contacts' }
/** Platform answers that only an error of the shop itself, or a platform with another set-up, can cause. */
const OF_THE_SHOP = /^(?:400 (?:unknown_application|invalid_json)|401 unauthorized|405 .*|413 .*|415 .*)$/

const passedOn = [...own].flatMap(([name, problems]) => {
  const upstream = platform.get(RENAMED[name] ?? name)
  return upstream ? [[name, upstream, problems] as const] : []
})

test('most operations of the shop’s API have one of the platform behind them', () => {
  expect(passedOn.length).toBeGreaterThan(40)
})

test.each(passedOn)(
  '%s: every problem that the platform answers is described as an answer of the shop',
  (_name, upstream, problems) => {
    expect(upstream.filter((problem) => !OF_THE_SHOP.test(problem) && !problems.includes(problem))).toEqual([])
  },
)

test.each([
  ['own API', ownDocument],
  ['platform', platformDocument()],
])('the document of the %s is valid OpenAPI 3.1', async (_name, document) => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
  expect([errors, valid]).toEqual([undefined, true])
})

test.each([
  ['own API', ownDocument],
  ['platform', platformDocument()],
])('a pattern in the document of the %s is a regular expression without its flags', (_name, document) => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => text ?? '')
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((text) => /[^\\]\/[a-z]+"$/.test(text))).toEqual([])
})

test('a document with a response that has no description is not valid', async () => {
  const paths = { '/x': { get: { responses: { 200: {} } } } }
  const { valid } = await new Validator().validate({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths })
  expect(valid).toBe(false)
})
