import { describe, expect, test } from 'vitest'
import { coalesceRuns, SingleFlight } from './single-flight'

/** A task whose runs the test ends by hand. */
function controlled() {
  const ends: (() => void)[] = []
  let atOnce = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise<void>((resolve) => ends.push(resolve))
    atOnce -= 1
  }
  return { task, ends, most: () => most }
}

test('a burst during a run leads to exactly one more run, never two at once', async () => {
  const { task, ends, most } = controlled()
  const request = coalesceRuns(task)
  const done = Promise.all([request(), request(), request(), request()])
  expect(ends.length).toBe(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await done
  expect(ends.length).toBe(2)
  expect(most()).toBe(1)
})

test('a call after the end starts another run', async () => {
  let runs = 0
  const request = coalesceRuns(async () => void (runs += 1))
  await request()
  await request()
  expect(runs).toBe(2)
})

test('a task that throws does not block the next run', async () => {
  let runs = 0
  const request = coalesceRuns(async () => {
    runs += 1
    if (runs === 1) throw new Error('first')
  })
  await expect(request()).rejects.toThrow('first')
  await request()
  expect(runs).toBe(2)
})

test.each([0, 1, 2, 3, 4, 5])('a call %i microtasks after the first is followed by a whole run', async (ticks) => {
  let runs = 0
  const request = coalesceRuns(async () => void (runs += 1))
  void request()
  for (let tick = 0; tick < ticks; tick++) await null
  const before = runs
  await request()
  expect(runs).toBeGreaterThan(before)
})

describe('SingleFlight', () => {
  const counter = () => {
    const ends: PromiseWithResolvers<string>[] = []
    const start = () => {
      const end = Promise.withResolvers<string>()
      ends.push(end)
      return end.promise
    }
    return { ends, start }
  }

  test('SingleFlight calls of one key share one start, calls of another key have their own', async () => {
    const [flights, { ends, start }] = [new SingleFlight<string>(), counter()]
    const answers = Promise.all([flights.run('a', start), flights.run('b', start), flights.run('a', start)])
    expect(ends).toHaveLength(2)
    ends[0]?.resolve('of a')
    ends[1]?.resolve('of b')
    expect(await answers).toEqual(['of a', 'of b', 'of a'])
  })

  test('a failure is given to all waiting callers, and the next call starts again', async () => {
    const [flights, { ends, start }] = [new SingleFlight<string>(), counter()]
    const answers = Promise.allSettled([flights.run('a', start), flights.run('a', start)])
    ends[0]?.reject(new Error('away'))
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = flights.run('a', start)
    ends[1]?.resolve('back')
    expect(await next).toBe('back')
  })

  test('a start that throws synchronously leaves no flight behind', async () => {
    const flights = new SingleFlight<string>()
    const broken = () => {
      throw new Error('at once')
    }
    expect(() => flights.run('a', broken)).toThrow('at once')
    expect(await flights.run('a', async () => 'fine')).toBe('fine')
  })
})
