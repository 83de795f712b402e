import { expect, test } from 'vitest'
import { storable } from './page-policy'

const INNER = '/shop/de.default.local.abc/product/x'
const good = { 'cache-control': 's-maxage=60, stale-while-revalidate=31535940', 'x-middleware-rewrite': INNER }

test('a public 200 of the requested page is cached', () => {
  expect(storable(INNER, 200, good)).toBe(true)
  expect(storable(INNER, 200, { ...good, 'x-middleware-rewrite': `${INNER}?_rsc=abc` })).toBe(true)
})

test.each([
  ['an error', 404, good],
  ['a failure', 500, good],
  ['a redirect', 308, good],
  ['an empty answer', 204, good],
  ['a private page', 200, { ...good, 'cache-control': 'private, no-cache, no-store, max-age=0' }],
  ['a page without a life', 200, { ...good, 'cache-control': 'public' }],
  ['a contradiction', 200, { ...good, 'cache-control': 's-maxage=60, private' }],
  ['a cookie', 200, { ...good, 'set-cookie': ['a=b'] }],
  ["another market's page", 200, { ...good, 'x-middleware-rewrite': '/shop/fr.default.local.abc/product/x' }],
  ['the page of a save in between', 200, { ...good, 'x-middleware-rewrite': '/shop/de.default.local.def/product/x' }],
  ['a page without a rewrite', 200, { 'cache-control': 's-maxage=60' }],
])('%s is not cached', (_what, status, headers) => {
  expect(storable(INNER, status, headers)).toBe(false)
})
