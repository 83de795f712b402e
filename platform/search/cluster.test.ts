import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { spansDuring } from '../../tests/support/trace-collector'
import type { SearchRequest } from '@trade-in-shop/contracts/search'
import { forwardSearch } from './forward'
import { INDEX_BODIES } from './mappings'
import { deviceField } from './clause'

/** A cluster that gives a configured answer and records its requests. */
let server: Server
let node = ''
let answer: { status: number; body: string } = { status: 200, body: '' }
let asked: { method?: string; url?: string; authorization?: string; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body })
      if (answer.status === 0) request.socket.destroy()
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  node = `http://reader:s%40fe@127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => void (asked = []))

/** As Elasticsearch 8 answers. */
const envelope = {
  took: 3,
  timed_out: false,
  _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
  hits: {
    total: { value: 1, relation: 'eq' },
    max_score: 1.2,
    hits: [{ _index: 'wkfs_de_de_devices', _id: 'x', _score: 1.2, _source: { url: 'x' } }],
  },
}
const request = { search: '{"query":{"match_all":{}}}', application: 'wkfs_de_de_devices', resultSize: 7 }
const warn = vi.fn()
const ask = (search: SearchRequest = request) => forwardSearch(node, search, warn)

test('the same body goes to the index, with the size and the credentials of the address', async () => {
  answer = { status: 200, body: JSON.stringify(envelope) }
  expect(await ask()).toMatchObject({
    took: 3,
    hits: { total: { value: 1 }, hits: [{ _id: 'x', _source: { url: 'x' } }] },
  })
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/wkfs_de_de_devices/_search' })
  expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('reader:s@fe').toString('base64')}`)
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ query: { match_all: {} }, size: 7, track_total_hits: 10_000 })
})

test('a search is a span of its trace, without the name of the index', async () => {
  answer = { status: 200, body: JSON.stringify(envelope) }
  expect(await spansDuring(() => ask())).toEqual(['POST /{index}/_search'])
})

test('a page that ends beyond the window of a cluster is refused before it is sent', async () => {
  const beyond = { ...request, search: '{"from":9990}', resultSize: 11 }
  await expect(ask(beyond)).rejects.toMatchObject({
    ...{ status: 400, code: 'unsupported_clause' },
    details: { errors: [{ path: 'from', code: 'unsupported_clause' }] },
  })
  expect(asked).toEqual([])
})

test.each([
  [
    { status: 404, body: '{"error":{"type":"index_not_found_exception","reason":"no such index"},"status":404}' },
    400,
    'unknown_application',
  ],
  [
    { status: 400, body: '{"error":{"type":"parsing_exception","reason":"unknown query"},"status":400}' },
    400,
    'unsupported_clause',
  ],
  [{ status: 500, body: 'oops' }, 503, 'unavailable'],
  [{ status: 200, body: '<html>' }, 503, 'unavailable'],
  [{ status: 200, body: '{"hits":[]}' }, 503, 'unavailable'],
  [{ status: 200, body: JSON.stringify({ ...envelope, more: 'x'.repeat(2_100_000) }) }, 503, 'unavailable'],
  [{ status: 0, body: '' }, 503, 'unavailable'],
])('a cluster that answers %# causes the matching error', async (given, status, code) => {
  answer = given
  await expect(ask()).rejects.toMatchObject({ status, code })
})

test('an index that the cluster does not have is logged by its name, once for many searches', async () => {
  answer = { status: 404, body: '{"error":{"type":"index_not_found_exception"}}' }
  const missing = { ...request, application: 'wkfs_fr_fr_devices' }
  for (let nth = 0; nth < 3; nth += 1) await expect(ask(missing)).rejects.toMatchObject({ code: 'unknown_application' })
  expect(warn.mock.calls.filter(([{ index }]) => index === missing.application)).toEqual([
    [{ index: missing.application }, expect.stringContaining('npm run platform -- index')],
  ])
})

test('every field that a query may name is mapped', () => {
  const mapped = Object.keys(INDEX_BODIES.devices.mappings.properties)
  expect(
    mapped.filter((field) => field !== 'names' && field !== 'variant' && field !== 'series').every((field) => deviceField(field)),
  ).toBe(true)
})
