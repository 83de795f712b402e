import { expect, test } from 'vitest'
import { RenderQueue, RenderQueueFull, type Urgency } from './render-queue'

/** Renders that the test ends by hand, and the highest number that ran at once. */
function renders() {
  const queue = new RenderQueue()
  const running: { name: string; end: () => void }[] = []
  const state = { most: 0 }
  const start = (urgency: Urgency, name: string) =>
    queue.run(urgency, () => {
      const task = new Promise<string>((resolve) => running.push({ name, end: () => resolve(name) }))
      state.most = Math.max(state.most, running.length)
      return task
    })
  const endAll = async () => {
    while (running.length > 0) {
      running.shift()?.end()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { start, endAll, running, state }
}

test('a hundred visitors are all served, sixteen at a time, in the order in which they came', async () => {
  const { start, endAll, state } = renders()
  const order: string[] = []
  const all = Array.from({ length: 100 }, (_, nth) => start('visitor', `${nth}`).then((name) => order.push(name)))
  await endAll()
  await Promise.all(all)
  expect(state.most).toBe(16)
  expect(order).toEqual(Array.from({ length: 100 }, (_, nth) => `${nth}`))
})

test('refreshes run two at a time and let waiting visitors pass first', async () => {
  const { start, endAll, running } = renders()
  const all = Array.from({ length: 4 }, (_, nth) => start('refresh', `refresh ${nth}`))
  all.push(...Array.from({ length: 18 }, (_, nth) => start('visitor', `visitor ${nth}`)))
  expect(running.filter(({ name }) => name.startsWith('refresh'))).toHaveLength(2)
  running.splice(0, 1)[0]?.end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(running.filter(({ name }) => name.startsWith('refresh'))).toHaveLength(1)
  await endAll()
  expect(await Promise.all(all)).toHaveLength(22)
})

test('a render that throws frees its slot, and renders beyond the bound are refused', async () => {
  const queue = new RenderQueue()
  await expect(queue.run('visitor', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
  const { start, endAll } = renders()
  const all = Array.from({ length: 416 }, () => start('visitor', 'x'))
  await expect(start('visitor', 'one too many')).rejects.toBeInstanceOf(RenderQueueFull)
  await endAll()
  expect(await Promise.all(all)).toHaveLength(416)
})
