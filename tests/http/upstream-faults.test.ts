import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import * as z from 'zod'
import { newDevice, signDevice } from '@/http/device-cookie'
import { pathTo } from '@/domain/routing/route-map'
import type { ControlledUpstream } from '../support/controlled-upstream'
import { ask } from '../support/shop-address'
import { deviceSlugs, startUpstreamShop } from '../support/upstream-shop'
import { PERSON, realParams, shopOf } from './shops'

/** How a shop handles a platform that is slow, away or hostile; each test has a shop that has rendered no page yet. */
const HOST = 'de.localhost'

let upstream: ControlledUpstream
let port: number
let logText: () => string
let slugs: string[]

beforeAll(async () => void (slugs = await deviceSlugs(shopOf(HOST).market.elasticIndexes.devices)))

beforeEach(async () => {
  // These tests are about the platform: no request is refused because this machine renders slowly.
  const shop = await startUpstreamShop({ MAX_WAIT_MS: '30000' })
  ;({ upstream, port, logText } = shop)
  return shop.stop
}, 60_000)

const visit = (path: string) => ask(HOST, path, { headers: PERSON, port })
const devicePath = (pdp: string) => pathTo(shopOf(HOST).routes, 'product', { pdp })
const warm = () => visit('/kontakt')

test('any page that is not cached makes at most two search requests', async () => {
  await warm()
  for (const screen of ['product', 'overview', 'sellCategory', 'home'] as const) {
    const before = upstream.searchCount()
    const { status } = await visit(pathTo(shopOf(HOST).routes, screen, realParams(shopOf(HOST), screen)))
    expect([screen, status, upstream.searchCount() - before <= 2, upstream.searchCount() - before]).toEqual([
      ...[screen, 200, true],
      expect.any(Number),
    ])
  }
})

test('a hundred different device pages at once, none of them cached, are all answered', async () => {
  const answers = await Promise.all(slugs.map((slug) => visit(devicePath(slug))))
  expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([])
  expect(slugs).toHaveLength(100)
})

test('a search answer of 300,000 empty items is a 503 and a few short lines', async () => {
  const hits = Array.from({ length: 300_000 }, () => ({}))
  const envelope = { took: 1, timed_out: false, hits: { total: { value: hits.length }, hits } }
  for (const body of [envelope, { responses: hits }, { responses: [envelope, envelope] }]) {
    upstream.answerSearches(JSON.stringify(body))
    expect((await visit(devicePath(slugs[0] ?? ''))).status).toBe(503)
    await wait(1_100) // A failure is answered again for a second.
  }
  expect((await visit('/kontakt')).status).toBe(200)
  expect(logText().length).toBeLessThan(60_000)
})

test('a page rendered while the search is away is rendered again within seconds of its return', async () => {
  await upstream.away()
  const without = await visit('/')
  expect(without.status).toBe(200)
  await upstream.back()
  const whole = await ask(HOST, '/', { headers: PERSON })
  const prices = (html: string) => html.match(/€/g)?.length ?? 0
  expect(prices(without.body)).toBeLessThan(prices(whole.body))
  await expect.poll(async () => prices((await visit('/')).body), { timeout: 5_000, interval: 200 }).toBe(prices(whole.body))
})

test('an uncached page whose search hangs answers within two deadlines, and repeated failures log one stack', async () => {
  await warm()
  upstream.hold()
  const from = performance.now()
  expect((await visit(devicePath(slugs[1] ?? ''))).status).toBe(503)
  expect(performance.now() - from).toBeLessThan(3_000)
  await Promise.all(slugs.slice(2, 42).map((slug) => visit(devicePath(slug))))
  expect(logText().match(/\\n {4}at |\n {4}at /g)?.length ?? 0).toBeLessThan(100)
})

test('three hundred equal searches are two requests at most, and all are answered', async () => {
  await visit('/api/search?q=galaxy')
  const before = upstream.searchCount()
  const answers = await Promise.all(Array.from({ length: 300 }, () => visit('/api/search?q=iphone%2013')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(upstream.searchCount() - before).toBeLessThanOrEqual(2)
})

test('a gap of 0.85 s in the platform costs at most two seconds, and every 503 meanwhile has Retry-After', async () => {
  const body = JSON.stringify({ deviceId: slugs[0], answers: [] })
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length), origin: `http://${HOST}:${port}` }
  const preview = () => ask(HOST, '/api/offers/previews', { method: 'POST', headers, body, port })
  expect((await preview()).status).toBe(200)
  await upstream.away()
  const from = performance.now()
  const back = wait(850).then(() => upstream.back())
  let lastFailureAt = 0
  while (performance.now() - from < 4_000) {
    const answer = await preview()
    if (answer.status === 200) continue
    lastFailureAt = performance.now() - from
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
    await wait(10)
  }
  await back
  expect(lastFailureAt).toBeGreaterThan(500)
  expect(lastFailureAt).toBeLessThan(2_000)
})

const WAITS = { de: '14 Minuten', at: '14 Minuten', es: '14 minutos', fr: '14 minutes', it: '14 minuti' }
test('a clarification whose look-up is refused is 429 with the wait, which the page says in the language of its market', async () => {
  upstream.refuse({ below: '/clarifications/', status: 429, code: 'too_many_requests', seconds: 812 })
  for (const [code, wait] of Object.entries(WAITS))
    for (const screen of ['clarification', 'quickAnswer'] as const) {
      const own = shopOf(`${code}.localhost`)
      const path = pathTo(own.routes, screen, realParams(own, screen))
      const { status, headers, body } = await ask(`${code}.localhost`, path, { headers: PERSON, port })
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([path, 429, '812', 'private, no-store'])
      expect(body.replaceAll('\u00a0', ' ')).toContain(wait)
    }
})

test.each([
  ['clarification', 429, 'too_many_requests'],
  ['quickAnswer', 503, 'unavailable'],
] as const)(
  'the router’s request for a refused %s answers %i with the wait, as a full load does',
  async (screen, status, code) => {
    upstream.refuse({ below: '/clarifications/', status, code, seconds: 812 })
    const own = shopOf(HOST)
    const rsc = await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined)
    const path = `${pathTo(own.routes, screen, realParams(own, screen))}?_rsc=${rsc}`
    const answer = await ask(HOST, path, { headers: { ...PERSON, rsc: '1' }, port })
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, '812'])
    // The router loads an address in full whose answer is no payload of its own.
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
  },
)

test('a clarification is 503 with the wait while the platform is overloaded, and 200 pages stay as they are', async () => {
  upstream.refuse({ below: '/clarifications/', status: 503, code: 'unavailable', seconds: 40 })
  const answer = await visit(pathTo(shopOf(HOST).routes, 'clarification', { id: 'aB_-1', trade: 'tR4de' }))
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '40'])
  expect(answer.body.replaceAll('\u00a0', ' ')).toContain('40 Sekunden')
  expect((await visit('/kontakt')).status).toBe(200)
})

test('the look-up of a clarification names the device of the visitor’s signed cookie, and no other', async () => {
  upstream.refuse({ below: '/clarifications/', status: 404, code: 'not_found', seconds: 0 })
  const device = newDevice()
  const lookUp = async (cookie: string) => {
    const path = pathTo(shopOf(HOST).routes, 'clarification', { id: 'aB_-1', trade: 'tR4de' })
    await ask(HOST, path, { headers: { ...PERSON, cookie }, port })
    return upstream.refusedHeaders()
  }
  const signed = signDevice(device, { secret: z.string().parse(process.env.PAYLOAD_SECRET), purpose: 'customer device' })
  expect(await lookUp(`device=${signed}`)).toMatchObject({
    'client-device': device,
    'client-key': expect.stringMatching(/^[\w-]{32}$/),
  })
  expect(await lookUp(`device=${device}.forged`)).not.toHaveProperty('client-device')
})

test('an unknown device is remembered as missing, and costs no further search', async () => {
  await visit(devicePath('no-such-device'))
  const before = upstream.searchCount()
  for (let nth = 0; nth < 10; nth++) expect((await visit(devicePath('no-such-device'))).status).toBe(404)
  expect(upstream.searchCount()).toBe(before)
})
