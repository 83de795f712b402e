import { beforeAll, expect, test } from 'vitest'
import { ownDescriptionProblem, ownDocument } from '../support/own-document'
import { ask, type Answer, type RequestOptions } from '../support/shop-address'
import { bearer, newApiCustomer } from './api-customer'

/** Every status, media type and problem code that the shop's API answers is in its OpenAPI document. */
const HOST = 'de.localhost'
/** A partner widget, a business widget, a market without a newsletter, and a host without a shop. */
const OTHER_HOSTS = ['aganwidget.de.localhost', 'b2bwidget.de.localhost', 'at.localhost', 'unknown.example']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const LONG = 'x'.repeat(43)
const VALUES = ['x', LONG, 'x'.repeat(250), '%00', '%F0%9F%98%80', 'f2b1e1a0-0000-4000-8000-000000000000']
const TOKENS = { token: LONG, 'refresh-token': LONG, identifier: LONG, 'idempotency-key': LONG }
const QUERIES = [
  '',
  '?page=-1',
  '?q=',
  '?q=iphone',
  `?q=${'x'.repeat(300)}`,
  '?path=/faq',
  '?path=/nowhere',
  '?path=x',
  '?path=%00',
]

const withBody = (body: string, type = 'application/json', headers: Record<string, string> = {}): RequestOptions => ({
  body,
  headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)), ...headers },
})
const BODIES: readonly RequestOptions[] = [
  { headers: { 'content-length': '0' } },
  withBody('{}'),
  withBody('{"'),
  withBody('[]'),
  withBody('{"device":"iphone"}'),
  withBody('a=b', 'text/plain'),
  withBody('email=a%40example.org', 'application/x-www-form-urlencoded'),
  withBody('device=x', 'application/x-www-form-urlencoded'),
  withBody(JSON.stringify({ a: 'x'.repeat(300_000) })),
  withBody(JSON.stringify({ a: 'x'.repeat(1_100_000) })),
  withBody('{}', 'application/json', TOKENS),
  withBody('{}', 'application/json', { 'x-session': 'cookie' }),
  withBody('{}', 'application/json', { origin: 'https://foreign.example' }),
  withBody('{}', 'application/json', { 'sec-fetch-site': 'cross-site' }),
  { body: '{}', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
]

const operations = Object.entries(ownDocument.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
)
const addressOf = (path: string, value = LONG): string => path.replaceAll(/\{\w+\}/g, value)

let customer: Record<string, string>
beforeAll(async () => {
  customer = bearer((await newApiCustomer(HOST)).tokens.access_token)
})

const PRESENT = ['x-request-id', 'cache-control', 'x-content-type-options', 'referrer-policy', 'permissions-policy']
const ABSENT = ['accept-ch', 'critical-ch', 'vary', 'x-powered-by', 'x-inner-pass']

/** What the headers of an answer lack, or should not have: the same for every endpoint, called by the framework or by the server entry. */
function headersProblem(method: string, path: string, { status, headers, body }: Answer): string | null {
  const wrong = [
    ...PRESENT.filter((name) => headers[name] === undefined),
    ...ABSENT.filter((name) => headers[name] !== undefined),
    ...(/problem/.test(headers['content-type']?.toString() ?? '') && method !== 'HEAD'
      ? [JSON.parse(body).requestId === headers['x-request-id'] ? [] : 'another request id']
      : []),
  ].flat()
  return wrong.length === 0
    ? null
    : `${method} ${path.split('?', 1)[0]} answered ${status} with wrong headers: ${wrong.join(', ')}`
}

async function problemsOf(host: string, method: string, path: string, asked: readonly RequestOptions[]): Promise<string[]> {
  const problems: string[] = []
  for (const each of asked) {
    const answer = await ask(host, path, { ...each, method })
    for (const problem of [ownDescriptionProblem(method, path, answer), headersProblem(method, path, answer)])
      if (problem !== null) problems.push(problem)
  }
  return problems
}

test.each(operations)('bad requests to %s %s get answers that the document describes', async (method, path) => {
  const problems: string[] = []
  const bodies = BODY_METHODS.has(method) ? BODIES : [{}]
  for (const asked of [bodies, bodies.map((each) => ({ ...each, headers: { ...each.headers, ...customer } }))])
    problems.push(...(await problemsOf(HOST, method, addressOf(path), asked)))
  problems.push(...(await problemsOf(HOST, method, addressOf(path), [{ headers: { authorization: 'Bearer a.b.c' } }])))
  for (const value of path.includes('{') ? VALUES : [])
    problems.push(...(await problemsOf(HOST, method, addressOf(path, value), [bodies[1] ?? {}])))
  for (const query of method === 'GET' ? QUERIES : [])
    problems.push(...(await problemsOf(HOST, method, addressOf(path) + query, [{}])))
  for (const host of OTHER_HOSTS) problems.push(...(await problemsOf(host, method, addressOf(path), [bodies[1] ?? {}])))
  expect([...new Set(problems)]).toEqual([])
})

test.each(Object.entries(ownDocument.paths))(
  'a method that %s does not have answers 405 and names the others',
  async (path, own) => {
    const problems = []
    for (const method of METHODS) problems.push(...(await problemsOf(HOST, method, addressOf(path), [{}])))
    expect(problems).toEqual([])
    const missing = METHODS.find((method) => BODY_METHODS.has(method) && !(method.toLowerCase() in own)) ?? expect.unreachable()
    const { status, headers } = await ask(HOST, addressOf(path), { method: missing, headers: { 'content-length': '0' } })
    const allowed = Object.keys(own).map((method) => method.toUpperCase())
    expect([status, String(headers.allow).split(', ')]).toEqual([405, expect.arrayContaining(allowed)])
    expect(headers.allow).not.toContain(missing)
  },
)
