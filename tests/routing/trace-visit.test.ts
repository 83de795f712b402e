import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { traceVisit } from '@/domain/routing/trace-visit'
import { directory, NOON } from './decide-request'

const path = (to: string): RedirectTarget => ({ kind: 'path', path: to })
const row = (from: string, to: RedirectTarget | null, more: Partial<RedirectRow> = {}): RedirectRow => ({
  id: from,
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

function trace(address: string, ...rows: RedirectRow[]) {
  const shop = directory.shopOf('de.localhost')
  if (!shop) throw new Error('Germany has no shop')
  return traceVisit({ shop: { ...shop, redirects: compileRedirects(rows) }, slugs: new Set(['agb']), now: NOON }, address)
}

test('a redirect is one hop with its rule, to its final screen', () => {
  expect(trace('/alt?a=1', row('/alt', path('/kontakt')))).toMatchObject({
    hops: [{ asked: '/alt?a=1', status: 301, location: 'http://de.localhost:3000/kontakt?a=1', rules: [{ id: '/alt' }] }],
    status: 200,
    end: 'screen',
    screen: 'contact',
    address: '/kontakt?a=1',
    hides: null,
    givesWay: null,
  })
})

test('a chain is one hop that names all its rules', () => {
  const { hops } = trace('/a', row('/a', path('/b')), row('/b', path('/kontakt'), { status: 302 }))
  expect(hops).toHaveLength(1)
  expect(hops[0]).toMatchObject({ status: 301, rules: [{ id: '/a' }, { id: '/b' }] })
})

test('another form of a route is a hop without a rule', () => {
  expect(trace('/contact').hops).toEqual([
    { asked: '/contact', status: 308, location: 'http://de.localhost:3000/kontakt', rules: [] },
  ])
})

test.each([
  ['/nirgends', { end: 'missing', status: 404, hops: [] }],
  ['/content/agb', { end: 'screen', status: 200, unsure: false }],
  ['/content/gibt-es-nicht', { end: 'missing', status: 404, screen: 'content' }],
  ['/produkte/apple-iphone-13-128gb', { end: 'screen', status: 200, unsure: true }],
  ['/admin', { end: 'machinery', status: null }],
  ['/api/search', { end: 'machinery', status: null }],
])('%s ends as %o', (address, expected) => {
  expect(trace(address)).toMatchObject(expected)
})

test('a 410 names the rule that says so', () => {
  const gone = trace('/alt', row('/alt', null, { status: 410 }))
  expect(gone).toMatchObject({ end: 'gone', status: 410, hops: [{ status: 410, location: null, rules: [{ id: '/alt' }] }] })
})

test('a target outside the shop is not followed', () => {
  const away = trace('/alt', row('/alt', { kind: 'external', url: 'https://example.com/x' }))
  expect(away).toMatchObject({ end: 'outside', status: null, address: 'https://example.com/x' })
})

test('a loop ends', () => {
  expect(trace('/a', row('/a', path('/b')), row('/b', path('/a')))).toMatchObject({ end: 'loop', status: null })
})

test('a live page behind a redirect, and a prefix behind a live page, are named', () => {
  expect(trace('/kontakt', row('/kontakt', path('/content/agb'), { hidesRoute: true }))).toMatchObject({ hides: 'contact' })
  expect(trace('/kontakt', row('/kontakt', path('/content/agb'), { match: 'prefix' }))).toMatchObject({
    end: 'screen',
    hides: null,
    givesWay: { id: '/kontakt' },
  })
})

test('a redirect whose period has not begun is ignored', () => {
  expect(trace('/alt', row('/alt', path('/kontakt'), { validFrom: '2027-01-01T00:00:00.000Z' })).end).toBe('missing')
})
