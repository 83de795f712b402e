import { NextRequest } from 'next/server'
import { beforeAll, expect, test } from 'vitest'
import { publish } from '@/cms/snapshot'
import { innerError } from '@/domain/routing/inner-address'
import { pathTo } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'
import { pageHeaders } from '@/http/response-headers'
import { developmentProxy } from '@/server/development-proxy'
import { directory, decideRequest, exampleParams, NOON } from './decide-request'

// `env()` takes the values of a build in place of those of an environment.
process.env.NEXT_PHASE = 'phase-production-build'
process.env.STAFF_HOSTS = 'localhost'
beforeAll(() => publish({ version: 'test', loadedAt: new Date(NOON).toISOString(), directory }))

const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
  developmentProxy(new NextRequest(`http://inner.test${path}`, { headers: { host: `${host}:3000`, ...headers } }))
const shop = (hostname: string) => {
  const found = directory.shopOf(hostname)
  if (!found) throw new Error(`no shop ${hostname}`)
  return found
}
const forwarded = (answer: Response, name: string) => answer.headers.get(`x-middleware-request-${name}`)

test.each(SCREEN_NAMES)('the screen %s is rewritten to what decide() says, with the headers of its screen', (screen) => {
  const own = shop('de.localhost')
  const path = pathTo(own.routes, screen, exampleParams(screen))
  const decision = decideRequest('de.localhost', path)
  const answer = ask('de.localhost', path, { 'x-shop-key': 'fr', cookie: 'access=a' })
  if (decision.kind !== 'screen') throw new Error(`${screen} is not open`)
  expect(answer.headers.get('x-middleware-rewrite')).toBe(`http://inner.test${decision.inner}`)
  expect(forwarded(answer, 'x-shop-key')).toBe(own.key)
  const { secret, noindex, cache } = screenRow(screen)
  expect(Object.fromEntries(answer.headers)).toMatchObject(pageHeaders(own, { secret, noindex }))
  expect(answer.headers.get('cache-control')).toBe(cache === 'never' ? 'private, no-store' : null)
  expect(answer.headers.get('content-security-policy-report-only')).toMatch(/^default-src 'none'/)
  expect(answer.headers.get('set-cookie')).toContain('locale=de-DE')
})

test.each([
  ['de.localhost', '/Kontakt/?a=b', 308, 'http://de.localhost:3000/kontakt?a=b'],
  ['fr.localhost', '/vendre/telephone-portable', 301, 'http://fr.localhost:3000/catalogue/smartphones'],
  ['de.localhost', '/account/management?a=b', 307, 'http://de.localhost:3000/account?next=%2Faccount%2Fmanagement%3Fa%3Db'],
  ['evil.example', '/', 421, null],
])('%s%s answers %i', (host, path, status, location) => {
  const answer = ask(host, path)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
})

test('an address without a route is the error screen with its status', () => {
  const answer = ask('de.localhost', '/nirgends')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('x-middleware-rewrite')).toBe(
    `http://inner.test${innerError(shop('de.localhost').key, '/error/not-found')}`,
  )
})

test('the own API gets the key of its shop, and the admin a nonce', () => {
  const api = ask('de.localhost', '/api/search?q=x', { 'x-shop-key': 'fr' })
  expect([api.headers.get('x-middleware-next'), forwarded(api, 'x-shop-key')]).toEqual(['1', shop('de.localhost').key])
  const admin = ask('localhost', '/admin', { 'content-security-policy': "script-src 'nonce-mine'" })
  expect(forwarded(admin, 'content-security-policy')).toMatch(/'nonce-[\w+/=]{24}'/)
  expect(admin.headers.get('content-security-policy-report-only')).toBe(forwarded(admin, 'content-security-policy'))
  expect(forwarded(admin, 'x-shop-key')).toBeNull()
})
