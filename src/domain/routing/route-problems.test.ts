import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content/content'
import { STAFF_LANGUAGES } from '@/domain/staff-words'
import { sayToStaffIn } from '@/domain/staff-messages/staff-messages'
import { sayProblem } from './route-problem'
import { routeProblems, type Surroundings } from './route-problems'

const redirect = (more: Partial<RedirectRow>): RedirectRow => ({
  id: '1',
  from: '/alt',
  match: 'exact',
  to: { kind: 'path', path: '/anderswo' },
  status: 301,
  enabled: true,
  validFrom: null,
  validTo: null,
  hidesRoute: false,
  ...more,
})
const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  others: [
    { screen: 'product', pattern: '/produkte/{pdp}' },
    { screen: 'content', pattern: '/content/{slug}' },
  ],
  slugs: new Set(['agb']),
  redirects: [],
  ...more,
})
const problems = (screen: string, patterns: string[], surroundings = around()) =>
  routeProblems({ screen, patterns }, surroundings).map(({ problem, index }) => [problem, index])

test.each([
  ['contact', ['/kontakt', '/kontakt-alt'], []],
  ['contact', ['kontakt'], [['slash', 0]]],
  ['contact', ['/kontakt', '/über'], [['letters', 1]]],
  ['contact', ['/kontakt/{id}'], [['needsNone', 0]]],
  ['sellCategory', ['/verkaufen'], [['needs', 0]]],
  ['sellCategory', ['/verkaufen/{category}{category}'], [['touching', 0]]],
  ['clarification', ['/k/{id}/{id}'], [['twice', 0]]],
  ['contact', ['/kontakt/'], [['emptyPart', 0]]],
  ['contact', ['/a/../b'], [['dots', 0]]],
  ['contact', ['/a b'], [['noAddress', 0]]],
  ['contact', ['/kontakt', '/kontakt'], [['listedTwice', 1]]],
  ['contact', ['/api/kontakt'], [['machinery', 0]]],
  ['contact', ['/healthz'], [['machinery', 0]]],
  ['contact', ['/kontakt', ''], []],
  ['overview', ['/produkte/{overview}'], [['ambiguous', 0]]],
  ['contact', ['/checkout'], [['ambiguous', 0]]],
  ['contact', ['/kontakt', '/content/agb'], [['hidesPage', 1]]],
  ['contact', ['/content/nichts'], []],
])('the entry %s at %j has the problem %j', (screen, patterns, expected) => {
  expect(problems(screen, patterns)).toEqual(expected)
})

test('moving the pages below a pattern that catches one of them reports the hidden page', () => {
  const others = [{ screen: 'contact', pattern: '/info/agb' }]
  expect(problems('content', ['/info/{slug}'], around({ others }))).toEqual([['hidesPage', 0]])
})

test.each([
  ['exactly', redirect({ from: '/kontakt' }), [['redirected', 0]]],
  ['as a pattern', redirect({ from: '/{slug}', match: 'pattern' }), [['redirected', 0]]],
  ['while it is switched off', redirect({ from: '/kontakt', enabled: false }), []],
  ['with the box ticked', redirect({ from: '/kontakt', hidesRoute: true }), []],
  ['as a prefix, which gives way', redirect({ from: '/kontakt', match: 'prefix' }), []],
  ['elsewhere', redirect({ from: '/kontakte' }), []],
  ['as what a rename has left', redirect({ from: '/kontakt', to: { kind: 'screen', screen: 'contact', params: {} } }), []],
])('a redirect that takes the address %s', (_how, row, expected) => {
  expect(problems('contact', ['/kontakt'], around({ redirects: [row] }))).toEqual(expected)
})

test('a redirect below the new address of the pages is in the way of a page, and of nothing else', () => {
  const redirects = [redirect({ from: '/info/agb' }), redirect({ from: '/info/alt' })]
  const problems = routeProblems({ screen: 'content', patterns: ['/info/{slug}'] }, around({ others: [], redirects }))
  expect(problems.map(({ values }) => values.from)).toEqual(['/info/agb'])
})

test('the sentence of a problem names the addresses concerned in every language', () => {
  const [problem] = routeProblems({ screen: 'overview', patterns: ['/produkte/{overview}'] }, around())
  for (const language of STAFF_LANGUAGES) {
    const told = problem ? sayProblem(problem, sayToStaffIn(language)) : ''
    expect(told).toContain('/produkte/{overview}')
    expect(told).toContain('/produkte/{pdp}')
  }
})
