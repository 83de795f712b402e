import { join } from 'node:path'
import sharp from 'sharp'
import { seededMarkets } from '@/seed/sample-content'
import { navigationData, subjectsData } from '@/seed/documents'
import { aText } from './a-text'
import type { Change } from './live-cms-process'

const inAndOut = (name: string, collection: Change['collection'], where: Change['where']): [string, Change][] => [
  [`${name} in the bin`, { collection, where, data: { deletedAt: '2026-11-25T12:00:00.000Z' } }],
  [`${name} out of the bin`, { collection, where, data: { deletedAt: null } }],
]

/**
 * Changes that staff make to a seeded market, one after the other.
 * @param folder where a picture may be put
 */
export async function everyChange(market: number, folder: string): Promise<readonly [string, Change][]> {
  const content = (await seededMarkets({ port: 3000 })).find((seed) => seed.content.market.code === 'de')?.content
  if (!content) throw new Error('There is no seed of Germany')
  const picture = join(folder, 'karton.png')
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } }).toFile(picture)
  const ofMarket = { market: { equals: market } }
  const partner = { code: { equals: 'ganz-neu' } }
  const screen = { ...ofMarket, screen: { equals: 'register' } }
  const page = { slug: { equals: 'ganz-neu' } }
  const word = { typed: { equals: 'hufon' } }
  const redirect = { from: { equals: '/ganz-alt' } }
  const { main, ...navigation } = navigationData(content, market)
  const { subjects } = subjectsData(content, market)
  return [
    ['the name of a market', { collection: 'markets', where: { code: { equals: 'de' } }, data: { name: 'Ganz Deutschland' } }],
    [
      'an address of a screen',
      {
        collection: 'route-maps',
        where: screen,
        data: { patterns: [{ pattern: '/ganz-neu-hier' }] },
      },
    ],
    ...inAndOut('an address of a screen', 'route-maps', screen),
    [
      'a new redirect',
      {
        collection: 'redirects',
        where: null,
        data: {
          market,
          from: '/ganz-alt',
          match: 'exact',
          to: { kind: 'screen', screen: 'contact' },
          status: '301',
          enabled: true,
        },
      },
    ],
    ['a redirect', { collection: 'redirects', where: redirect, data: { status: '302' } }],
    ...inAndOut('a redirect', 'redirects', redirect),
    ['no redirect any more', { collection: 'redirects', where: redirect, data: null }],
    [
      'a new page',
      {
        collection: 'pages',
        where: null,
        data: { market, slug: 'ganz-neu', title: 'Ganz neu', body: aText('Da.'), _status: 'published' },
      },
    ],
    ['the title of a page', { collection: 'pages', where: page, data: { title: 'Noch neuer', _status: 'published' } }],
    ...inAndOut('a page', 'pages', page),
    ['a page taken back', { collection: 'pages', where: page, data: { _status: 'draft' } }],
    ['the navigation', { collection: 'navigation', where: ofMarket, data: { ...navigation, main: main?.toReversed() } }],
    ...inAndOut('the navigation', 'navigation', ofMarket),
    ['a banner', { collection: 'banners', where: ofMarket, data: { headline: 'Ganz neu' } }],
    ...inAndOut('a banner', 'banners', ofMarket),
    ...inAndOut('contact subjects', 'contact-subjects', ofMarket),
    [
      'the subjects of the contact form',
      { collection: 'contact-subjects', where: ofMarket, data: { subjects: subjects.toReversed() } },
    ],
    [
      'a new word of the search',
      { collection: 'search-words', where: null, data: { market, typed: 'hufon', action: 'synonym', target: 'iphone' } },
    ],
    ['a word of the search', { collection: 'search-words', where: word, data: { target: 'iphone 13' } }],
    ...inAndOut('a word of the search', 'search-words', word),
    ['a partner', { collection: 'partners', where: ofMarket, data: { headline: 'Ganz neu' } }],
    ['a new partner', { collection: 'partners', where: null, data: { market, code: 'ganz-neu', name: 'Ganz neu' } }],
    ...inAndOut('a partner', 'partners', partner),
    ['nothing but a picture', { collection: 'media', where: null, data: { alt: 'Ein Karton' }, filePath: picture }],
    [
      'the text of a picture',
      { collection: 'media', where: { alt: { equals: 'Ein Karton' } }, data: { alt: 'Ein offener Karton' } },
    ],
  ]
}
