import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content'
import { findChain, findLoop, hiddenRoute } from './redirect-checks'
import { compileRoutes } from './route-map'

const routes = compileRoutes([
  { screen: 'contact', pattern: '/kontakt' },
  { screen: 'product', pattern: '/produkte/{pdp}' },
])
const row = (from: string, to: string, more: Partial<RedirectRow> = {}): RedirectRow => ({
  id: from,
  from,
  match: 'exact',
  to: { kind: 'path', path: to },
  status: 301,
  enabled: true,
  validFrom: null,
  validTo: null,
  hidesRoute: false,
  ...more,
})
const pages = [{ slug: 'agb' }]
const hidden = (from: string, more: Partial<RedirectRow> = {}) =>
  hiddenRoute(row(from, '/x', more), routes, pages)?.pattern ?? null

test('a loop is found with every address of it, dates or not', () => {
  const late = row('/c', '/a', { validFrom: '2030-01-01T00:00:00Z' })
  expect(findLoop(row('/a', '/b'), [row('/b', '/c'), late], routes)).toEqual(['/a', '/b', '/c'])
  expect(findLoop(row('/a', '/b'), [row('/b', '/c')], routes)).toBeNull()
  expect(findLoop(row('/a', '/A'), [], routes)).toEqual(['/a'])
})

test('a loop over the canonical form of a route is found', () => {
  expect(findLoop(row('/kontakt', '/contact'), [], routes)).toEqual(['/kontakt'])
})

test('a prefix or pattern that leads below itself is a loop', () => {
  expect(findLoop(row('/a', '/a/b', { match: 'prefix' }), [], routes)).toEqual(['/a'])
  expect(findLoop(row('/a/{x}', '/a/y', { match: 'pattern' }), [], routes)).toEqual(['/a/{x}'])
})

test('a row is judged by its new form, not by the one that it replaces', () => {
  expect(findLoop(row('/a', '/c'), [row('/a', '/b'), row('/b', '/a')], routes)).toBeNull()
})

test('a chain is found with its end, which the editor may take over', () => {
  expect(findChain(row('/a', '/b'), [row('/b', '/c'), row('/c', '/contact')], routes)).toEqual({
    froms: ['/a', '/b', '/c'],
    flattened: '/kontakt',
  })
  expect(findChain(row('/a', '/kontakt'), [], routes)).toBeNull()
})

test.each([
  ['/kontakt', {}, '/kontakt'],
  ['/KONTAKT/', {}, '/kontakt'],
  ['/contact', {}, null],
  ['/content/agb', {}, '/content/{slug}'],
  ['/content/alt', {}, null],
  ['/produkte/altes-handy', {}, null],
  ['/kontakt?alt=1', {}, null],
  ['/produkte', { match: 'prefix' }, '/produkte/{pdp}'],
  ['/browser', { match: 'prefix' }, null],
  ['/produkte/{x}', { match: 'pattern' }, '/produkte/{pdp}'],
  ['/:x', { match: 'pattern' }, '/kontakt'],
  ['/alt/{x}', { match: 'pattern' }, null],
] as const)('%s %o hides %s', (from, more, expected) => {
  const found = hidden(from, more)
  if (from === '/:x') expect(found).not.toBeNull()
  else expect(found).toBe(expected)
})
