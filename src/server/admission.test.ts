import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdmissionControl, laneLimits, LANES, Overloaded, type LanePlace } from './admission'

const LIMITS = { MAX_RENDERS: 16, MAX_API_CALLS: 128, MAX_WAITING: 400, MAX_WAIT_MS: 4_000 }
const page: LanePlace = { lane: 'page', kind: 'shared' }
const refresh: LanePlace = { lane: 'refresh', kind: 'shared' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Tasks that the test ends by hand. */
function tasks(limits = LIMITS) {
  const admission = new AdmissionControl(limits)
  const running: { name: string; end: () => void }[] = []
  const outcomes: string[] = []
  const start = (place: LanePlace, name = '') => {
    const task = () => new Promise<void>((resolve) => running.push({ name, end: resolve }))
    return admission.run(place, task).then(
      () => void outcomes.push(name),
      (error: unknown) => void outcomes.push(error instanceof Overloaded ? `refused ${error.retryAfterS}` : String(error)),
    )
  }
  const startMany = (count: number, place: LanePlace) => Array.from({ length: count }, (_, nth) => start(place, `${nth}`))
  const endOne = async () => {
    running.shift()?.end()
    await turn()
  }
  return { admission, running, outcomes, start, startMany, endOne }
}

test('a hundred pages are all made, twelve at a time, in the order in which they were requested', async () => {
  const { startMany, running, outcomes, endOne } = tasks()
  const all = startMany(100, page)
  let most = 0
  while (running.length > 0) {
    most = Math.max(most, running.length)
    await endOne()
  }
  await Promise.all(all)
  expect(most).toBe(12)
  expect(outcomes).toEqual(Array.from({ length: 100 }, (_, nth) => `${nth}`))
})

test('one kind leaves a quarter of the places and of the waiting list to others', async () => {
  const { admission, startMany, outcomes, running } = tasks({ ...LIMITS, MAX_API_CALLS: 8, MAX_WAITING: 16 })
  void startMany(30, { lane: 'api', kind: '/api/account/login' })
  await turn()
  expect([running.length, outcomes.length, admission.loadOf('api')]).toEqual([6, 12, { running: 6, waiting: 12 }])
  void startMany(8, { lane: 'api', kind: '/api/search' })
  await turn()
  expect([running.length, outcomes.length, admission.loadOf('api')]).toEqual([8, 14, { running: 8, waiting: 16 }])
})

test('refreshes run two at a time and let waiting visitors pass first', async () => {
  const { startMany, start, running, endOne } = tasks()
  void startMany(2, refresh)
  void start(refresh, 'third refresh')
  void startMany(13, page)
  expect(running).toHaveLength(14)
  await endOne()
  expect(running.some(({ name }) => name === 'third refresh')).toBe(false)
  while (running.length > 1) await endOne()
  expect(running.map(({ name }) => name)).toEqual(['third refresh'])
})

test('a task that throws frees its place', async () => {
  const { admission } = tasks({ ...LIMITS, MAX_RENDERS: 1 })
  await expect(admission.run(page, () => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
  expect(await admission.run(page, () => 'fine')).toBe('fine')
})

test('a request whose expected wait exceeds the limit is refused at once, with the wait in seconds', async () => {
  const { startMany, start, outcomes, endOne } = tasks({ ...LIMITS, MAX_RENDERS: 1 })
  void startMany(4, page)
  vi.advanceTimersByTime(1_500) // One place takes 1.5 s; with two ahead, the third would wait 4.5 s.
  await endOne()
  void start(page, 'too late')
  await turn()
  expect(outcomes).toEqual(['0', 'refused 5'])
})

test('the first tasks of a process may be slow: nothing is refused before as many have waited as run at once', async () => {
  const { startMany, start, outcomes, endOne, running } = tasks()
  void startMany(40, page)
  vi.advanceTimersByTime(3_000)
  await endOne()
  void start(page, 'soon after')
  await turn()
  expect([outcomes, running.length]).toEqual([['0'], 12])
})

test('a request that has waited for twice the limit is refused, and its place in the list is free again', async () => {
  const { admission, startMany, outcomes } = tasks({ ...LIMITS, MAX_RENDERS: 1 })
  void startMany(3, page)
  vi.advanceTimersByTime(8_000)
  await turn()
  expect(outcomes).toEqual(['refused 4', 'refused 4'])
  expect(admission.loadOf('page')).toEqual({ running: 1, waiting: 0 })
})

test('a task whose visitor has left while it waited does not run', async () => {
  const { admission, start, running } = tasks({ ...LIMITS, MAX_RENDERS: 1 })
  void start(page)
  const task = vi.fn()
  const left = admission.run(page, task, () => true)
  running[0]?.end()
  await expect(left).rejects.toBeInstanceOf(Overloaded)
  expect(task).not.toHaveBeenCalled()
})

const Step = fc.oneof(
  fc.record({ lane: fc.constantFrom(...LANES), kind: fc.constantFrom('a', 'b', 'c') }),
  fc.constant('end' as const),
  fc.integer({ min: 1, max: 20_000 }),
)
test('whatever comes in whatever order: limits hold, every request is answered, and nothing stays behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 120 }), async (steps) => {
      const { admission, running, outcomes, start, endOne } = tasks({
        MAX_RENDERS: 2,
        MAX_API_CALLS: 3,
        MAX_WAITING: 4,
        MAX_WAIT_MS: 1_000,
      })
      const all: Promise<void>[] = []
      for (const step of steps) {
        if (step === 'end') await endOne()
        else if (typeof step === 'number') vi.advanceTimersByTime(step)
        else all.push(start(step))
        for (const lane of LANES) {
          const { most, mostWaiting } = laneLimits({ MAX_RENDERS: 2, MAX_API_CALLS: 3, MAX_WAITING: 4, MAX_WAIT_MS: 1_000 })[lane]
          const { running: now, waiting } = admission.loadOf(lane)
          expect(now).toBeLessThanOrEqual(most)
          expect(waiting).toBeLessThanOrEqual(mostWaiting)
        }
      }
      await turn()
      while (running.length > 0) await endOne()
      await Promise.all(all)
      expect(outcomes).toHaveLength(all.length)
      expect(LANES.map((lane) => admission.loadOf(lane)).filter((load) => load.running + load.waiting > 0)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
