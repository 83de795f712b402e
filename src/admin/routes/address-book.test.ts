import { expect, test } from 'vitest'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { addressBook, GROUPS } from './address-book'
import { originFor, rowsOf } from './market-routes'

const EXAMPLES = { slug: 'agb', category: 'handys' }
const STORED = [
  { screen: 'contact', pattern: '/kontakt' },
  { screen: 'content', pattern: '/content/{slug}' },
]
const addresses = (wanted = STORED) => addressBook(STORED, wanted, EXAMPLES).flatMap((group) => group.addresses)
const addressOf = (screen: string, wanted = STORED) => addresses(wanted).find((address) => address.screen === screen)

test('every screen stands in one group', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(SCREEN_NAMES.toSorted())
})

test('an address has its parameters filled in, its other forms, and whether English counts', () => {
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

test('a change is marked old to new, and nothing else is', () => {
  const wanted = [{ screen: 'contact', pattern: '/kontakt-neu' }, ...STORED.slice(1)]
  expect(addressOf('contact', wanted)).toMatchObject({ before: '/kontakt', pattern: '/kontakt-neu', example: '/kontakt-neu' })
  expect(addresses(wanted).filter(({ before }) => before !== null)).toHaveLength(1)
})

test('addresses with a secret open nothing', () => {
  expect(
    addresses()
      .filter(({ opens }) => !opens)
      .map(({ screen }) => screen),
  ).toEqual(['clarification', 'quickAnswer', 'newsletterEnrich', 'newsletterUnsubscribe'])
})

test('while somebody types, and while two patterns compete, there is still a preview', () => {
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

test('the rows of a market, with and without those of the form', () => {
  expect(rowsOf(context)).toHaveLength(3)
  expect(rowsOf(context, '1')).toEqual([{ screen: 'content', pattern: '/content/{slug}' }])
})

test.each([
  ['localhost', '3000', 'http://a.localhost:3000'],
  ['admin.localhost', '', 'http://a.localhost'],
  ['cms.example.com', '', 'https://www.example.com'],
])('from %s the market is opened at %s%s', (hostname, port, origin) => {
  expect(originFor(context, { hostname, port })).toBe(origin)
})
