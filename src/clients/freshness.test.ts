import { expect, test } from 'vitest'
import { freshness, type Policy } from './freshness'

const SECOND = 1000
const HOUR = 3600 * SECOND

function cache(changes: Partial<Policy<string>> = {}) {
  const clock = { now: 0 }
  const ask = freshness<string>({
    seconds: 60,
    maxEntries: 10,
    maxBytes: 10_000,
    shouldCache: () => true,
    now: () => clock.now,
    random: () => 0.5,
    ...changes,
  })
  const calls: string[] = []
  const get = (key: string, answer: string | Error) =>
    ask(key, () => {
      calls.push(key)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    })
  return { clock, calls, get }
}

test('an answer past its life is served once more while a new one is fetched', async () => {
  const { clock, calls, get } = cache()
  expect(await get('a', 'one')).toBe('one')
  clock.now = 59 * SECOND
  expect(await get('a', 'two')).toBe('one')
  expect(calls).toHaveLength(1)
  clock.now = 61 * SECOND
  expect(await get('a', 'two')).toBe('one')
  expect(await get('a', 'three')).toBe('two')
  expect(calls).toHaveLength(2)
})

test('two hundred callers of one key cause one call', async () => {
  const { calls, get } = cache()
  expect(new Set(await Promise.all(Array.from({ length: 200 }, () => get('a', 'one'))))).toEqual(new Set(['one']))
  expect(calls).toHaveLength(1)
})

test('the lives of two keys differ by up to ten percent, so that they do not expire together', async () => {
  const { clock, calls, get } = cache({ random: () => 0 })
  await get('a', 'one')
  clock.now = 55 * SECOND
  await get('a', 'two')
  expect(calls).toHaveLength(2)
})

test('a caller of an answer far past its life waits for the new one', async () => {
  const { clock, get } = cache()
  await get('a', 'one')
  clock.now = HOUR
  expect(await get('a', 'two')).toBe('two')
})

test('while the upstream fails the last good answer is served, for up to a day', async () => {
  const { clock, get } = cache()
  await get('a', 'one')
  clock.now = 23 * HOUR
  expect(await get('a', new Error('down'))).toBe('one')
  clock.now = 25 * HOUR
  await expect(get('a', new Error('down'))).rejects.toThrow('down')
})

test('a failure is given to everyone who waited and to callers within a second, and is then forgotten', async () => {
  const { calls, clock, get } = cache()
  const waiting = [get('a', new Error('down')), get('a', new Error('down'))]
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  clock.now = 900
  await expect(get('a', 'one')).rejects.toThrow('down')
  expect(calls).toHaveLength(1)
  clock.now = 1000
  expect(await get('a', 'one')).toBe('one')
})

test('past its life, an answer that the upstream calls unchanged is served, and a changed one is fetched before answering', async () => {
  const state: { current: boolean | null } = { current: true }
  const { clock, calls, get } = cache({ isCurrent: () => state.current })
  await get('a', 'one')
  clock.now = HOUR
  expect(await get('a', 'two')).toBe('one')
  clock.now = HOUR + 1
  state.current = false
  expect(await get('a', 'two')).toBe('two')
  state.current = null
  expect(await get('a', 'three')).toBe('two')
  clock.now = 2 * HOUR
  expect(await get('a', 'three')).toBe('three')
  expect(calls).toHaveLength(3)
})

test('serving an old answer because the upstream fails calls onStale', async () => {
  let told = 0
  const { clock, get } = cache({ isCurrent: () => null, onStale: () => void told++ })
  await get('a', 'one')
  expect(told).toBe(0)
  clock.now = 61 * SECOND
  expect(await get('a', new Error('down'))).toBe('one')
  expect(told).toBe(1)
})

test('an answer that shouldCache refuses is not cached', async () => {
  const { calls, get } = cache({ shouldCache: (value) => value !== '' })
  await get('a', '')
  await get('a', '')
  expect(calls).toHaveLength(2)
})

test('the cache is bounded in entries and bytes', async () => {
  const { calls, get } = cache({ maxEntries: 2, maxBytes: 100 })
  for (const key of ['a', 'b', 'c', 'a']) await get(key, 'x')
  expect(calls).toHaveLength(4)
  await get('big', 'x'.repeat(200))
  await get('big', 'x')
  expect(calls.filter((key) => key === 'big')).toHaveLength(2)
})
