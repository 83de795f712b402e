import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@platform/store/pool'
import { smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { countRequest } from './counted-requests'

const START = new Date('2026-11-21T10:00:00Z')
const LIMIT = { purpose: 'test', most: 3, withinMs: 60_000 }
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('counted')
})
afterAll(() => platform.drop())

const count = (who: string, seconds = 0) =>
  inTransaction(platform.pool, (db) => countRequest(db, LIMIT, who, new Date(START.getTime() + seconds * 1000)))

test('of requests at the same moment as many are accepted as are left', async () => {
  const counts = await Promise.all(Array.from({ length: 8 }, () => count('crowd')))
  expect(counts.filter(({ taken }) => taken)).toHaveLength(3)
})

test('the oldest no longer counts after its time, and a problem says when', async () => {
  for (const seconds of [0, 10, 20]) expect(await count('one', seconds)).toEqual({ taken: true })
  expect(await count('one', 30)).toEqual({ taken: false, retryAfterSeconds: 30 })
  expect(await count('one', 60)).toEqual({ taken: true })
  expect(await count('one', 61)).toEqual({ taken: false, retryAfterSeconds: 9 })
})

test('a refused request does not count, and others are not held up', async () => {
  for (const seconds of [0, 0, 0, 59, 59]) await count('two', seconds)
  expect(await count('three', 59)).toEqual({ taken: true })
  expect(await count('two', 60)).toEqual({ taken: true })
})
