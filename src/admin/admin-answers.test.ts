import { expect, test } from 'vitest'
import type { RedirectRow } from '@/domain/content'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { compileRoutes } from '@/domain/routing/route-map'
import { redirectInForm } from './redirect-in-form'
import { screenAddresses } from './screen-addresses'
import { exampleOf, whereTo } from './where-to'

const row = (more: Partial<RedirectRow>): RedirectRow => ({
  id: '1',
  from: '/alt',
  match: 'exact',
  to: { kind: 'screen', screen: 'contact', params: {} },
  status: 301,
  enabled: true,
  validFrom: null,
  validTo: null,
  hidesRoute: false,
  ...more,
})
const routes = compileRoutes([{ screen: 'contact', pattern: '/kontakt' }])
const site = (...rows: RedirectRow[]) => ({ routes, redirects: compileRedirects(rows) })

test.each([
  ['a redirect', '/alt?a=1', { kind: 'moved', ruleId: '1', status: 301, location: '/kontakt?a=1' }],
  ['a screen', '/kontakt', { kind: 'screen', screen: 'contact', canonical: null }],
  ['another address of a screen', '/contact', { kind: 'screen', screen: 'contact', canonical: '/kontakt' }],
  ['nothing', '/nirgends', { kind: 'nothing' }],
  ['an illegal parameter', '/content/Nicht_So', { kind: 'nothing' }],
])('the tester finds %s', (_what, address, answer) => {
  expect(whereTo(site(row({})), address, 0)).toEqual(answer)
})

test('an address that is gone is said to be gone', () => {
  expect(whereTo(site(row({ status: 410, to: null })), '/alt', 0)).toEqual({ kind: 'gone', ruleId: '1' })
})

test('a redirect that sleeps leads nowhere yet', () => {
  expect(whereTo(site(row({ validFrom: '2027-01-01T00:00:00.000Z' })), '/alt', 0)).toEqual({ kind: 'nothing' })
})

test.each([
  ['/alt', 'exact', '/alt'],
  ['/browser', 'prefix', '/browser/anything'],
  ['/a/{slug}?h={hash}', 'pattern', '/a/a1b2c3d4e5f60718293a4b5c6d7e8f90?h=a1b2c3d4e5f60718293a4b5c6d7e8f90'],
])('an example of %s as %s is %s', (from, match, example) => {
  expect(exampleOf(from, match)).toBe(example)
})

test('the address book knows every screen, its other forms and where English counts', () => {
  const { addresses, fault } = screenAddresses([{ screen: 'contact', pattern: '/kontakt' }])
  expect(fault).toBeNull()
  expect(addresses.find(({ screen }) => screen === 'contact')).toEqual({
    screen: 'contact',
    canonical: '/kontakt',
    others: ['/contact'],
    english: false,
  })
  expect(addresses.find(({ screen }) => screen === 'home')).toMatchObject({ canonical: '/', english: true })
})

test('the address book names two patterns that compete', () => {
  const { fault } = screenAddresses([
    { screen: 'product', pattern: '/x/{pdp}' },
    { screen: 'content', pattern: '/x/{slug}' },
  ])
  expect(fault).toContain('/x/{pdp}')
  expect(fault).toContain('/x/{slug}')
})

test('a form with an empty list, which Payload holds as a number, is a redirect all the same', () => {
  const to = { kind: 'screen', screen: 'contact', params: 0, slug: null }
  const values = { from: '/alt', match: 'exact', to, status: '301', enabled: true, hidesRoute: false, market: 3 }
  expect(redirectInForm(values, '1')).toEqual(row({}))
})

test.each([{}, { from: '' }, { from: '/alt', match: 'exact', status: '301', to: {}, enabled: 'x' }, { from: 7 }])(
  'a form that is not filled in yet breaks nothing: %o',
  (values) => {
    expect(() => redirectInForm(values, 'new')).not.toThrow()
  },
)
