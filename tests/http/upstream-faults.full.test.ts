import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import type { ControlledUpstream } from '../support/controlled-upstream'
import { ask } from '../support/shop-address'
import { deviceSlugs, startUpstreamShop } from '../support/upstream-shop'
import { PERSON, realParams, findShop } from './shops'

/** How a shop handles a platform that is slow, away or hostile; each test has a shop that has rendered no page yet. */
const HOST = 'de.localhost'

let upstream: ControlledUpstream
let port: number
let logText: () => string
let slugs: string[]

beforeAll(async () => void (slugs = await deviceSlugs(findShop(HOST).market.elasticIndexes.devices)))

beforeEach(async () => {
  // These tests are about the platform: no request is refused because this machine renders slowly.
  const shop = await startUpstreamShop({ MAX_WAIT_MS: '30000' })
  ;({ upstream, port, logText } = shop)
  return shop.stop
})

const visit = (path: string) => ask(HOST, path, { headers: PERSON, port })
const devicePath = (pdp: string) => pathTo(findShop(HOST).routes, 'product', { pdp })
const warm = () => visit('/kontakt')

test('any page that is not cached makes at most two search requests', async () => {
  await warm()
  for (const screen of ['product', 'overview', 'sellCategory', 'home'] as const) {
    const before = upstream.searchCount()
    const { status } = await visit(pathTo(findShop(HOST).routes, screen, realParams(findShop(HOST), screen)))
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

test('a page rendered while the search of a list fails is rendered again within seconds of its return', async () => {
  const category = pathTo(findShop(HOST).routes, 'sellCategory', realParams(findShop(HOST), 'sellCategory'))
  upstream.refuseSearches('popularity')
  const without = await visit(category)
  expect(without.status).toBe(200)
  upstream.refuseSearches(null)
  const whole = await ask(HOST, category, { headers: PERSON })
  const prices = (html: string) => html.match(/€/g)?.length ?? 0
  expect(prices(without.body)).toBeLessThan(prices(whole.body))
  await expect.poll(async () => prices((await visit(category)).body)).toBe(prices(whole.body))
})

test('an uncached page whose search hangs answers 503, and repeated failures log one stack', async () => {
  await warm()
  upstream.hold()
  expect((await visit(devicePath(slugs[1] ?? ''))).status).toBe(503)
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

test('prices come back after a gap in the platform, and every 503 meanwhile has Retry-After', async () => {
  const body = JSON.stringify({ deviceId: slugs[0], answers: [] })
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length), origin: `http://${HOST}:${port}` }
  const preview = () => ask(HOST, '/api/offers/previews', { method: 'POST', headers, body, port })
  expect((await preview()).status).toBe(200)
  await upstream.away()
  const unavailable = [503, '1']
  const answered = async () => {
    const { status, headers } = await preview()
    return [status, headers['retry-after']]
  }
  for (let asked = 0; asked < 20; asked += 1) expect(await answered()).toEqual(unavailable)
  await upstream.back()
  await expect
    .poll(async () => {
      const answer = await answered()
      if (answer[0] !== 200) expect(answer).toEqual(unavailable)
      return answer[0]
    })
    .toBe(200)
})

test('an unknown device is remembered as missing, and costs no further search', async () => {
  await visit(devicePath('no-such-device'))
  const before = upstream.searchCount()
  for (let nth = 0; nth < 10; nth++) expect((await visit(devicePath('no-such-device'))).status).toBe(404)
  expect(upstream.searchCount()).toBe(before)
})
