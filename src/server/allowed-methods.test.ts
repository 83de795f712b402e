import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods'

test.each([
  ['/api/trades', 'OPTIONS, POST'],
  ['/api/search', 'GET, HEAD, OPTIONS'],
  ['/sitemap.xml', 'GET, HEAD, OPTIONS'],
  ['/sitemapxxml', null],
  ['/api/nowhere', null],
  ['/api/newsletter/subscriptions', 'OPTIONS, POST'],
  ['/api/trades/lookups', 'OPTIONS, POST'],
  ['/api/newsletter/unsubscribe/abc', 'GET, HEAD, OPTIONS, POST'],
  ['/api/newsletter/unsubscribe/abc/def', null],
])('the methods of %s are %j', (path, methods) => {
  expect(allowedMethods(path)).toBe(methods)
})
