import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NextResponse } from 'next/server'
import * as router from 'next/dist/client/components/app-router-headers'
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response'
import * as ipc from 'next/dist/server/lib/server-ipc/utils'
import { expect, test } from 'vitest'
import {
  BUILT_CONFIG_VARIABLE,
  frameworkCacheState,
  isFrameworkAnswerHeader,
  isFrameworkRequestHeader,
  isPrefetch,
  isRouterRequest,
  PAGE_VARY,
  rewrittenTo,
  ROUTER_KEY,
  variantAddress,
  readVariant,
  withoutRouterKey,
} from './framework-internals'
import { inlineScripts } from './inline-scripts'

// What an upgrade of the framework may change. The digests of React's scripts are held by suspense-scripts.test.tsx, the rows of
// a payload and the keys of prefetches by tests/http/framework-internals.test.ts.

const { resolve } = createRequire(import.meta.url)
const sourceOf = (file: string) => readFileSync(resolve(file), 'utf8')

test('the names of the router are those of the installed framework', () => {
  expect(ROUTER_KEY).toBe(router.NEXT_RSC_UNION_QUERY)
  const flight = [
    router.RSC_HEADER,
    router.NEXT_ROUTER_STATE_TREE_HEADER,
    router.NEXT_ROUTER_PREFETCH_HEADER,
    router.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  ]
  expect(PAGE_VARY).toBe([...flight, 'accept-encoding', 'sec-fetch-mode', 'sec-fetch-site'].join(', '))
  // Hot reload exists in development only.
  expect(new Set(router.FLIGHT_HEADERS)).toEqual(new Set([...flight, router.NEXT_HMR_REFRESH_HEADER]))
})

test('every header that the framework takes only from itself is removed from a visitor’s request', () => {
  const given: Record<string, string> = Object.fromEntries(
    ['x-middleware-rewrite', 'x-matched-path', 'x-nextjs-data', 'next-resume', 'x-next-resume-state-length', 'accept'].map(
      (name) => [name, ''],
    ),
  )
  const own = Object.keys(given)
  ipc.filterInternalHeaders(given)
  expect(Object.keys(given)).toEqual(['accept'])
  expect(own.filter((name) => !isFrameworkRequestHeader(name))).toEqual(['accept'])
  const [, listed = ''] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(sourceOf('next/dist/server/lib/server-ipc/utils.js')) ?? []
  const all = [...listed.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? [])
  expect(all.length).toBeGreaterThan(9)
  expect(all.filter((name) => !isFrameworkRequestHeader(name))).toEqual([])
})

test.each([
  ['next/dist/build/templates/app-page-runtime.js', /'x-nextjs-cache', .*'STALE' : 'HIT'/],
  ['next/dist/server/config.js', new RegExp(`JSON\\.parse\\(process\\.env\\.${BUILT_CONFIG_VARIABLE}\\)`)],
])('%s reads and writes the names that the server entry uses', (file, names) => {
  expect(sourceOf(file)).toMatch(names)
})

test('a rewrite of the proxy names the inner address that answered', () => {
  const { headers } = NextResponse.rewrite(new URL('http://localhost:3000/shop/a/b?_rsc=1'))
  expect(rewrittenTo(Object.fromEntries(headers))).toBe('/shop/a/b')
  expect(rewrittenTo({ 'x-middleware-rewrite': '/shop/a/b?_rsc=1' })).toBe('/shop/a/b')
  expect(rewrittenTo({})).toBeNull()
  expect([...headers.keys()].filter((name) => !isFrameworkAnswerHeader(name))).toEqual([])
})

test('the scripts that push an RSC payload may run', async () => {
  const payload = '1:"$Sreact.fragment"\n0:["<\u2028 ü","$L4"]\n4:["own"]\n'
  const stream = createInlinedDataReadableStream(new Response(payload).body!, undefined, null)
  const html = `<html>${await new Response(stream).text()}</html>`
  expect(inlineScripts(html)).toMatchObject({ refused: 0 })
  expect(inlineScripts(html).sources).toHaveLength(2)
})

test('the router selects a variant by three headers of known form; its state tree and next-url select none', () => {
  expect(readVariant({ cookie: 'a=b', 'user-agent': 'x' })).toEqual({})
  expect(readVariant({ rsc: '1', 'next-router-state-tree': 'x', 'next-url': '/y', cookie: 'z' })).toEqual({ rsc: '1' })
  const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  expect(readVariant(prefetch)).toEqual(prefetch)
  expect([isPrefetch(prefetch), isPrefetch({ rsc: '1' })]).toEqual([true, false])
  expect(readVariant({ 'next-router-prefetch': '1' })).toEqual({})
})

const PREFETCH = { rsc: '1', 'next-router-prefetch': '1' }

test('a segment without a prefetch of it selects no other answer', () => {
  expect(readVariant({ rsc: '1', 'next-router-segment-prefetch': '/invented' })).toEqual({ rsc: '1' })
  const whole = { rsc: '1', 'next-router-prefetch': '2' }
  expect(readVariant({ ...whole, 'next-router-segment-prefetch': '/invented' })).toEqual(whole)
})

test.each([{ rsc: '2' }, { rsc: '1', 'next-router-prefetch': '9' }, { ...PREFETCH, 'next-router-segment-prefetch': 'a\nb' }])(
  'a request with the headers %o has no variant',
  (headers) => {
    expect(readVariant(headers)).toBeNull()
  },
)

test('the address of a variant has the key that the framework expects, and a document none', async () => {
  expect(await variantAddress('/a', {})).toBe('/a')
  expect(await variantAddress('/a', { rsc: '1' })).toBe('/a?_rsc=')
  expect(await variantAddress('/a', { rsc: '1', 'next-router-prefetch': '1' })).toMatch(/^\/a\?_rsc=[\w-]{16}$/)
})

test.each([
  ['_rsc=abc', ''],
  ['a=1&_rsc=abc&b=2', 'a=1&b=2'],
  ['_rsc', ''],
  ['x_rsc=1', 'x_rsc=1'],
])('the router’s key is removed from %s', (query, expected) => {
  expect(withoutRouterKey(query)).toBe(expected)
})

test('a request of the router is recognised by its header, whatever the value', () => {
  expect(['1', '', null, undefined].map(isRouterRequest)).toEqual([true, true, false, false])
})

test.each([
  ['HIT', 'hit'],
  ['STALE', 'stale'],
  ['MISS', null],
  [undefined, null],
])('the state %s of the framework’s cache is read as %s', (state, expected) => {
  expect(frameworkCacheState({ 'x-nextjs-cache': state })).toBe(expected)
})
