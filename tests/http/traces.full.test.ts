import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { freePort } from '../../scripts/ports'
import { ready, type Running } from '../../scripts/processes'
import { startPlatform } from '../../scripts/stack'
import { ask } from '../support/shop-address'
import { traceCollector, type CollectedSpan } from '../support/trace-collector'
import { startUpstreamShop, type UpstreamShop } from '../support/upstream-shop'
import { PERSON, realParams, findShop } from './shops'
import { waitFor } from '../support/wait-for'

/** Traces of a shop and a platform of their own, as a collector on loopback receives them. */
const HOST = 'de.localhost'
const setting = (name: string) => process.env[name] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'shop-traces-'))
let collector: Awaited<ReturnType<typeof traceCollector>>
let platform: Running
let shop: UpstreamShop

beforeAll(async () => {
  collector = await traceCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100')
  const secrets = { payload: setting('PAYLOAD_SECRET'), platform: setting('PLATFORM_SECRET'), service: setting('SERVICE_SECRET') }
  const platformPort = await freePort()
  const databaseUrl = setting('DATABASE_URL')
  // It sends waiting mails of the common database, too: where none could be sent, other tests would wait a minute for theirs.
  const smtpPort = Number(setting('SMTP_PORT'))
  platform = startPlatform({ databaseUrl, dataFolder: folder, shopPort: 1, platformPort, smtpPort, secrets }, folder)
  await ready(platform, platformPort, '/healthz')
  const base = `http://127.0.0.1:${platformPort}`
  const upstreams = { TRADE_API_URL: base, ACCOUNT_API_URL: base, CUSTOMER_API_URL: base, TRACKING_API_URL: base }
  shop = await startUpstreamShop({ ...upstreams, TRUSTED_PROXIES: '127.0.0.0/8' })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([shop?.stop(), platform?.stop()])
  await collector?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let traces = 0
/** Visits a page in a new trace; answers its id. */
async function visit(path: string, flags = '01'): Promise<string> {
  const traceId = String(++traces).padStart(32, 'a')
  await ask(HOST, path, { headers: { ...PERSON, traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` }, port: shop.port })
  return traceId
}
const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)
const device = () => pathTo(findShop(HOST).routes, 'product', realParams(findShop(HOST), 'product'))
const named = (spans: CollectedSpan[], service: string, name: RegExp) =>
  spans.filter((span) => span.service === service && name.test(span.name))

test('a page is one connected trace: the entry, the framework, the call of the platform, its endpoint and its statements', async () => {
  const traceId = await visit(device())
  await waitFor(() => {
    const spans = spansOf(traceId)
    expect(named(spans, 'shop', /^GET screen product$/)).toHaveLength(1)
    expect(named(spans, 'shop', /^AppRender\.getBodyResult \/shop\/\[shop\]\/product/)).not.toEqual([])
    expect(named(spans, 'shop', /^POST \/searches$/)).not.toEqual([])
    expect(named(spans, 'platform', /^POST \/searches$/)).not.toEqual([])
    expect(named(spans, 'platform', /^select platform\.\w+$/)).not.toEqual([])
    const ids = new Set([...spans.map(({ spanId }) => spanId), 'b7ad6b7169203331'])
    expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([])
  })
})

test('work of the platform that no request waits for is a trace of its own, with its statements', async () => {
  await waitFor(() => {
    const [work] = named(collector.spans, 'platform', /^delete expired sessions$/)
    expect(named(spansOf(work?.traceId ?? ''), 'platform', /^delete platform\.\w+$/)).not.toEqual([])
  })
})

test('a busy endpoint is one connected trace from the entry to the platform, without the framework', async () => {
  // The framework answers the first call, by which it loads the endpoint.
  await visit('/api/search?q=first')
  const traceId = await visit('/api/search?q=busy')
  await waitFor(() => {
    const spans = spansOf(traceId)
    expect(named(spans, 'shop', /^GET \/api\/search$/)).toHaveLength(1)
    expect(named(spans, 'shop', /^POST \/searches$/)).not.toEqual([])
    expect(named(spans, 'platform', /^POST \/searches$/)).not.toEqual([])
    expect(named(spans, 'shop', /route|Next|Render/i)).toEqual([])
    const ids = new Set([...spans.map(({ spanId }) => spanId), 'b7ad6b7169203331'])
    expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([])
  })
})

test('the entry of the build loads no package of traces before it is asked to', () => {
  const entry = readFileSync(join(setting('SHOP_DIST'), 'shop-server.mjs'), 'utf8')
  expect(entry).toContain('import("@opentelemetry/')
  expect(entry).not.toMatch(/^(?:import|export) .*@opentelemetry/m)
})

test('a visit that is not sampled reaches the platform as such, and the collector gets nothing of it', async () => {
  const unsampled = await visit('/api/search?q=iphone', '00')
  const sampled = await visit('/api/search?q=galaxy')
  await waitFor(() => expect(named(spansOf(sampled), 'platform', /^POST \/searches$/)).not.toEqual([]))
  expect(spansOf(unsampled)).toEqual([])
})

test('no span holds the id of an address, a host or a word that was typed', async () => {
  const clarification = pathTo(findShop(HOST).routes, 'clarification', { id: 'aVerySecretIdentifier', trade: 'tR4de' })
  const last = [
    await visit('/api/search?q=typedword'),
    await visit('/nirgendsword?e=mail@example.org'),
    await visit(clarification),
  ]
  await waitFor(() => {
    for (const traceId of last) expect(named(spansOf(traceId), 'shop', /^GET (?:screen|status|\/api\/search)/)).toHaveLength(1)
  })
  expect(collector.state.text).not.toMatch(/aVerySecretIdentifier|tR4de|typedword|nirgendsword|example\.org|localhost|apple-/)
})

test('the lines of shop and platform about a request have its trace', async () => {
  await platform.stop()
  const traceId = await visit(pathTo(findShop(HOST).routes, 'clarification', { id: 'aB_-2', trade: 'tR4de' }))
  await waitFor(() => {
    const lines = shop.logText().trim().split('\n')
    const ofFailure = lines.filter((line) => /an upstream failed|a page failed/.test(line))
    expect(ofFailure.map((line) => JSON.parse(line).traceId)).toContain(traceId)
  })
  expect(readFileSync(join(folder, 'platform.log'), 'utf8')).not.toContain('collector')
})
