import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alarm } from './alarm'

const START = Date.UTC(2027, 2, 1, 8)
const HOUR = 3_600_000
let rings: number[]
let own: ReturnType<typeof alarm>
beforeEach(() => {
  vi.useFakeTimers({ now: START })
  rings = []
  own = alarm(() => rings.push(Date.now() - START))
})
afterEach(() => {
  own.stop()
  vi.useRealTimers()
})

test('it rings at its moment, once', () => {
  own.set(START + HOUR + 17)
  vi.advanceTimersByTime(HOUR + 16)
  expect(rings).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rings).toEqual([HOUR + 17])
  vi.advanceTimersByTime(HOUR)
  expect(rings).toHaveLength(1)
})

test('an alarm further away than the longest timer rings on time, and not before', () => {
  const days = 40 * 24 * HOUR
  own.set(START + days)
  vi.advanceTimersByTime(60_000)
  expect(rings).toEqual([])
  vi.setSystemTime(START + days - 1_500)
  vi.advanceTimersByTime(1_000)
  expect(rings).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(rings).toHaveLength(1)
})

test('a machine that slept through the moment rings within a second of waking', () => {
  own.set(START + HOUR)
  vi.advanceTimersByTime(5_000)
  vi.setSystemTime(START + 9 * HOUR)
  vi.advanceTimersByTime(1_000)
  expect(rings).toHaveLength(1)
})

test('an alarm rings when the clock is set back', () => {
  own.set(START + HOUR)
  vi.advanceTimersByTime(5_000)
  vi.setSystemTime(START - HOUR)
  vi.advanceTimersByTime(1_000)
  expect(rings).toHaveLength(1)
})

test('what is past rings at once, what is replaced or stopped never', () => {
  own.set(START - HOUR)
  vi.advanceTimersByTime(1)
  expect(rings).toHaveLength(1)
  own.set(START + HOUR)
  own.set(null)
  vi.advanceTimersByTime(2 * HOUR)
  own.set(START + 3 * HOUR)
  own.stop()
  vi.advanceTimersByTime(4 * HOUR)
  expect(rings).toHaveLength(1)
})
