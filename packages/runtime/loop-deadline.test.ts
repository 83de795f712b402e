import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { loopDeadline } from './loop-deadline'

/** Keeps the event loop busy. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('a deadline ends after its time while the loop is free', async () => {
  const from = performance.now()
  const { signal } = loopDeadline(250)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(performance.now() - from).toBeGreaterThan(240)
})

test('time in which the event loop was blocked counts as one slice at most', async () => {
  const deadline = loopDeadline(300)
  block(800)
  await wait(1)
  expect(deadline.signal.aborted).toBe(false)
  expect(deadline.leftMs()).toBeGreaterThanOrEqual(200)
  deadline.clear()
})

test('a cleared deadline never aborts', async () => {
  const deadline = loopDeadline(20)
  deadline.clear()
  await wait(60)
  expect(deadline.signal.aborted).toBe(false)
})
