import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RateLimiter } from './rate-limiter'

test('a limiter allows a burst, then one attempt per interval, for each key separately', () => {
  const limiter = new RateLimiter({ most: 2, everyMs: 1000 })
  expect([limiter.consume('a', 0), limiter.consume('a', 0), limiter.consume('a', 0)]).toEqual([0, 0, 1000])
  expect(limiter.consume('b', 0)).toBe(0)
  expect(limiter.consume('a', 400)).toBe(600)
  expect(limiter.consume('a', 1000)).toBe(0)
  expect(limiter.consume('a', 1000)).toBe(1000)
})

test('a refunded attempt can be made again, and refunds never exceed the burst', () => {
  const limiter = new RateLimiter({ most: 1, everyMs: 1000 })
  limiter.consume('a', 0)
  limiter.refund('a', 0)
  limiter.refund('a', 0)
  expect([limiter.consume('a', 0), limiter.consume('a', 0)]).toEqual([0, 1000])
})

test('setting the clock back neither allows more attempts nor makes a visitor wait longer', () => {
  const limiter = new RateLimiter({ most: 2, everyMs: 1000 })
  expect([limiter.consume('a', 3_600_000), limiter.consume('a', 3_600_000)]).toEqual([0, 0])
  expect([limiter.consume('a', 0), limiter.consume('a', 1000), limiter.consume('a', 1000)]).toEqual([1000, 0, 1000])
})

test('an attempt that is refused is not counted', () => {
  const limiter = new RateLimiter({ most: 1, everyMs: 1000 })
  limiter.consume('a', 0)
  for (let at = 1; at < 1000; at++) expect(limiter.consume('a', at)).toBe(1000 - at)
  expect(limiter.consume('a', 1000)).toBe(0)
})

test('a limiter never allows more than its rule, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 60 }), (times) => {
      const limiter = new RateLimiter({ most: 3, everyMs: 1000 })
      const sorted = times.toSorted((left, right) => left - right)
      const given = sorted.filter((now) => limiter.consume('a', now) === 0).length
      const [first = 0] = sorted
      expect(given).toBeLessThanOrEqual(3 + Math.floor(((sorted.at(-1) ?? 0) - first) / 1000) + 1)
    }),
  )
})

test('remembers a bounded number of keys', () => {
  const limiter = new RateLimiter({ most: 1, everyMs: 1_000_000 })
  for (let key = 0; key < 10_050; key++) limiter.consume(String(key), 0)
  expect(limiter.size).toBe(10_000)
  expect(limiter.consume('10049', 0)).toBeGreaterThan(0)
  expect(limiter.consume('0', 0)).toBe(0)
})
