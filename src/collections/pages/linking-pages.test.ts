import { expect, test } from 'vitest'
import { leadsToPage } from './linking-pages'

const page = { names: ['agb', 'terms'], paths: ['/content/agb'] }

test.each([
  ['a link by its slug', { main: [{ link: { kind: 'page', slug: 'agb' } }] }, true],
  ['a link by its purpose', { kind: 'page', slug: 'terms' }, true],
  ['an address in a text', { root: { children: [{ fields: { url: '/content/agb?x=1#y' } }] } }, true],
  ['another page', { kind: 'page', slug: 'impressum' }, false],
  ['another kind of link with the same word', { kind: 'category', slug: 'agb' }, false],
  ['a longer address', '/content/agb-alt', false],
  ['nothing', null, false],
])('leadsToPage of %s', (_what, value, leads) => {
  expect(leadsToPage(value, page)).toBe(leads)
})
