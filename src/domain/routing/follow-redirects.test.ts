import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { TOUCHPOINTS } from '@/domain/touchpoints'
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

test('an exact rule leads to its target with its own status', () => {
  const where = site(row('/alt', path('/kontakt'), { status: 302 }))
  expect(redirectFor(where, '/alt', '', NOON)).toMatchObject({ status: 302, location: '/kontakt', external: false })
  expect(go(where, '/alt/x')).toBeNull()
})

test('slashes, case and escapes of an old address do not matter, and it is still one hop', () => {
  const where = site(row('/Über-uns', path('/kontakt')))
  for (const from of ['/%C3%BCber-uns', '/über-UNS/', '//über-uns', '/U%CC%88ber-uns']) expect(go(where, from)).toBe('/kontakt')
})

test('a redirect passes the visitor’s query on, unless the target has its own', () => {
  expect(go(site(row('/a', path('/b'))), '/a', 'x=1&y=2')).toBe('/b?x=1&y=2')
  expect(go(site(row('/a', path('/b?z=3#top'))), '/a', 'x=1')).toBe('/b?z=3#top')
  expect(go(site(row('/a', { kind: 'external', url: 'https://p.example/q' })), '/a', 'x=1')).toBe('https://p.example/q?x=1')
  expect(go(site(row('/a', { kind: 'external', url: 'https://p.example/q?z=3' })), '/a', 'x=1')).toBe('https://p.example/q?z=3')
})

test('the old cart drops its query, except for the eleven touchpoints', () => {
  expect(TOUCHPOINTS).toHaveLength(11)
  const all = [...TOUCHPOINTS, 'cartId', 'q'].map((name) => `${name}=1`).join('&')
  expect(go(site(row('/warenkorb', screen('home'))), '/warenkorb', all)).toBe(
    `/?${TOUCHPOINTS.map((name) => `${name}=1`).join('&')}`,
  )
})

test('a pattern fills its parameters, escaped, into the target', () => {
  const where = site(row('/alt/{was}/{wie}', path('/neu/{wie}?was={was}'), { match: 'pattern' }))
  expect(go(where, '/alt/a%2Fb/c%3Fd')).toBe('/neu/c%3Fd?was=a%2Fb')
  expect(go(site(row('/alt/:was', path('/neu/:was'), { match: 'pattern' })), '/alt/x')).toBe('/neu/x')
})

test('a pattern may require a query and consume it', () => {
  const hash = 'A'.repeat(40)
  const to = screen('newsletterUnsubscribe', { emailHash: '{hash}' })
  const where = site(row('/newsletter/abmelden?hash={hash}', to, { match: 'pattern' }))
  expect(go(where, '/newsletter/abmelden', `hash=${hash}&utm_id=1`)).toBe(`/newsletter/unsubscribe/${hash}?utm_id=1`)
  expect(go(where, '/newsletter/abmelden')).toBeNull()
  expect(go(where, '/newsletter/abmelden', 'hash=short')).toBeNull()
})

test('an exact rule with a query beats one without', () => {
  const where = site(row('/a', path('/b')), row('/a?id=7', path('/c')))
  expect(go(where, '/a', 'id=7&x=1')).toBe('/c?x=1')
  expect(go(where, '/a', 'id=8')).toBe('/b?id=8')
})

test('an exact rule beats a pattern, a pattern a prefix, and the longer prefix the shorter', () => {
  const where = site(
    row('/browser', path('/p1'), { match: 'prefix' }),
    row('/browser/shop/*', path('/p2'), { match: 'prefix' }),
    row('/browser/{x}', path('/p3'), { match: 'pattern' }),
    row('/browser/faq', path('/p4')),
  )
  expect(go(where, '/browser/faq')).toBe('/p4')
  expect(go(where, '/browser/other')).toBe('/p3')
  expect(go(where, '/browser/shop/a/b')).toBe('/p2')
  expect(go(where, '/browser/a/b')).toBe('/p1')
  expect(go(where, '/browser')).toBe('/p1')
  expect(go(where, '/browserish')).toBeNull()
})

test('a prefix may append the rest of the path to its target', () => {
  expect(go(site(row('/alt', path('/neu/*'), { match: 'prefix' })), '/alt/a/b', 'x=1')).toBe('/neu/a/b?x=1')
})

test('a prefix gives way to a live route unless its box is ticked', () => {
  const rule = row('/produkte', path('/kontakt'), { match: 'prefix' })
  expect(go(site(rule), '/produkte/iphone')).toBeNull()
  expect(go(site(rule), '/produkte/a/b')).toBe('/kontakt')
  expect(go(site({ ...rule, hidesRoute: true }), '/produkte/iphone')).toBe('/kontakt')
})

test('a prefix redirect does not catch a truncated link to a clarification', () => {
  const where = site(row('/browser', path('/p1'), { match: 'prefix', hidesRoute: true }))
  expect(go(where, '/browser/clarification/id/a1')).toBeNull()
  expect(go(where, '/browser/ClarificationQuickAnswer/id')).toBeNull()
  expect(go(where, '/browser/other')).toBe('/p1')
  const own = site(row('/browser/clarification', path('/p1'), { match: 'prefix' }))
  expect(go(own, '/browser/clarification/id/a1')).toBe('/p1')
})

test('chains end in one hop, at the canonical form of a route', () => {
  const where = site(row('/a', path('/b'), { status: 302 }), row('/b', path('/c')), row('/c', path('/contact')))
  expect(redirectFor(where, '/a', 'x=1', NOON)).toMatchObject({ status: 302, location: '/kontakt?x=1' })
})

test('a chain that ends in 410 is gone', () => {
  expect(go(site(row('/a', path('/b')), row('/b', null, { status: 410 })), '/a')).toBe(410)
})

test('a rule applies between its dates only, the end excluded', () => {
  const where = site(row('/a', path('/b'), { validFrom: '2026-11-21T12:00:00Z', validTo: '2026-11-21T13:00:00Z' }))
  expect(go(where, '/a', '', NOON - 1)).toBeNull()
  expect(go(where, '/a', '', NOON)).toBe('/b')
  expect(go(where, '/a', '', NOON + 3_600_000)).toBeNull()
})

test('a rule that is switched off, loops or leads to itself does nothing', () => {
  expect(go(site(row('/a', path('/b'), { enabled: false })), '/a')).toBeNull()
  expect(go(site(row('/a', path('/b')), row('/b', path('/a'))), '/a')).toBeNull()
  expect(go(site(row('/kontakt', path('/contact'))), '/kontakt')).toBeNull()
  expect(go(site(row('/a', path('/A/'))), '/a')).toBeNull()
  expect(go(site(row('/a', path('/a/b/*'), { match: 'prefix' })), '/a/x')).toBeNull()
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'https://a@evil.example'])(
  'a target %s is never used',
  (url) => {
    expect(go(site(row('/a', { kind: 'external', url }), row('/b', path(url))), '/a')).toBeNull()
    expect(go(site(row('/b', path(url))), '/b')).toBeNull()
  },
)

test.each([
  ['/{x}', 'https://{x}', 'pattern', '/evil.example'],
  ['/{x}', 'https://{x}.p.example/', 'pattern', '/evil'],
  ['/{x}', 'https://p.example{x}', 'pattern', '/.evil.example'],
  ['/{x}', 'https://p.example:80{x}', 'pattern', '/80'],
  ['/{x}', '{x}://p.example/', 'pattern', '/https'],
  ['/{x}', 'http{x}://p.example/', 'pattern', '/s'],
  ['/:x', 'https://:x', 'pattern', '/evil.example'],
  ['/a', 'https://*', 'prefix', '/a/evil.example'],
  ['/a', 'https://p.example*', 'prefix', '/a/.evil.example'],
  ['/a', 'https://p.example:4*', 'prefix', '/a/43'],
] as const)('the stored redirect %s to %s whose host a visitor would fill in does nothing', (from, url, match, visited) => {
  expect(go(site(row(from, { kind: 'external', url }, { match })), visited)).toBeNull()
})

test.each([
  ['/a', 'https://p.example/*', 'prefix', '/a/b/c', 'https://p.example/b/c'],
  ['/{x}', 'https://p.example:8443/q?y={x}', 'pattern', '/b', 'https://p.example:8443/q?y=b'],
  ['/{x}', 'https://münchen.example/{x}', 'pattern', '/b', 'https://xn--mnchen-3ya.example/b'],
  ['/{x}', 'http://[::1]:80/{x}', 'pattern', '/b', 'http://[::1]/b'],
] as const)('%s to %s keeps its host and fills in the path', (from, url, match, visited, expected) => {
  expect(go(site(row(from, { kind: 'external', url }, { match })), visited)).toBe(expected)
})

test('a parameter cannot change the host of an outside target', () => {
  const where = site(row('/{x}', { kind: 'external', url: 'https://p.example/{x}' }, { match: 'pattern' }))
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      (text) => {
        const location = go(where, `/${encodeURIComponent(text)}`)
        if (typeof location === 'string') expect(new URL(location).origin).toBe('https://p.example')
      },
    ),
  )
})

test('resolving a redirect ends for every table, and never leads back to the same path', () => {
  const place = fc.constantFrom('/a', '/b', '/c', '/a/b', '/kontakt', '/contact', '/produkte/x', '/')
  const target = fc.oneof(place, fc.constantFrom('/a/*', '/a/b/*', '/{x}', '/a/{x}')).map(path)
  const rule = fc.oneof(
    fc.record({ from: place, to: target, match: fc.constantFrom('exact' as const, 'prefix' as const), hidesRoute: fc.boolean() }),
    fc.record({
      from: fc.constantFrom('/{x}', '/a/{x}'),
      to: target,
      match: fc.constant('pattern' as const),
      hidesRoute: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), place, (list, from) => {
      const where = site(...list.map((given) => row(given.from, given.to, given)))
      const moved = redirectFor(where, from, '', NOON)
      if (moved?.kind !== 'moved') return
      expect(moved.location).not.toBe(from)
      // One hop is enough: no rule begins at the end.
      expect(redirectFor(where, moved.location, '', NOON)).toBeNull()
    }),
    { numRuns: 3000 },
  )
})

test('exact, pattern and prefix redirects among a hundred thousand are found', () => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
    index % 3 === 0
      ? row(`/alt/produkt-${index}`, path('/kontakt'))
      : index % 3 === 1
        ? row(`/alt${index}/{x}`, path('/kontakt'), { match: 'pattern' })
        : row(`/weg/${index}`, path('/kontakt'), { match: 'prefix' }),
  )
  const where = site(...many)
  expect(go(where, '/alt/produkt-99999')).toBe('/kontakt')
  expect(go(where, '/alt1/y')).toBe('/kontakt')
  expect(go(where, '/weg/2/y')).toBe('/kontakt')
})
