import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload, RELOAD_GUARD_MS } from './build-watch'

function useStorage(initial: string | null = null) {
  let text = initial
  vi.stubGlobal('sessionStorage', { getItem: () => text, setItem: (_key: string, next: string) => void (text = next) })
}
const NOW = 1_000_000
beforeEach(() => useStorage())
afterEach(() => vi.unstubAllGlobals())

test('two failures within ten seconds on one path are one reload', () => {
  expect(mayReload('/a', NOW)).toBe(true)
  expect(mayReload('/a', NOW + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload('/a', NOW + RELOAD_GUARD_MS)).toBe(true)
})

test('a failure on another path allows another reload', () => {
  expect(mayReload('/a', NOW)).toBe(true)
  expect(mayReload('/b', NOW + 1)).toBe(true)
})

test('two paths that fail in turn are reloaded once each in ten seconds', () => {
  expect(['/a', '/b', '/a', '/b', '/a'].map((path, step) => mayReload(path, NOW + step * 1000))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('no path is reloaded twice within ten seconds, in whatever order paths fail', () => {
  const failures = fc.array(fc.tuple(fc.constantFrom('/a', '/b', '/c', '/d', '/__proto__'), fc.nat({ max: 6000 })), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(failures, (steps) => {
      useStorage()
      let now = NOW
      const last = new Map<string, number>()
      for (const [path, later] of steps) {
        now += later
        const due = now - (last.get(path) ?? -Infinity) >= RELOAD_GUARD_MS
        expect(mayReload(path, now)).toBe(due)
        if (due) last.set(path, now)
      }
    }),
  )
})

test('a page whose path changes with each reload is not reloaded for ever', () => {
  const reloads = Array.from({ length: 1000 }, (_, index) => mayReload(`/x${index}`, NOW + index))
  expect(reloads.filter(Boolean).length).toBeLessThanOrEqual(20)
})

test('a clock that was set back does not prevent a reload', () => {
  expect(mayReload('/a', NOW)).toBe(true)
  expect(mayReload('/a', NOW - 60_000)).toBe(true)
})

test.each(['{', '[]', '"x"', '[["/a","2"],[1,2],null,{}]', '{"path":"/a","at":1000000}', '{"__proto__":[["/a",1]]}'])(
  'a malformed entry in storage does not prevent a reload: %s',
  (text) => {
    useStorage(text)
    expect(mayReload('/a', NOW)).toBe(true)
  },
)

test.each([
  ['is full', { getItem: () => null, setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }], // prettier-ignore
  ['is null', null],
  ['is missing', undefined],
])('a storage that %s allows no reload, because it could not be counted', (_what, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(mayReload('/a', NOW)).toBe(false)
})

test('a storage that throws on mere access allows no reload', () => {
  const forbidden = { get: () => { throw new DOMException('insecure', 'SecurityError') }, configurable: true } // prettier-ignore
  Object.defineProperty(globalThis, 'sessionStorage', forbidden)
  expect(mayReload('/a', NOW)).toBe(false)
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})
