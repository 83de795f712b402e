import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { followStored, isStored, writeStored } from './browser-storage'
import { MAX_SLICE_CHARS, persistedAtom } from './persisted-atom'

const Basket = z.object({ items: z.array(z.string()) })
const options = { schema: Basket, version: 2, initial: { items: [] as string[] } }
let made = 0
const freshKey = () => `basket.${(made += 1)}`

class FakeStorage {
  readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, text: string) => void this.kept.set(key, text)
  removeItem = (key: string) => void this.kept.delete(key)
}
let storage: FakeStorage
let listeners: ((event: { key: string | null }) => void)[]

beforeEach(() => {
  storage = new FakeStorage()
  listeners = []
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', (_name: string, listener: (event: { key: string | null }) => void) =>
    listeners.push(listener),
  )
  vi.stubGlobal('removeEventListener', () => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const envelope = (data: unknown, v = 2) => JSON.stringify({ v, at: Date.now(), data })
function mounted(key: string, more: Partial<Parameters<typeof persistedAtom<z.infer<typeof Basket>>>[1]> = {}) {
  const slice = persistedAtom(key, { ...options, ...more })
  const store = createStore()
  store.sub(slice, () => {})
  return { slice, store, items: () => store.get(slice).value.items }
}

test('before mount a persisted atom shows the default and is not ready', () => {
  const key = freshKey()
  storage.setItem(key, envelope({ items: ['phone'] }))
  expect(createStore().get(persistedAtom(key, options))).toEqual({ value: { items: [] }, ready: false })
})

test('after mount a persisted atom shows the value of an earlier visit', () => {
  const key = freshKey()
  storage.setItem(key, envelope({ items: ['phone'] }))
  expect(mounted(key).items()).toEqual(['phone'])
})

test('a write before the first mount starts from the stored value', () => {
  const key = freshKey()
  storage.setItem(key, envelope({ items: ['phone'] }))
  const store = createStore()
  store.set(persistedAtom(key, options), ({ items }) => ({ items: [...items, 'lens'] }))
  expect(mounted(key).items()).toEqual(['phone', 'lens'])
})

test('a persisted atom follows the writes of another tab', () => {
  const key = freshKey()
  const { items } = mounted(key)
  storage.setItem(key, envelope({ items: ['tablet'] }))
  for (const listener of listeners) listener({ key })
  expect(items()).toEqual(['tablet'])
})

test('a write adds to what another tab wrote a moment before', () => {
  const key = freshKey()
  const { store, slice, items } = mounted(key)
  storage.setItem(key, envelope({ items: ['tablet'] }))
  store.set(slice, (before) => ({ items: [...before.items, 'lens'] }))
  expect(items()).toEqual(['tablet', 'lens'])
})

test.each([
  ['not json', '{"v":2,'],
  ['a bare value', '"hello"'],
  ['the wrong type', envelope({ items: 'phone' })],
  ['a newer version', envelope({ items: ['phone'] }, 3)],
  ['something huge', envelope({ items: ['x'.repeat(MAX_SLICE_CHARS)] })],
  ['an older version without an upgrade', envelope({ items: ['phone'] }, 1)],
])('%s is replaced by the default and reported once', (_name, text) => {
  const key = freshKey()
  storage.setItem(key, text)
  expect(mounted(key).items()).toEqual([])
  storage.setItem(key, text)
  expect(mounted(key).items()).toEqual([])
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(storage.getItem(key)).toBeNull()
})

test('a bad slice leaves its neighbours alone', () => {
  const [bad, good] = [freshKey(), freshKey()]
  storage.setItem(bad, 'rubbish')
  storage.setItem(good, envelope({ items: ['phone'] }))
  expect(mounted(bad).items()).toEqual([])
  expect(mounted(good).items()).toEqual(['phone'])
})

test('__proto__ in storage reaches no prototype', () => {
  const key = freshKey()
  storage.setItem(
    key,
    `{"v":2,"at":${Date.now()},"data":{"items":["phone"],"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}`,
  )
  const { store, slice, items } = mounted(key)
  expect(items()).toEqual(['phone'])
  expect(Reflect.get(store.get(slice).value, 'polluted')).toBeUndefined()
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('an upgrade function converts an older version', () => {
  const key = freshKey()
  storage.setItem(key, envelope(['phone'], 1))
  expect(mounted(key, { upgrades: { 1: (data) => ({ items: data }) } }).items()).toEqual(['phone'])
})

test('an upgrade function that throws on strange data costs the slice, not the page', () => {
  const key = freshKey()
  storage.setItem(key, envelope(null, 1))
  expect(mounted(key, { upgrades: { 1: (data) => ({ items: (data as string[]).map((item) => item) }) } }).items()).toEqual([])
})

test('a value past its lifetime is removed without a report', () => {
  const key = freshKey()
  storage.setItem(key, JSON.stringify({ v: 2, at: Date.now() - 1001, data: { items: ['phone'] } }))
  expect(mounted(key, { lifetimeMs: 1000 }).items()).toEqual([])
  expect(console.warn).not.toHaveBeenCalled()
})

test('a full storage leaves the session working in memory', () => {
  const key = freshKey()
  const { store, slice, items } = mounted(key)
  store.set(slice, { items: ['phone'] })
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.set(slice, (before) => ({ items: [...before.items, 'lens'] }))
  store.set(slice, (before) => ({ items: [...before.items, 'laptop'] }))
  expect(items()).toEqual(['phone', 'lens', 'laptop'])
})

test('a forbidden storage leaves the session working in memory', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  const { store, slice, items } = mounted(freshKey())
  store.set(slice, { items: ['phone'] })
  store.set(slice, (before) => ({ items: [...before.items, 'lens'] }))
  expect(items()).toEqual(['phone', 'lens'])
})

test('a key is stored when storage has a value under it, judged by nothing else', () => {
  const key = freshKey()
  expect(isStored(key)).toBe(false)
  storage.kept.set(key, 'no JSON')
  expect(isStored(key)).toBe(true)
})

test('a key that this tab has written counts as stored where storage is forbidden, and followers hear of it once', async () => {
  vi.stubGlobal('localStorage', undefined)
  const key = freshKey()
  const changed = vi.fn()
  const stop = followStored(changed)
  expect([writeStored('local', key, 'a'), writeStored('local', key, 'b')]).toEqual([false, false])
  await Promise.resolve()
  expect([isStored(key), changed.mock.calls.length]).toEqual([true, 1])
  stop()
  writeStored('local', freshKey(), 'c')
  await Promise.resolve()
  expect(changed).toHaveBeenCalledTimes(1)
})

test('removing a value, or one of the tab alone, is no write that loads code', () => {
  const [removed, ofTab] = [freshKey(), freshKey()]
  writeStored('local', removed, null)
  writeStored('session', ofTab, 'a')
  expect([isStored(removed), isStored(ofTab)]).toEqual([false, false])
})
