import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { compileRedirects } from './redirect-rules'
import { redirectFor, type RedirectSite } from './follow-redirects'
import { compileRoutes } from './route-map'

const routes = compileRoutes([
  { screen: 'contact', pattern: '/kontakt' },
  { screen: 'overview', pattern: '/produkte/uebersicht-{overview}' },
  { screen: 'product', pattern: '/produkte/{pdp}' },
])
const NOON = Date.parse('2026-11-21T12:00:00Z')
const path = (to: string): RedirectTarget => ({ kind: 'path', path: to })
const screen = (name: string, params: Record<string, string> = {}): RedirectTarget => ({ kind: 'screen', screen: name, params })

let rows = 0
const row = (from: string, to: RedirectTarget | null, more: Partial<RedirectRow> = {}): RedirectRow => ({
  id: String(++rows),
  from,
  match: 'exact',
  to,
  status: 301,
  enabled: true,
  validFrom: null,
  validTo: null,
  hidesRoute: false,
  ...more,
})
const site = (...list: RedirectRow[]): RedirectSite => ({ routes, redirects: compileRedirects(list) })
const go = (where: RedirectSite, from: string, query = '', now = NOON) => {
  const moved = redirectFor(where, from, query, now)
  return moved === null ? null : moved.kind === 'gone' ? 410 : moved.location
}

test('a query that a redirect keeps is written as the visitor wrote it', () => {
  const where = site(
    row('/a', path('/b')),
    row('/c?id=1', path('/d')),
    row('/e', { kind: 'external', url: 'https://p.example/q' }),
  )
  expect(go(where, '/a', 'q=iphone%2013&b=a+b')).toBe('/b?q=iphone%2013&b=a+b')
  expect(go(where, '/c', 'id=1&q=iphone%2013')).toBe('/d?q=iphone%2013')
  expect(go(where, '/e', 'q=iphone%2013')).toBe('https://p.example/q?q=iphone%2013')
})

test('a slug that a redirect fills in is in lower case, and without a rest of the sentence', () => {
  const where = site(
    row('/browser/content/{slug}', screen('content', { slug: '{slug}' }), { match: 'pattern' }),
    row('/hilfe/*', path('/content/*'), { match: 'prefix' }),
  )
  expect(go(where, '/browser/content/AGB')).toBe('/content/agb')
  expect(go(where, '/hilfe/AGB')).toBe('/content/agb')
  expect(go(where, '/hilfe/agb).')).toBe('/content/agb')
  expect(go(where, '/hilfe/agb%3Futm_source=nl', 'x=1')).toBe('/content/agb?utm_source=nl&x=1')
})

test('a prefix without a path after it leads to the nearest page above its target', () => {
  const where = site(
    row('/hilfe/*', path('/content/*'), { match: 'prefix' }),
    row('/alt/*', path('/kontakt/*'), { match: 'prefix' }),
  )
  expect(go(where, '/hilfe')).toBe('/')
  expect(go(where, '/alt/')).toBe('/kontakt')
})
