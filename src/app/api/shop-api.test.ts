import { expect, test, vi } from 'vitest'
import type { Shop } from '@/domain/routing/shop'
import { type DailyCount, flushDailyCounts } from '@/runtime/daily-counts'
import type { ApiCall } from './own-endpoint'
import { shopApi } from './shop-api'

const found = { devices: [], total: 0, hasMore: false, understood: [], without: [], notBought: null, isImei: false }
vi.mock('@/clients/search-client', () => ({ devicesMatching: () => Promise.resolve(found), searchText: (text: string) => text }))
const market = { code: 'de', locale: 'de-DE', timeZone: 'Europe/Berlin' }
// What a search reads of a shop.
const shop = {
  ...{ market, mode: 'consumer', partner: null, locale: 'de-DE', language: 'de', content: { searchWords: [] } },
} as unknown as Shop

test('a text without suggestions is counted when the visitor has paused, and not with each letter', async () => {
  const search = shopApi.find(({ path }) => path === '/api/search')
  const ask = (query: object) => search?.run({ shop, query: { rows: 'models', ...query } } as unknown as ApiCall)
  await ask({ q: 'Xyz' })
  await ask({ q: 'Xyzzy' })
  await ask({ q: 'Xyzzy', paused: 'yes' })
  const counted: DailyCount[] = []
  await flushDailyCounts(async (counts) => void counted.push(...counts))
  expect(counted.map(({ kind, words, count }) => [kind, words, count])).toEqual([['searches', 'xyzzy', 1]])
})
