import { getPayload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nightlyCheck } from '@payload-config'
import { stopLive } from './snapshot'
import { startNightlyClock } from './start-nightly-clock'

// The real configuration needs a database; tests/cms/nightly-check.full.test.ts tests the nightly work itself.
vi.mock('@payload-config', () => ({ default: {}, nightlyCheck: vi.fn() }))
vi.mock('payload', () => ({ getPayload: vi.fn() }))

const START = Date.UTC(2026, 10, 21, 2, 59, 20)
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

test('the clock checks for nightly work every minute, goes on after an error, and ends on stop', async () => {
  const asked = vi.mocked(nightlyCheck)
  vi.mocked(getPayload).mockRejectedValueOnce(new Error('the database is away'))
  startNightlyClock()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(91_000)
  expect(asked.mock.calls.map(([, now]) => now - START)).toEqual([10_000, 40_000, 100_000])
  await stopLive()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(3)
})
