import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AttemptStore, SharedLimiter } from '@trade-in-shop/payload-workbench/login-limits/shared-limiter'
import { RateLimiter } from '@trade-in-shop/runtime/rate-limiter'
import { type Cms, startCms } from './start-cms'

/** Limits of staff, counted once for several processes of the shop. */
let cms: Cms
beforeAll(async () => {
  cms = await startCms()
})

const LIMIT = { most: 4, everyMs: 1000 }
const pools: Pool[] = []
const warnings: string[] = []
/** What another process has: a limiter and a connection pool of its own. */
const aProcess = (url = cms.url) => {
  const db = new Pool({ connectionString: url })
  db.on('error', () => undefined) // `end` does not wait for the connections to close, and their database is dropped.
  pools.push(db)
  const store: AttemptStore = { db, secret: 'x'.repeat(32), warn: (line) => void warnings.push(line) }
  const limiter = new SharedLimiter('test', LIMIT)
  return {
    store,
    consume: (about: string, now: number) => limiter.consume(store, about, now),
    refund: (about: string) => limiter.refund(store, about),
  }
}
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

test('two processes allow together what one limiter in memory allows, at the same times with the same waits', async () => {
  const [one, two, memory] = [aProcess(), aProcess(), new RateLimiter(LIMIT)]
  for (const [at, now] of [0, 0, 100, 100, 100, 900, 1000, 1001, 2500, 2500, 9000, 9000, 9000, 9000, 9000].entries())
    expect([at, await (at % 2 === 0 ? one : two).consume('a', now)]).toEqual([at, memory.consume('a', now)])
  expect(await two.consume('b', 0)).toBe(0)
})

test('of twenty attempts at once at two processes as many pass as the limit says', async () => {
  const both = [aProcess(), aProcess()]
  const waits = await Promise.all(Array.from({ length: 10 }, () => both.map(({ consume }) => consume('at once', 0))).flat())
  expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMIT.most)
})

test('an attempt that one process counted can be refunded by another, and is counted again then', async () => {
  const [one, two] = [aProcess(), aProcess()]
  for (let tries = 0; tries < LIMIT.most; tries++) await one.consume('right', 0)
  await two.refund('right')
  expect([await two.consume('right', 0), await one.consume('right', 0)]).toEqual([0, 1000])
})

test('rows that count no longer are deleted, and none contains what it is about', async () => {
  const one = aProcess()
  const rows = async () => (await one.store.db.query('select encode(key, $1) as key from staff_attempts', ['escape'])).rows
  for (let tries = 0; tries < 5; tries++) await one.consume(`stale ${tries}`, 0)
  expect(JSON.stringify(await rows())).not.toContain('stale')
  const nextDay = Date.now() + 86_400_000
  for (let tries = 0; tries < 20; tries++) await one.consume(`next day ${tries}`, nextDay)
  expect(await rows()).toHaveLength(20)
})

test('while the database is away each process counts half the limit in memory, and a refund fails silently', async () => {
  const one = aProcess('postgres://nobody@127.0.0.1:1/nothing')
  expect([await one.consume('a', 0), await one.consume('a', 0), await one.consume('a', 0)]).toEqual([0, 0, 1000])
  expect(await one.consume('b', 0)).toBe(0)
  await one.refund('a')
  expect(warnings).toEqual(['attempts of staff are counted in memory, at half: the database takes no counts'])
})
