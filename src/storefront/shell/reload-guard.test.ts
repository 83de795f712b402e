import { expect, test } from 'vitest'
import { mayReload, RELOAD_GUARD_MS } from './reload-guard'

function storage(initial: string | null = null) {
  let kept = initial
  return { getItem: () => kept, setItem: (_key: string, text: string) => void (kept = text) }
}
const NOW = 1_000_000

test('two failures within ten seconds on one path are one reload', () => {
  const kept = storage()
  expect(mayReload(kept, '/a', NOW)).toBe(true)
  expect(mayReload(kept, '/a', NOW + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload(kept, '/a', NOW + RELOAD_GUARD_MS)).toBe(true)
})

test('another path has a reload of its own', () => {
  const kept = storage()
  expect(mayReload(kept, '/a', NOW)).toBe(true)
  expect(mayReload(kept, '/b', NOW + 1)).toBe(true)
})

test('a clock that was set back does not forbid it', () => {
  const kept = storage()
  expect(mayReload(kept, '/a', NOW)).toBe(true)
  expect(mayReload(kept, '/a', NOW - 60_000)).toBe(true)
})

test.each(['{', '[]', '"x"', '{"path":1,"at":"2"}', '{"__proto__":{"path":"/a","at":1}}'])(
  'rubbish in storage is none: %s',
  (text) => {
    expect(mayReload(storage(text), '/a', NOW)).toBe(true)
  },
)

test('a storage that is full or forbidden allows no reload: it could not be counted', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(mayReload(full, '/a', NOW)).toBe(false)
})
