import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RouteRow } from '@/domain/content/content'
import { areValidParams } from './params'
import { compilePattern } from './pattern'
import { sayToStaffIn } from '@/domain/staff-messages/staff-messages'
import { sayProblem } from './route-problem'
import { compileRoutes, findAmbiguity, matchRoute, pathTo, routeRows, rowProblem } from './route-map'
import { SCREEN_NAMES, screenRow, type Screen } from './screens'

const NO_PROBLEM = { problem: 'slash', values: { pattern: 'none was found' } } as const
const GERMAN: RouteRow[] = [
  { screen: 'overview', pattern: '/produkte/uebersicht-{overview}' },
  { screen: 'product', pattern: '/produkte/{pdp}' },
  { screen: 'contact', pattern: '/kontakt' },
  { screen: 'clarification', pattern: '/clarification/{id}/{trade}' },
  { screen: 'clarification', pattern: '/browser/clarification/id/{id}/trade/{trade}' },
]
const german = compileRoutes(GERMAN)
const MAPS = {
  german: GERMAN,
  english: [],
  hostile: [
    { screen: 'product', pattern: '/{pdp}' },
    { screen: 'overview', pattern: '/a{overview}' },
    { screen: 'sellCategory', pattern: '/ab{category}' },
    { screen: 'content', pattern: '/abc-{slug}' },
  ],
} satisfies Record<string, RouteRow[]>

test('the market form is canonical, the default English form answers too', () => {
  expect(matchRoute(german, '/kontakt')).toEqual({ screen: 'contact', params: {}, canonical: true })
  expect(matchRoute(german, '/contact')).toEqual({ screen: 'contact', params: {}, canonical: false })
  expect(matchRoute(german, '/clarification/a:b')).toMatchObject({ screen: 'clarification', canonical: false })
})

test('a screen that is not listed has its English route as canonical', () => {
  expect(matchRoute(german, '/checkout')).toMatchObject({ screen: 'checkout', canonical: true })
  expect(pathTo(german, 'sellCategory', { category: 'handys' })).toBe('/sell/handys')
})

test("other markets' words are unknown", () => {
  expect(matchRoute(german, '/contacto')).toBeNull()
})

test.each(['iphone-13', 'uebersicht-handy', 'a', 'uebersicht'])('a built product address leads back: %s', (pdp) => {
  expect(matchRoute(german, pathTo(german, 'product', { pdp }))).toEqual({ screen: 'product', params: { pdp }, canonical: true })
})

test('a value that a more literal pattern would match gets its first letter escaped', () => {
  expect(pathTo(german, 'product', { pdp: 'uebersicht-x' })).toBe('/produkte/%75ebersicht-x')
})

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,3}$/)
const tricky = fc.constantFrom('uebersicht-x', 'a', 'ab', 'abc-d', 'abx', 'success', 'overview-handys')
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
const hash = fc.stringMatching(/^[A-Za-z0-9_-]{32,64}$/)
const valueOf = (name: string) =>
  name === 'emailHash' ? hash : ['id', 'trade', 'offerid'].includes(name) ? id : fc.oneof(slug, tricky)
const legalParams = (screen: Screen) =>
  fc.record(Object.fromEntries(compilePattern(screenRow(screen).english).names.map((name) => [name, valueOf(name)])))

test.each(Object.entries(MAPS))('match(build(x)) is x for every screen and legal parameter: %s map', (_name, rows) => {
  const map = compileRoutes(rows)
  for (const screen of SCREEN_NAMES) {
    fc.assert(
      fc.property(legalParams(screen), (params) => {
        expect(areValidParams(params)).toBe(true)
        expect(matchRoute(map, pathTo(map, screen, params))).toEqual({ screen, params, canonical: true })
      }),
    )
  }
})

test('any text at all is matched or not, without an exception', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void matchRoute(german, `/${text}`)))
  fc.assert(fc.property(fc.webPath(), (path) => void matchRoute(german, path)))
})

test('two patterns that can match a common path with equal weight are both named', () => {
  const found = findAmbiguity([
    { screen: 'product', pattern: '/{pdp}-x' },
    { screen: 'overview', pattern: '/x-{overview}' },
  ])
  expect(found?.map((row) => row.pattern).toSorted()).toEqual(['/x-{overview}', '/{pdp}-x'])
  expect(findAmbiguity(GERMAN)).toBeNull()
})

test('a pattern that equals the English pattern of an unlisted screen is ambiguous', () => {
  expect(findAmbiguity([{ screen: 'contact', pattern: '/checkout' }])?.map((row) => row.screen)).toEqual(['contact', 'checkout'])
})

test('a market may use an English pattern for another screen if its own screen is listed', () => {
  const rows = [
    { screen: 'product', pattern: '/p/{pdp}' },
    { screen: 'sellCategory', pattern: '/products/{category}' },
  ]
  expect(findAmbiguity(rows)).toBeNull()
  expect(matchRoute(compileRoutes(rows), '/products/x')?.screen).toBe('sellCategory')
})

test.each([
  [{ screen: 'nowhere', pattern: '/x' }, 'no screen "nowhere"'],
  [{ screen: 'product', pattern: '/produkte' }, 'exactly {pdp}'],
  [{ screen: 'contact', pattern: '/kontakt/{id}' }, 'no parameter'],
  [{ screen: 'contact', pattern: '/über' }, 'letters from a to z'],
  [{ screen: 'contact', pattern: 'kontakt' }, 'start with a slash'],
])('%o is refused', (row, reason) => {
  expect(sayProblem(rowProblem(row) ?? NO_PROBLEM, sayToStaffIn('en'))).toContain(reason)
  expect(() => compileRoutes([row])).toThrow(`"${row.pattern}" of the screen "${row.screen}" is refused`)
})

test('routeRows of a map compile to the same map again', () => {
  const again = compileRoutes(routeRows(german))
  for (const screen of SCREEN_NAMES) {
    const params = Object.fromEntries(compilePattern(screenRow(screen).english).names.map((name) => [name, 'a'.repeat(32)]))
    expect(pathTo(again, screen, params)).toBe(pathTo(german, screen, params))
  }
})
