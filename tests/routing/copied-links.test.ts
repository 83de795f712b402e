import { expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import { decideRequest, directory } from './decide-request'

const shop = directory.shopOf('de.localhost')!
const HASH = 'h'.repeat(40)
const QUOTE = 'q'.repeat(22)
const pages: readonly (readonly [Screen, Record<string, string>])[] = [
  ['home', {}],
  ['contact', {}],
  ['content', { slug: 'agb' }],
  ['product', { pdp: 'apple-iphone-13-128gb' }],
  ['overview', { overview: 'apple-handys' }],
  ['sellCategory', { category: 'handys' }],
  ['newsletterUnsubscribe', { emailHash: HASH }],
  ['clarification', { id: 'aB1', trade: 'tR4' }],
]
const PATHS = [...pages.map(([screen, params]) => pathTo(shop.routes, screen, params)), `/quotes/${QUOTE}`]

/** What is copied along, and the query that it becomes. */
const ENDINGS: readonly (readonly [ending: string, query?: string])[] = [
  ['%E2%80%8B'],
  ['%C2%AD'],
  ['%EF%BB%BF'],
  ['%EF%B8%8F'],
  ['%E3%80%80'],
  ['%0A'],
  ['.'],
  ['...'],
  ['%E2%80%A6'],
  [')'],
  [').'],
  [','],
  [':'],
  [';'],
  ['!'],
  ['%3F'],
  [']'],
  ['%7D'],
  ['%22'],
  ['%5C%22'],
  ['%3E'],
  ["'"],
  ['%E2%80%9C'],
  ['%C2%BB.'],
  ['%E2%80%99'],
  ['%E3%80%82'],
  ['%EF%BC%89'],
  ['**'],
  [';jsessionid=1'],
  [';jsessionid=1;x=2'],
  ['%3Futm_source=nl%23x', 'utm_source=nl'],
  ['%3Futm_source%3Dnl%26gclid%3Da%20b', 'utm_source=nl&gclid=a%20b'],
  ['&utm_source=nl', 'utm_source=nl'],
  ['%23abschnitt'],
  ['.html'],
  ['.htm'],
  ['/index.html'],
  ['/index.php'],
  ['.html).'],
]

const endings = ENDINGS.map(([ending, query = '']) => ({ ending, query }))

test.each(endings)('a copied link with $ending at its end answers one 308 to the page, with the query', ({ ending, query }) => {
  for (const path of PATHS) {
    const own = path === '/' && ending.startsWith('/') ? ending : `${path}${ending}`
    const wanted = [query, 'x=%20y'].filter((part) => part !== '').join('&')
    const location = `http://de.localhost:3000${path}?${wanted}`
    expect([own, decideRequest('de.localhost', `${own}?x=%20y`)]).toMatchObject([
      own,
      { kind: 'redirect', status: 308, location },
    ])
  }
})

test.each(['/con%E2%80%8Btent/agb', '/content/%20a%0Agb', '/content;jsessionid=1/agb', '/content/agb/index.html%20'])(
  'the copied link %s answers one 308 to the page',
  (path) => {
    const location = 'http://de.localhost:3000/content/agb'
    expect(decideRequest('de.localhost', path)).toMatchObject({ kind: 'redirect', status: 308, location })
  },
)

test('a redirect of staff that was copied with a rest of its sentence leads to its target in one hop', () => {
  for (const path of ['/agb).', '/agb%E2%80%8B', '/AGB.html', '/browser/content/agb,', '/faq%22'])
    expect([path, decideRequest('de.localhost', path)]).toMatchObject([
      path,
      { kind: 'redirect', status: 301, rules: [{}], location: expect.stringMatching(/\/(?:content\/agb|kontakt)$/) },
    ])
})

test.each(['/nirgends).', '/content/a_b.', '/.env', '/a<b', '/wp-login.php', '/content/%00', '/%E0%A4%A.'])(
  'the path %s, which is no page with or without its ending, is a 404',
  (path) => {
    expect(decideRequest('de.localhost', path)).toMatchObject({ kind: 'abort', status: 404 })
  },
)
