import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { freePort } from '../../scripts/ports'
import { ask } from '../support/shop-address'
import { startUpstreamShop, type UpstreamShop } from '../support/upstream-shop'
import { PERSON, realParams, findShop } from './shops'

/** What an operator sees of a shop, on a port of its own. */
const HOST = 'de.localhost'
let shop: UpstreamShop
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  shop = await startUpstreamShop({ METRICS_PORT: String(metricsPort) })
})
afterAll(() => shop?.stop())

const visit = (path: string) => ask(HOST, path, { headers: PERSON, port: shop.port })
const operator = (path: string) => ask('127.0.0.1', path, { port: metricsPort })
const checks = async () => JSON.parse((await operator('/readyz')).body).checks

test('/metrics counts answers by screen and endpoint, and holds nothing that a visitor typed or whose address is secret', async () => {
  const clarification = pathTo(findShop(HOST).routes, 'clarification', { id: 'aVerySecretIdentifier', trade: 'tR4de' })
  const device = pathTo(findShop(HOST).routes, 'product', realParams(findShop(HOST), 'product'))
  for (const path of [device, device, clarification, '/nirgendsword']) await visit(path)
  // On a busy machine the first search of a process may miss its deadline; what is counted is what was answered.
  const searched = await visit('/api/search?q=typedword')
  const { status, body } = await operator('/metrics')
  expect(status).toBe(200)
  expect(body).toContain('shop_requests_total{route="screen product",status="200"} 2')
  expect(body).toContain('shop_requests_total{route="screen clarification",status="404"} 1')
  expect(body).toContain(`shop_requests_total{route="/api/search",status="${searched.status}"} 1`)
  expect(body).toContain('shop_requests_total{route="status 404",status="404"} 1')
  expect(body).toContain('shop_cached_pages_total{outcome="hit"} 1')
  expect(body).toMatch(/shop_upstream_seconds_count\{upstream="search",outcome="success"\} [1-9]/)
  expect(body).toMatch(/shop_snapshot_load_seconds \d+\.\d+/)
  expect(body).toMatch(/shop_postgres_connections\{state="total"\} [1-9]/)
  expect(body).toMatch(/shop_jobs_total\{task="publishing",outcome="done"\} [1-9]/)
  expect(body).toContain('shop_check_ok{check="database"} 1')
  expect(body).not.toMatch(/aVerySecretIdentifier|typedword|nirgendsword|iphone/)
})

test('an operator reads what is wrong, and the world does not', async () => {
  expect(await checks()).toMatchObject({ database: 'ok', listener: 'ok', content: 'ok', platform: 'ok', disk: 'ok' })
  await shop.upstream.away()
  expect((await checks()).platform).toBe('ECONNREFUSED')
  expect(await operator('/api/health')).toMatchObject({ status: 503, body: expect.stringContaining('ECONNREFUSED') })
  const [ready, live] = [await visit('/readyz'), await visit('/healthz')]
  expect([ready.status, ready.body, live.status, live.body]).toEqual([200, '{"status":"ok"}', 200, '{"status":"ok"}'])
  expect((await visit('/metrics')).status).toBe(404)
  await shop.upstream.back()
})

test('every line that is logged for a request has the id that its answer has', async () => {
  shop.upstream.refuse({ below: '/clarifications/', status: 503, code: 'unavailable', seconds: 40 })
  const { headers, status } = await visit(pathTo(findShop(HOST).routes, 'clarification', { id: 'aB_-2', trade: 'tR4de' }))
  expect(status).toBe(503)
  const lines = shop.logText().trim().split('\n')
  const ofFailure = lines
    .filter((line) => /an upstream failed|a page failed/.test(line))
    .map((line) => JSON.parse(line).requestId)
  expect(ofFailure.filter((id) => id === headers['x-request-id'])).toHaveLength(2)
  expect(shop.upstream.refusedHeaders()['x-request-id']).toBe(headers['x-request-id'])
  shop.upstream.refuse(null)
})
