import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { allowedMethods, cleanHeaders, readClientAddress, parseTarget } from './request-hygiene'

const requestWith = (headers: IncomingMessage['headers']) => Object.assign(new IncomingMessage(new Socket()), { headers })

test('headers that a visitor must not set are removed, and set to the true values', () => {
  const request = requestWith({
    'x-middleware-subrequest': 'src/middleware',
    'x-shop-key': 'fr.default',
    'x-inner-pass': 'guess',
    'x-inner-address': '/shop/fr.default',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'mine',
    'x-client-address': '1.2.3.4',
    'content-security-policy': "script-src 'nonce-x'",
    accept: 'text/html',
  })
  cleanHeaders(request, { host: 'de.localhost:3000', address: '9.9.9.9', requestId: 'id' })
  expect(request.headers).toEqual({
    accept: 'text/html',
    host: 'de.localhost:3000',
    'x-client-address': '9.9.9.9',
    'x-request-id': 'id',
  })
})

test.each([
  ['10.0.0.2', '6.6.6.6, 7.7.7.7', '7.7.7.7'],
  ['10.0.0.2', '7.7.7.7:4711', '7.7.7.7'],
  ['10.0.0.2', 'hello', '10.0.0.2'],
  ['10.0.0.2', undefined, '10.0.0.2'],
  ['9.9.9.9', '6.6.6.6, 7.7.7.7', '9.9.9.9'],
  [undefined, '6.6.6.6', 'unknown'],
])('behind the proxy 10.0.0.2 the peer %s with X-Forwarded-For %s is the visitor %s', (peer, header, visitor) => {
  const request = requestWith(header === undefined ? {} : { 'x-forwarded-for': header })
  Object.defineProperty(request.socket, 'remoteAddress', { value: peer })
  expect(readClientAddress(request, { isTrusted: (address) => address === '10.0.0.2' })).toBe(visitor)
})

test.each([
  ['/a/b?c=d?e', { path: '/a/b', query: 'c=d?e' }],
  ['//evil.example/a', { path: '//evil.example/a', query: '' }],
  ['http://evil.example/a?b', { path: '/a', query: 'b' }],
  ['/a/../b/%2e%2e/c', { path: '/c', query: '' }],
  ['/a\\b', { path: '/a/b', query: '' }],
  ['/%75', { path: '/%75', query: '' }],
  ['*', null],
  ['', null],
])('%s is read as %o', (url, expected) => {
  expect(parseTarget(url)).toEqual(expected)
})

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
