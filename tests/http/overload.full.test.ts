import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { freePort } from '../../scripts/ports'
import { ask, type Answer } from '../support/shop-address'
import { deviceSlugs, startUpstreamShop, type UpstreamShop } from '../support/upstream-shop'
import { PERSON, findShop } from './shops'
import { testWith } from '../support/test-with'

/** What a shop does with more requests than it can work on; each test has a shop that has rendered no page yet. */
const HOST = 'de.localhost'
let slugs: string[]
beforeAll(async () => void (slugs = await deviceSlugs(findShop(HOST).market.elasticIndexes.devices)))

const devicePath = (nth: number) => pathTo(findShop(HOST).routes, 'product', { pdp: slugs[nth] ?? '' })
const visit = ({ port }: UpstreamShop, path: string, headers: Record<string, string> = PERSON) =>
  ask(HOST, path, { headers, port })

async function withShop(variables: Record<string, string>, run: (shop: UpstreamShop) => Promise<void>): Promise<void> {
  const shop = await startUpstreamShop(variables)
  await run(shop).finally(shop.stop)
}

test('a stampede of 300 on one cold address makes one page, and all 300 get it', () =>
  withShop({}, async (shop) => {
    const before = shop.upstream.searchCount()
    const answers = await Promise.all(Array.from({ length: 300 }, () => visit(shop, devicePath(0))))
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(shop.upstream.searchCount() - before).toBeLessThanOrEqual(2)
  }))

test('300 equal searches on a process that has answered nothing yet make two upstream calls at most, and are all answered', () =>
  withShop({}, async (shop) => {
    const before = shop.upstream.searchCount()
    const answers = await Promise.all(Array.from({ length: 300 }, () => visit(shop, '/api/search?q=iphone%2013')))
    expect(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [status, all?.length])).toEqual(
      [['200', 300]],
    )
    expect(shop.upstream.searchCount() - before).toBeLessThanOrEqual(2)
  }))

testWith('page-cache')(
  'beyond what is rendered and what may wait, a page is refused at once, while cached pages, files and health answer',
  () =>
    withShop({ MAX_RENDERS: '4', MAX_WAITING: '8' }, async (shop) => {
      expect((await visit(shop, '/kontakt')).status).toBe(200)
      shop.upstream.hold()
      const answered: Answer[] = []
      const all = Array.from({ length: 30 }, (_, nth) =>
        visit(shop, devicePath(nth)).then((answer) => void answered.push(answer)),
      )
      // Three quarters of the places and of the waiting list are for pages of the catalogue.
      await expect.poll(() => answered.length).toBe(30 - 3 - 6)
      for (const { status, headers, body } of answered) {
        expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([503, 'private, no-store', 'noindex'])
        expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
        expect(body).toContain('Bei uns ist etwas schiefgegangen')
        expect(body).toContain(String(headers['x-request-id']))
      }
      expect((await visit(shop, '/kontakt')).headers['x-cache']).toBe('hit')
      expect((await visit(shop, '/embed.js')).status).toBe(200)
      for (const path of ['/readyz', '/healthz']) expect((await visit(shop, path)).status).toBe(200)
      shop.upstream.release()
      await Promise.all(all)
      expect(answered.slice(-9).map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
      expect(shop.logText().match(/A request is refused/g)).toHaveLength(1)
    }),
)

/** Sends a request some times at once over one connection, and closes it `afterMs` later without a look at the answers. */
function leaveEarly(port: number, path: string, { times, afterMs }: { times: number; afterMs: number }): Promise<void> {
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${PERSON['user-agent']}\r\n\r\n`
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text.repeat(times))
      setTimeout(() => socket.destroy(), afterMs)
    })
    socket.on('error', () => undefined).on('close', () => resolve())
  })
}

test.each([
  ['one request on each connection', 1],
  ['twenty requests at once on each connection', 20],
])('visitors who leave before their answer give back the places of staff: %s', async (_name, times) => {
  const metricsPort = await freePort()
  await withShop({ METRICS_PORT: String(metricsPort) }, async (shop) => {
    for (const path of ['/cms-api/staff/me', '/admin/login'])
      await Promise.all(Array.from({ length: 100 }, (_, nth) => leaveEarly(shop.port, path, { times, afterMs: nth })))
    const running = async () =>
      /shop_admission_running\{lane="staff"\} (\d+)/.exec((await ask('127.0.0.1', '/metrics', { port: metricsPort })).body)?.[1]
    await expect.poll(running).toBe('0')
    expect((await ask('localhost', '/cms-api/staff/me', { headers: PERSON, port: shop.port })).status).toBe(200)
    expect(shop.logText()).not.toContain('MaxListeners')
  })
})
