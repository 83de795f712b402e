import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { beginFaultSession, findGermanMarket, logInToFaultCms, postRedirect } from '../support/fault-staff'
import { startFaultStack, type FaultShop, type FaultStack } from '../support/fault-stack'
import { content, hosts, PERSON, realParams, findShop } from './shops'

/** The rows of the fault table (`docs/faults.md`) that only a whole process can show. After each test both shops work again. */
const HOST = 'de.localhost'
/** The file with the last good content. */
const COPY = 'cms-snapshot.json'

let stack: FaultStack
let one: FaultShop
let two: FaultShop

beforeAll(async () => {
  stack = await startFaultStack()
  ;[one, two] = await Promise.all([stack.start('one'), stack.start('two')])
  await Promise.all([one.ready(), two.ready()])
})
afterAll(async () => stack?.stop())

const page = (shop: FaultShop, path: string) => shop.ask(HOST, path, { headers: PERSON })
const readiness = async (shop: FaultShop) => JSON.parse((await shop.ask('localhost', '/readyz')).body).status as string
const contentPages = (content.find(({ market }) => market.code === 'de')?.pages ?? []).map(({ slug }) =>
  pathTo(findShop(HOST).routes, 'content', { slug }),
)

/** Saves a redirect as staff do, through the CMS's own API; waits until the address answers with it. */
async function save(shop: FaultShop, from: string): Promise<void> {
  const cookie = await beginFaultSession(shop)
  const saved = await postRedirect(shop, await findGermanMarket(shop, cookie), from, cookie)
  expect([saved.status, saved.body]).toEqual([201, expect.anything()])
}

const obeys = (shop: FaultShop, from: string) =>
  expect.poll(async () => (await page(shop, from)).headers.location).toMatch(/\/kontakt$/)

test('two processes on one database apply a save, also when their listening connections were just killed', async () => {
  await save(one, '/eins')
  await Promise.all([obeys(one, '/eins'), obeys(two, '/eins')])
  const { rowCount } = await stack.postgres.run(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-listen'`,
  )
  expect(rowCount).toBe(2)
  await save(two, '/zwei')
  await Promise.all([obeys(one, '/zwei'), obeys(two, '/zwei')])
})

test('F6: without the search the home and content pages work, the catalogue answers 503, and none of that is cached', async () => {
  const open = hosts.find(({ hostname, code }) => code === 'de' && !findShop(hostname).noindex)?.hostname ?? ''
  const visit = (path: string) => one.ask(open, path, { headers: PERSON })
  const catalogue = (['product', 'overview', 'sellCategory'] as const).map((screen) =>
    pathTo(findShop(open).routes, screen, realParams(findShop(open), screen)),
  )
  await one.upstream.away()
  for (const path of ['/', '/kontakt', contentPages[0] ?? '']) expect([path, (await visit(path)).status]).toEqual([path, 200])
  for (const path of catalogue) {
    const answer = await visit(path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.headers).toMatchObject({ 'retry-after': '30', 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
    expect(answer.body).toMatch(/<html[^>]* lang="de-DE"/)
  }
  await one.upstream.back()
  for (const path of catalogue) {
    await expect.poll(async () => (await visit(path)).status).toBe(200)
    expect((await visit(path)).headers['x-robots-tag']).toBeUndefined()
  }
})

/** Everybody meets the calm page at every page of the admin, and staff who are logged in never the form of the log-in. */
async function expectCalmAdmin(shop: FaultShop, cookie: string): Promise<void> {
  // Without the header of a navigation the CMS reads no cookie.
  const loggedIn = { ...PERSON, cookie, 'sec-fetch-site': 'none' }
  const visits = { '/admin': loggedIn, '/admin/collections/pages': loggedIn, '/admin/login': PERSON }
  await Promise.all(
    Object.entries(visits).map(async ([path, headers]) => {
      const answer = await shop.ask('localhost', path, { headers })
      const { 'retry-after': wait, location } = answer.headers
      expect([path, answer.status, wait, location]).toEqual([path, 503, '1', undefined])
      expect(answer.body).toContain('<section lang="it">')
      expect(answer.body).not.toMatch(/<input|<script/)
    }),
  )
}

test('F2: a session that the database does not read meets the calm page in the admin, and is valid again afterwards', async () => {
  const cookie = await beginFaultSession(one)
  const release = await stack.postgres.lock('staff')
  await expectCalmAdmin(one, cookie)
  await release()
  const { status, body } = await one.ask('localhost', '/admin', { headers: { ...PERSON, cookie, 'sec-fetch-site': 'none' } })
  expect([status, body.includes('<section lang="it">')]).toEqual([200, false])
})

/** What a visitor gets while the database is away or silent: everything but the CMS itself. */
async function expectServedWithoutDatabase(shop: FaultShop, fresh: string, cookie: string): Promise<void> {
  expect((await page(shop, '/kontakt')).status).toBe(200)
  expect((await page(shop, fresh)).status).toBe(200)
  expect((await page(shop, '/eins')).status).toBe(302)
  expect((await page(shop, '/gibt-es-nicht')).status).toBe(404)
  const refused = await logInToFaultCms(shop)
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1'])
  await expectCalmAdmin(shop, cookie)
  await expect.poll(() => readiness(shop)).toBe('degraded')
  expect(await shop.status('/readyz')).toBe(200)
}

test('F4: a frozen database delays no visitor, and is used again at once when it thaws', async () => {
  await page(one, '/kontakt')
  const cookie = await beginFaultSession(one)
  await stack.postgres.freeze()
  // Deadlines of two seconds each end the log-in and the admin's session; the shop's own pages wait for nothing.
  await expectServedWithoutDatabase(one, contentPages[1] ?? '', cookie).finally(() => stack.postgres.thaw())
  await expect.poll(async () => (await logInToFaultCms(one)).status).toBe(200)
  for (const shop of [one, two]) await expect.poll(() => readiness(shop)).toBe('ok')
})

/** Requests a page of both shops again and again while `meanwhile` runs; returns every status that was seen. */
async function visiting(path: string, meanwhile: () => Promise<void>): Promise<number[]> {
  const seen = new Set<number>()
  let going = true
  const visits = [one, two].map(async (shop) => {
    while (going) seen.add((await page(shop, path).catch(() => ({ status: 0 }))).status)
  })
  await meanwhile().finally(() => (going = false))
  await Promise.all(visits)
  return [...seen]
}

test('F1, F2, F3: a restart of the database goes unnoticed; without it pages work, and a starting process serves its copy or maintenance', async () => {
  const cookie = await beginFaultSession(one)
  const startTwoWithoutDatabase = async () => {
    await expectServedWithoutDatabase(one, contentPages[2] ?? '', cookie)
    const copied = await stack.start('copied', (folder) => copyFileSync(join(one.dataFolder, COPY), join(folder, COPY)))
    const empty = await stack.start('empty')
    await Promise.all([copied.ready(), expect.poll(() => empty.status('/readyz')).toBe(503)])
    await expectServedWithoutDatabase(copied, contentPages[3] ?? '', cookie)
    const maintenance = await page(empty, '/kontakt')
    expect(maintenance).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
    expect(maintenance.body).toContain('<section lang="it">')
    return { copied, empty }
  }
  const seen = await visiting('/kontakt', async () => {
    await stack.postgres.stop()
    const { copied, empty } = await startTwoWithoutDatabase().finally(() => stack.postgres.start())
    const all = [one, two, copied, empty]
    await Promise.all(all.map((shop) => expect.poll(() => readiness(shop)).toBe('ok')))
    expect((await page(empty, '/kontakt')).status).toBe(200)
    await save(one, '/drei')
    await Promise.all(all.map((shop) => obeys(shop, '/drei')))
    expect(all.map(({ running }) => running.child.exitCode)).toEqual([null, null, null, null])
    await Promise.all([copied, empty].map(({ running }) => running.stop()))
  })
  expect(seen).toEqual([200])
})

test.skipIf(!existsSync('/dev/full'))('F15: a shop whose log is on a full disk answers pages, and stops with 143', async () => {
  const shop = await stack.start('full', (folder) => {
    const logs = join(folder, '..', 'logs', 'full')
    mkdirSync(logs, { recursive: true })
    symlinkSync('/dev/full', join(logs, 'shop.log'))
  })
  await shop.ready()
  for (const path of ['/gibt-es-nicht-1', '/gibt-es-nicht-2']) expect((await page(shop, path)).status).toBe(404)
  expect((await page(shop, '/kontakt')).status).toBe(200)
  shop.running.child.kill('SIGTERM')
  expect(await shop.exited()).toBe(143)
})

const IN_FLIGHT = 50
const preview = (shop: FaultShop) => {
  const body = JSON.stringify({ deviceId: 'apple-iphone-13-128gb', answers: [] })
  return shop.ask(HOST, '/api/offers/previews', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      origin: `http://${HOST}:${shop.port}`,
    },
    body,
  })
}

/** Fifty requests that wait for the upstream, then SIGTERM; returns when the process says that it drains. */
async function terminateUnderWay(shop: FaultShop) {
  expect((await preview(shop)).status).toBe(200) // Loads its code, so that fifty requests are under way well before their deadline.
  shop.upstream.hold()
  const answers = Promise.all(Array.from({ length: IN_FLIGHT }, () => preview(shop)))
  answers.catch(() => undefined) // Awaited below; a failure before that is reported there.
  await expect.poll(shop.upstream.heldCount).toBe(IN_FLIGHT)
  shop.running.child.kill('SIGTERM')
  await expect.poll(() => shop.status('/readyz')).toBe(503)
  expect((await page(shop, '/kontakt')).status).toBe(200)
  await expect.poll(() => shop.status('/readyz')).toBe(0)
  // In an object, because an async function waits for a promise that it returns.
  return { answers }
}

test('F17: SIGTERM first answers not ready, then lets fifty requests under way finish, and ends with 143', async () => {
  const { answers } = await terminateUnderWay(one)
  one.upstream.release()
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await one.exited()).toBe(143)
})

test('F17: an upstream that never answers delays the end by its own deadline and no more', async () => {
  const { answers } = await terminateUnderWay(two)
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([504]))
  expect(await two.exited()).toBe(143)
})
