import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { MARK_WITH_ACCOUNT, MARK_WITH_ANSWERS, MARK_WITHOUT_ACCOUNT, MARK_WITHOUT_CART } from '@/domain/page-scripts'
import { cartKey, STORED } from '@/storefront/kit/storage/browser-storage'
import { answersKey } from '@/storefront/valuation/saved-answers'
import { inlineScripts, PAGE_SCRIPTS } from './inline-scripts'
import { testWith } from '../../tests/support/test-with'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const PUSH = 'self.__next_f.push([1,"a:[\\"$\\"]\\n"])'
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'

test('the data pushes of the framework get a hash, each once', () => {
  const html = `<script>${FIRST}</script><script id="_R_">${PUSH}</script><script>${PUSH}</script>`
  expect(inlineScripts(html)).toEqual({ sources: [hashOf(FIRST), hashOf(PUSH)], refused: 0 })
})

test('the names of the build files get a hash', () => {
  const start =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});'
  expect(inlineScripts(`<script>${start}</script>`)).toEqual({ sources: [hashOf(start)], refused: 0 })
})

testWith('script-check')('of our own scripts only the exact texts get a hash', () => {
  for (const text of PAGE_SCRIPTS) {
    expect(inlineScripts(`<script>${text}</script>`)).toEqual({ sources: [hashOf(text)], refused: 0 })
    expect(inlineScripts(`<script>${text};alert(1)</script>`)).toEqual({ sources: [], refused: 1 })
  }
})

/** What a script marks the document with, in a browser that holds one value; null where it may not read its storage. */
function markOf(script: string, storage: 'local' | 'session' | null, key = 'other', hash = '') {
  const dataset: { stored?: string } = {}
  const localStorage = storage === 'local' ? { [key]: '{}' } : {}
  const sessionStorage = storage === 'session' ? { [key]: '{}' } : {}
  const readable = storage === null ? {} : { localStorage, sessionStorage }
  runInNewContext(script, { document: { documentElement: { dataset } }, location: { hash }, ...readable })
  return dataset.stored
}

test('a cart, a log-in, an unfinished log-out or a guest’s sale in this browser leaves its screen without the mark', () => {
  expect(markOf(MARK_WITHOUT_CART, 'local', cartKey({ market: 'de', mode: 'default' }))).toBeUndefined()
  for (const key of [`${STORED.account}.de`, STORED.unfinishedLogOut])
    expect(markOf(MARK_WITHOUT_ACCOUNT, 'local', key)).toBeUndefined()
  expect(markOf(MARK_WITHOUT_ACCOUNT, 'session', `${STORED.guestTrade}.de`)).toBeUndefined()
  expect(markOf(MARK_WITHOUT_ACCOUNT, 'local', 'other', '#trade=abc')).toBeUndefined()
})

test('the checkout is marked for a customer who is logged in, and not after the log-out', () => {
  const marked = (isLoggedIn: boolean) => {
    const dataset: { account?: string } = {}
    const localStorage = { [`${STORED.account}.de`]: JSON.stringify({ v: 1, at: 1, data: { isLoggedIn } }) }
    runInNewContext(MARK_WITH_ACCOUNT, { document: { documentElement: { dataset } }, localStorage })
    return dataset.account
  }
  expect([marked(true), marked(false)]).toEqual(['', undefined])
})

test('a browser without them is marked, and one that forbids its storage is not', () => {
  for (const script of [MARK_WITHOUT_CART, MARK_WITHOUT_ACCOUNT]) {
    expect(markOf(script, 'local')).toBe('none')
    expect(markOf(script, null)).toBeUndefined()
  }
})

test('a device is marked when its answers are stored or its address names a saved price, and otherwise not', () => {
  const key = answersKey('de.default.apple iPhone 13')
  const marked = (stored: Record<string, string> | null, hash = '') => {
    const dataset: { answers?: string } = {}
    const sessionStorage = { getItem: (name: string) => stored?.[name] ?? null }
    const document = { documentElement: { dataset }, currentScript: { dataset: { key } } }
    runInNewContext(MARK_WITH_ANSWERS, { document, location: { hash }, ...(stored && { sessionStorage }) })
    return dataset.answers
  }
  expect(marked({ [key]: '{}' })).toBe('stored')
  expect(marked({}, `#quote=${'a'.repeat(22)}`)).toBe('stored')
  for (const stored of [{}, { [`${key} Pro`]: '{}' }, null]) expect(marked(stored)).toBeUndefined()
})

test('scripts with an address and data blocks get no hash', () => {
  const html = '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script></script>'
  expect(inlineScripts(html)).toEqual({ sources: [], refused: 0 })
})

testWith('script-check').each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([alert(1)])',
  "self.__next_f.push([1,'a'])",
  'self.__next_f.push([1,"a"]),alert(1),([])',
  '$R=1;alert(1)',
  '$RC("B:0","S:0");alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
])('a script that is more than data gets no hash: %s', (text) => {
  expect(inlineScripts(`<script>${text}</script>`)).toEqual({ sources: [], refused: 1 })
})
