import { beforeEach, expect, test } from 'vitest'
import { countHit, flushHits, type Hits } from './count-visit'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 3, 0, second))

// Other files of the same process count hits, too.
beforeEach(() => flushHits(async () => undefined))

test('hits are summed per redirect and written once', async () => {
  countHit('7', at(1))
  countHit('7', at(2))
  countHit('8', at(3))
  const written: [string, Hits][][] = []
  await flushHits(async (hits) => void written.push([...hits]))
  await flushHits(async (hits) => void written.push([...hits]))
  expect(written).toEqual([
    [
      ['7', { count: 2, lastHitAt: at(2) }],
      ['8', { count: 1, lastHitAt: at(3) }],
    ],
  ])
})

test('hits that could not be written are counted again with those that came meanwhile', async () => {
  countHit('7', at(1))
  await expect(
    flushHits(async () => {
      countHit('7', at(5))
      throw new Error('database is away')
    }),
  ).rejects.toThrow('away')
  let written: Hits | undefined
  await flushHits(async (hits) => void (written = hits.get('7')))
  expect(written).toEqual({ count: 2, lastHitAt: at(5) })
})
