import { expect, test } from 'vitest'
import { singleFlight } from './single-flight'

/** A task whose runs end when the test says so. */
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
  const request = singleFlight(task)
  const done = Promise.all([request(), request(), request(), request()])
  expect(ends.length).toBe(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await done
  expect(ends.length).toBe(2)
  expect(most()).toBe(1)
})

test('a call after the end starts anew', async () => {
  let runs = 0
  const request = singleFlight(async () => void (runs += 1))
  await request()
  await request()
  expect(runs).toBe(2)
})

test('a task that throws does not block the next run', async () => {
  let runs = 0
  const request = singleFlight(async () => {
    runs += 1
    if (runs === 1) throw new Error('first')
  })
  await expect(request()).rejects.toThrow('first')
  await request()
  expect(runs).toBe(2)
})
