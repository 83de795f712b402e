import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content/content'
import { findBefore, findChain, findLoop, findRival, hiddenRoute } from './redirect-checks'
import { collectNeighbourhood } from './redirect-neighbourhood'
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
const pages = new Set(['agb'])
const near = (...rows: RedirectRow[]) => collectNeighbourhood(rows, routes)
const loopOf = (own: RedirectRow, ...others: RedirectRow[]) =>
  findLoop(own, near(own, ...others))?.map(({ from }) => from) ?? null
const chainOf = (own: RedirectRow, ...others: RedirectRow[]) => {
  const chain = findChain(own, near(own, ...others))
  return chain && { froms: chain.rows.map(({ from }) => from), flattened: chain.flattened, target: chain.target }
}
const hidden = (from: string, more: Partial<RedirectRow> = {}) =>
  hiddenRoute(row(from, '/x', more), routes, pages)?.pattern ?? null

test('findLoop returns every rule of a loop, whether or not their dates overlap', () => {
  const late = row('/c', '/a', { validFrom: '2030-01-01T00:00:00Z' })
  expect(loopOf(row('/a', '/b'), row('/b', '/c'), late)).toEqual(['/a', '/b', '/c'])
  expect(loopOf(row('/a', '/b'), row('/b', '/c'))).toBeNull()
  expect(loopOf(row('/a', '/A'))).toEqual(['/a'])
})

test('a loop over the canonical form of a route is found', () => {
  expect(loopOf(row('/kontakt', '/contact'))).toEqual(['/kontakt'])
})

test('a prefix or pattern that leads below itself is a loop', () => {
  expect(loopOf(row('/a', '/a/b', { match: 'prefix' }))).toEqual(['/a'])
  expect(loopOf(row('/a/{x}', '/a/y', { match: 'pattern' }))).toEqual(['/a/{x}'])
})

test('a chain is found with its end, which the editor may take over', () => {
  expect(chainOf(row('/a', '/b'), row('/b', '/c'), row('/c', '/contact'))).toEqual({
    froms: ['/a', '/b', '/c'],
    flattened: '/kontakt',
    target: { kind: 'path', path: '/kontakt' },
  })
  expect(chainOf(row('/a', '/kontakt'))).toBeNull()
})

test('the end of a chain keeps its query, its screen, and the parameters of a pattern', () => {
  expect(chainOf(row('/a', '/b'), row('/b', '/contact?x=1'))?.flattened).toBe('/kontakt?x=1')
  const contact = { kind: 'screen', screen: 'contact', params: {} } as const
  expect(chainOf(row('/a', '/b'), row('/b', '', { to: contact }))?.target).toEqual(contact)
  const patterns = [row('/old/{x}', '/mid/{x}', { match: 'pattern' }), row('/mid/{y}', '/new/{y}', { match: 'pattern' })] as const
  expect(chainOf(...patterns)?.target).toEqual({ kind: 'path', path: '/new/{x}' })
  const prefixes = [row('/p', '/q/*', { match: 'prefix' }), row('/q', '/r/*', { match: 'prefix' })] as const
  expect(chainOf(...prefixes)?.target).toEqual({ kind: 'path', path: '/r/*' })
})

test('findBefore returns the rules that lead to the new address, whatever the kind of the new rule', () => {
  const first = row('/first', '/old/thing')
  const froms = (own: RedirectRow) => findBefore(own, near(own, first)).map(({ from }) => from)
  expect(froms(row('/old/thing', '/kontakt'))).toEqual(['/first'])
  expect(froms(row('/OLD/thing/', '/kontakt'))).toEqual(['/first'])
  expect(froms(row('/old', '/kontakt', { match: 'prefix' }))).toEqual(['/first'])
  expect(froms(row('/old/{x}', '/kontakt', { match: 'pattern' }))).toEqual(['/first'])
  expect(froms(row('/other', '/kontakt'))).toEqual([])
})

test('two patterns that match a common address are rivals, unless one is more literal, asks for another query or has other dates', () => {
  const pattern = (from: string, more: Partial<RedirectRow> = {}) => row(from, '/kontakt', { match: 'pattern', ...more })
  const rivals = (own: RedirectRow, other: RedirectRow) => findRival(own, near(own, other))?.from ?? null
  expect(rivals(pattern('/{a}-x{b}'), pattern('/{a}-y{b}'))).toBe('/{a}-y{b}')
  expect(rivals(pattern('/alt/{a}'), pattern('/alt/:b'))).toBe('/alt/:b')
  expect(rivals(pattern('/alt/{a}'), pattern('/neu/{a}'))).toBeNull()
  expect(rivals(pattern('/alt/x{a}'), pattern('/alt/{a}'))).toBeNull()
  expect(rivals(pattern('/alt/{a}?p={b}'), pattern('/alt/{a}?q={b}'))).toBeNull()
  const [june, july] = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z']
  expect(rivals(pattern('/alt/{a}', { validTo: june }), pattern('/alt/{b}', { validFrom: july }))).toBeNull()
  expect(rivals(pattern('/alt/{a}', { validTo: july }), pattern('/alt/{b}', { validFrom: june }))).toBe('/alt/{b}')
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
