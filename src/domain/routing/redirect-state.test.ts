import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content/content'
import { redirectFor } from './follow-redirects'
import { redirectState } from './redirect-state'
import { compileRedirects } from './redirect-rules'
import { compileRoutes } from './route-map'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const routes = compileRoutes([
  { screen: 'contact', pattern: '/kontakt' },
  { screen: 'product', pattern: '/produkte/{pdp}' },
])
const row = (match: RedirectRow['match'], from: string, more: Partial<RedirectRow> = {}): RedirectRow => ({
  ...{ id: `${match} ${from}`, from, match, to: { kind: 'screen', screen: 'contact', params: {} }, status: 301, enabled: true },
  ...{ validFrom: null, validTo: null, hidesRoute: false, ...more },
})
const siteOf = (...rows: RedirectRow[]) => ({ routes, redirects: compileRedirects(rows) })
const stateOf = (own: RedirectRow, ...others: RedirectRow[]) => redirectState(own, siteOf(...others, own), NOW)

test.each([
  ['an exact redirect below a pattern and a prefix works', row('exact', '/alt/handys'), 'works'],
  ['a prefix that a pattern takes wholly is hidden', row('prefix', '/shop/a1/b2/*'), 'hidden'],
  ['a prefix that a pattern takes in part works', row('prefix', '/alt/*'), 'works'],
  ['a prefix of pages of the shop is without effect', row('prefix', '/produkte/*', { hidesRoute: false }), 'works'],
  ['one that is switched off is off', row('exact', '/aus', { enabled: false }), 'off'],
  ['one whose time is over is over', row('exact', '/vorbei', { validTo: '2026-11-28T12:00:00Z' }), 'over'],
  ['one that begins tomorrow waits', row('exact', '/bald', { validFrom: '2026-11-29T00:00:00Z' }), 'waits'],
])('%s', (_title, own, expected) => {
  const others = [
    row('pattern', '/alt/{name}'),
    row('pattern', '/{a}/{b}/{c}'),
    row('pattern', '/{a}/{b}/{c}/{d}'),
    row('pattern', '/{a}/{b}/{c}/{d}/{e}'),
  ]
  expect(stateOf(own, ...others).state).toBe(expected)
})

test('a hidden redirect names the rule that the shop follows in its place', () => {
  const own = row('prefix', '/shop/a1/*')
  const broad = [row('pattern', '/shop/{a}'), row('pattern', '/shop/{a}/{b}'), row('pattern', '/shop/{a}/{b}/{c}')]
  const state = stateOf(own, ...broad)
  const followed = redirectFor(siteOf(...broad, own), '/shop/a1', '', NOW)
  expect(state.state === 'hidden' && state.behind.id).toBe(followed?.rules[0]?.id)
})
