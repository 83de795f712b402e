import { expect, test } from 'vitest'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { addressBook, GROUPS } from './address-book'
import { originFor, listRoutes } from './market-routes'

const EXAMPLES = { slug: 'agb', category: 'handys' }
const STORED = [
  { screen: 'contact', pattern: '/kontakt' },
  { screen: 'content', pattern: '/content/{slug}' },
]
const addresses = (wanted = STORED) => addressBook(STORED, wanted, EXAMPLES).flatMap((group) => group.addresses)
const addressOf = (screen: string, wanted = STORED) => addresses(wanted).find((address) => address.screen === screen)

test('every screen is in exactly one group', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(SCREEN_NAMES.toSorted())
})

test('an address has an example with parameters, its other patterns, and whether it is the English default', () => {
  expect(addressOf('content')).toEqual({
    screen: 'content',
    pattern: '/content/{slug}',
    before: null,
    example: '/content/agb',
    opens: true,
    others: [],
    english: false,
  })
  expect(addressOf('contact')).toMatchObject({ pattern: '/kontakt', others: ['/contact'], english: false })
  expect(addressOf('sellCategory')).toMatchObject({ example: '/sell/handys', english: true })
})

test('only a changed address has its former pattern', () => {
  const wanted = [{ screen: 'contact', pattern: '/kontakt-neu' }, ...STORED.slice(1)]
  expect(addressOf('contact', wanted)).toMatchObject({ before: '/kontakt', pattern: '/kontakt-neu', example: '/kontakt-neu' })
  expect(addresses(wanted).filter(({ before }) => before !== null)).toHaveLength(1)
})

test('addresses with a secret have no link', () => {
  expect(
    addresses()
      .filter(({ opens }) => !opens)
      .map(({ screen }) => screen),
  ).toEqual(['clarification', 'quickAnswer', 'newsletterEnrich', 'newsletterUnsubscribe'])
})

test('an incomplete pattern and two competing patterns still give a preview', () => {
  expect(addressOf('contact', [{ screen: 'contact', pattern: 'kont' }])).toMatchObject({ pattern: '/contact' })
  const rivals = [
    { screen: 'product', pattern: '/x/{pdp}' },
    { screen: 'content', pattern: '/x/{slug}' },
  ]
  expect(addresses(rivals)).toHaveLength(SCREEN_NAMES.length)
})

const context = {
  routes: [
    { id: 1, screen: 'contact', patterns: ['/kontakt', '/hilfe'] },
    { id: 2, screen: 'content', patterns: ['/content/{slug}'] },
  ],
  examples: EXAMPLES,
  hosts: [
    { hostname: 'b.localhost', mode: 'b2bWidget', environment: 'local', canonical: true },
    { hostname: 'a.localhost', mode: 'default', environment: 'local', canonical: true },
    { hostname: 'www.example.com', mode: 'default', environment: 'production', canonical: true },
  ],
}

test("rowsOf returns the rows of a market, without those of the form's entry if asked", () => {
  expect(listRoutes(context)).toHaveLength(3)
  expect(listRoutes(context, '1')).toEqual([{ screen: 'content', pattern: '/content/{slug}' }])
})

test.each([
  ['localhost', '3000', 'http://a.localhost:3000'],
  ['admin.localhost', '', 'http://a.localhost'],
  ['cms.example.com', '', 'https://www.example.com'],
])('the market origin for an admin at %s with port %s is %s', (hostname, port, origin) => {
  expect(originFor(context, { hostname, port })).toBe(origin)
})
