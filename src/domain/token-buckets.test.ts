import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets'

test('gives as many as there are, then one after another, each key for itself', () => {
  const buckets = new TokenBuckets({ most: 2, every: 1000 })
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('a', 0)]).toEqual([0, 0, 1000])
  expect(buckets.take('b', 0)).toBe(0)
  expect(buckets.take('a', 400)).toBe(600)
  expect(buckets.take('a', 1000)).toBe(0)
  expect(buckets.take('a', 1000)).toBe(1000)
})

test('what is given back can be taken again, and never makes more than the most', () => {
  const buckets = new TokenBuckets({ most: 1, every: 1000 })
  buckets.take('a', 0)
  buckets.giveBack('a', 0)
  buckets.giveBack('a', 0)
  expect([buckets.take('a', 0), buckets.take('a', 0)]).toEqual([0, 1000])
})

test('never gives more than the rule allows, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 60 }), (times) => {
      const buckets = new TokenBuckets({ most: 3, every: 1000 })
      const sorted = times.toSorted((left, right) => left - right)
      const given = sorted.filter((now) => buckets.take('a', now) === 0).length
      const [first = 0] = sorted
      expect(given).toBeLessThanOrEqual(3 + Math.floor(((sorted.at(-1) ?? 0) - first) / 1000) + 1)
    }),
  )
})

test('remembers a bounded number of keys', () => {
  const buckets = new TokenBuckets({ most: 1, every: 1_000_000 })
  for (let key = 0; key < 10_050; key++) buckets.take(String(key), 0)
  expect(buckets.size).toBe(10_000)
  expect(buckets.take('10049', 0)).toBeGreaterThan(0)
  expect(buckets.take('0', 0)).toBe(0)
})
