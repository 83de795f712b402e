import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneDailyCounts, readDaySums, readVainWords, readWaySums, storeDailyCounts } from '@/collections/health/daily-report'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import type { DailyCount } from '@/runtime/daily-counts'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { startCms } from './start-cms'

let payload: Payload
let content: TwoMarkets
beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
})
beforeEach(async () => void (await getPostgres(payload).drizzle.execute(sql`delete from daily_counts`)))

const NOON = new Date('2026-11-23T12:00:00Z')
const counted = (more: Partial<DailyCount>): DailyCount => ({
  ...{ market: 'de', mode: 'default', partner: '', kind: 'offers', words: '', count: 1 },
  ...more,
})
const both = () => [content.own.markets, content.other.markets].map(Number)
const period = (from = '2025-01-01') => ({ from, until: '2027-01-01' })
const days = (from?: string) => readDaySums(payload, both(), period(from))
const vainWords = (markets = both()) => readVainWords(payload, markets, period())
const NONE = { offers: 0, trades: 0, searches: 0, redirects: 0, missing: 0 }

test('counts of two processes add up at the same moment, by market, mode and partner', async () => {
  const one = [counted({ count: 2 }), counted({ partner: 'acme', mode: 'agan' }), counted({ kind: 'trades' })]
  const two = [counted({ partner: 'acme', mode: 'agan', count: 4 }), counted({ count: 3 }), counted({ market: 'gone' })]
  await Promise.all([storeDailyCounts(payload, one, NOON), storeDailyCounts(payload, two, NOON)])
  expect(await readWaySums(payload, both(), period())).toEqual([
    { ...NONE, mode: 'agan', partner: 'acme', offers: 5 },
    { ...NONE, mode: 'default', partner: '', offers: 5, trades: 1 },
  ])
})

test('a count belongs to the day of its market, and a report begins with its first day', async () => {
  // In Berlin it is the 24th already.
  await storeDailyCounts(payload, [counted({ kind: 'redirects' })], new Date('2026-11-23T23:30:00Z'))
  await storeDailyCounts(payload, [counted({ kind: 'missing', count: 7 })], new Date('2026-11-16T12:00:00Z'))
  const market = content.own.markets
  const late = { ...NONE, market, day: '2026-11-24', redirects: 1 }
  expect(await days('2026-11-24')).toEqual([late])
  expect(await days()).toEqual(expect.arrayContaining([late, { ...NONE, market, day: '2026-11-16', missing: 7 }]))
})

test('texts of searches are listed by how often they were typed, and one market sees only its own', async () => {
  const typed = (words: string, count: number, market = 'de') => counted({ kind: 'searches', words, count, market })
  await storeDailyCounts(payload, [typed('nokia', 2), typed('walkman', 5), typed('', 9), typed('fax', 8, 'at')], NOON)
  expect(await vainWords([Number(content.own.markets)])).toEqual([
    { words: 'walkman', count: 5 },
    { words: 'nokia', count: 2 },
  ])
  expect(await vainWords([])).toEqual([])
})

test('a day keeps a bounded number of texts, and counts the rest without them', async () => {
  const typed = (words: string) => counted({ kind: 'searches', words })
  await storeDailyCounts(payload, [typed('one'), typed('two')], NOON, 2)
  await storeDailyCounts(payload, [typed('three'), typed('four')], NOON, 2)
  expect((await vainWords()).map(({ words }) => words)).toEqual(['one', 'two'])
  expect((await days())[0]?.searches).toBe(4)
})

test('the text of a search is forgotten after 90 days, and the search is still counted', async () => {
  const typed = (words: string) => counted({ kind: 'searches', words, count: 2 })
  await storeDailyCounts(payload, [typed('walkman'), typed('fax'), typed('')], new Date('2026-08-24T12:00:00Z'))
  await storeDailyCounts(payload, [typed('nokia')], new Date('2026-08-25T12:00:00Z'))
  await pruneDailyCounts(payload, NOON)
  expect((await vainWords()).map(({ words }) => words)).toEqual(['nokia'])
  expect((await days()).reduce((sum, { searches }) => sum + searches, 0)).toBe(8)
})

test('counts of more than 400 days ago are removed', async () => {
  await storeDailyCounts(payload, [counted({})], new Date('2025-10-01T12:00:00Z'))
  await storeDailyCounts(payload, [counted({})], new Date('2025-12-01T12:00:00Z'))
  await pruneDailyCounts(payload, NOON)
  expect((await days()).map(({ day }) => day)).toEqual(['2025-12-01'])
})

test('the sums by day are those of some markets, from one day until before another', async () => {
  for (const day of ['20', '21', '22', '23'])
    await storeDailyCounts(payload, [counted({ count: Number(day) })], new Date(`2026-11-${day}T12:00:00Z`))
  await storeDailyCounts(payload, [counted({ kind: 'missing', partner: 'acme', count: 5 })], new Date('2026-11-21T12:00:00Z'))
  const some = { from: '2026-11-21', until: '2026-11-23' }
  const market = content.own.markets
  const found = await readDaySums(payload, both(), some)
  expect(found.toSorted((one, other) => one.offers - other.offers)).toEqual([
    { ...NONE, market, day: '2026-11-21', offers: 21, missing: 5 },
    { ...NONE, market, day: '2026-11-22', offers: 22 },
  ])
  expect(await readDaySums(payload, [Number(content.other.markets)], some)).toEqual([])
  expect(await readDaySums(payload, [], some)).toEqual([])
})
