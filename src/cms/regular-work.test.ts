import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMinuteClock } from './regular-work'

const START = Date.UTC(2026, 10, 21, 12, 0, 20)
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

const clock = (run: (now: number) => Promise<void>) => {
  const problems: unknown[] = []
  return { problems, ...startMinuteClock({ now: Date.now, run, onProblem: (error) => problems.push(error) }) }
}

test('the clock runs its work at the start, and then at the beginning of each minute', async () => {
  const woken: number[] = []
  const { stop } = clock(async (now) => void woken.push(now - START))
  await vi.advanceTimersByTimeAsync(160_000)
  expect(woken).toEqual([0, 40_000, 100_000, 160_000])
  await stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(woken).toHaveLength(4)
})

test('the clock runs its work in its minute when the timer fires early', async () => {
  const woken: number[] = []
  const run = async (now: number) => {
    woken.push(now - START)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  // After a second the wall clock falls 2 ms behind the timers of the process.
  const now = () => (Date.now() < START + 1_000 ? Date.now() : Date.now() - 2)
  const { stop } = startMinuteClock({ now, run, onProblem: () => undefined })
  await vi.advanceTimersByTimeAsync(41_000)
  expect(woken).toEqual([0, 39_998, 40_004])
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(10)
  await stopped
})

test('after an error the clock tries again soon, and goes on', async () => {
  const woken: number[] = []
  const { problems, stop } = clock(async (now) => {
    woken.push(now - START)
    if (woken.length === 1) throw new Error('no database')
  })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(woken).toEqual([0, 10_000, 40_000, 100_000])
  expect(problems).toHaveLength(1)
  await stop()
})

test('work that never ends is reported, and does not stop the clock', async () => {
  const woken: number[] = []
  const { problems, stop } = clock((now) => {
    woken.push(now - START)
    return woken.length === 1 ? new Promise<void>(() => undefined) : Promise.resolve()
  })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(woken).toEqual([0, 30_000, 40_000, 100_000])
  expect(String(problems)).toContain('no answer within 20 s')
  await stop()
})
