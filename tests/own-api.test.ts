import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { answerNext } from '@/app/api/answer-api'
import { OWN_API } from '@/app/api/own-api-list'
import type { OwnEndpoint } from '@/app/api/own-endpoint'
import { formatJson, ownApiDocument, securityRow } from './support/own-api-document'

const endpoints = OWN_API.toSorted((a, b) => (a.path < b.path ? -1 : 1))
const nameOf = ({ method, path }: OwnEndpoint) => `${method} ${path}`

const document = ownApiDocument(endpoints)
const text = JSON.stringify(document)
const { components } = z
  .object({ components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }) })
  .parse(JSON.parse(text))

/** Handlers of the admin and of media belong to Payload; a portrait and the picture of a shared link are files. */
const OTHERS = /^(?:\(payload\)|media|photos|portraits|share)\//

test('every other route of the framework asks the list of endpoints', async () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  const routes = files.filter((name) => /(^|\/)route\.ts$/.test(name) && !OTHERS.test(name))
  expect(routes.length).toBe(4)
  for (const name of routes) expect(await import(join(process.cwd(), 'src/app', name))).toMatchObject({ GET: answerNext })
})

test('security/routes.json is what the endpoints declare (write it again with `vitest run -u` on this file)', async () => {
  const table = Object.fromEntries(endpoints.map((each) => [nameOf(each), securityRow(each)]))
  await expect(`${formatJson(table, 2)}\n`).toMatchFileSnapshot('../security/routes.json')
})

test('/api/openapi.json is what the endpoints declare (write it again with `vitest run -u` on this file)', async () => {
  await expect(`${formatJson(document, 3)}\n`).toMatchFileSnapshot('../src/app/api/openapi-document.json')
})

test('an endpoint for a customer or for accounts has a path that says so', () => {
  const personal = endpoints.filter(({ path }) => /\/api\/(account|customers|activateCustomerByIdentifier)\b/.test(path))
  const open = personal.filter((each) => !securityRow(each).accounts)
  expect(open.map(nameOf)).toEqual(['POST /api/customers/guest_account_number'])
})

test('a parameter of a path is checked by its schema', () => {
  const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  for (const { path, params } of endpoints) expect([path, Object.keys(params?.shape ?? {})]).toEqual([path, names(path)])
})

test('no header is declared that OpenAPI tools ignore', () => {
  const names = endpoints.flatMap(({ headers = [] }) => headers.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => /^(?:authorization|accept|content-type)$/i.test(name))).toEqual([])
})

test('every reference leads to a schema of the document', () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]*)/g)].map(([, name]) => name ?? '')
  expect(references.length).toBeGreaterThan(60)
  for (const name of references) expect(Object.keys(components.schemas)).toContain(name)
})

test('a request allows no member that the handler refuses', () => {
  const bodies = endpoints.filter(({ accepts }) => accepts !== 'form').flatMap(({ body = {} }) => Object.keys(body))
  for (const name of bodies)
    expect([name, components.schemas[name]]).toMatchObject([name, { type: 'object', additionalProperties: false }])
})

test('the document does not contain the platform’s address', () => {
  expect(text).not.toMatch(/https?:\/\/|localhost|127\.0\.0\.1|_URL|SECRET/)
})
