import type { Payload } from 'payload'
import { seededMarkets } from '@/seed/sample-content'
import {
  bannerData,
  marketData,
  navigationData,
  pageData,
  partnerData,
  redirectData,
  routeData,
  subjectsData,
} from '@/seed/documents'
import { PLAIN_TEXT } from './plain-text'

type Ids = Readonly<
  Record<
    | 'markets'
    | 'partners'
    | 'route-maps'
    | 'redirects'
    | 'redirect-hits'
    | 'missing-paths'
    | 'audit-log'
    | 'pages'
    | 'navigation'
    | 'banners'
    | 'contact-subjects'
    | 'search-words',
    number
  >
>
export type TwoMarkets = Readonly<{ own: Ids; other: Ids; spare: Readonly<{ own: number; other: number }> }>

/** The text of a seeded page links to others, and could be published only with them. */
const BARE = { body: PLAIN_TEXT, blocks: [] }
const always = { depth: 0, overrideAccess: true } as const

/** One document of every collection in Germany (`own`) and Austria (`other`), and two markets without content. */
export async function contentOfTwoMarkets(payload: Payload): Promise<TwoMarkets> {
  return {
    own: await fill(payload, 'de'),
    other: await fill(payload, 'at'),
    spare: { own: await emptyMarket(payload, 'xa'), other: await emptyMarket(payload, 'xb') },
  }
}

async function seedOf(code: string) {
  const seed = (await seededMarkets({ port: 3000 })).find(({ content }) => content.market.code === code)
  if (!seed) throw new Error(`There is no seed of "${code}"`)
  return seed.content
}

/** A market that nothing refers to. */
export async function emptyMarket(payload: Payload, code: string): Promise<number> {
  const content = await seedOf('de')
  const data = { ...marketData({ ...content, hosts: [] }, new Map()), code, name: `Market ${code}`, searchDefault: false }
  return (await payload.create({ collection: 'markets', data, ...always })).id
}

const noPicture = () => Promise.reject(new Error('The page shows no picture'))

async function fill(payload: Payload, code: string): Promise<Ids> {
  const content = await seedOf(code)
  const [route] = content.routes
  const [page] = content.pages
  const [banner] = content.banners
  const [partner] = content.partners
  const redirect = content.redirects.find(({ to }) => to?.kind === 'screen')
  if (!route || !page || !banner || !partner || !redirect) throw new Error(`The seed of "${code}" is not complete`)
  const market = (await payload.create({ collection: 'markets', data: marketData(content, new Map()), ...always })).id
  const redirects = (
    await payload.create({ collection: 'redirects', data: redirectData(redirect, new Map(), market), ...always })
  ).id
  const hits = { market, redirect: redirects, hits: 3 }
  const word = { market, typed: `hufon ${code}`, action: 'synonym', target: 'iphone' } as const
  const at = '2026-11-01T00:00:00.000Z'
  const missing = { market, path: '/gibt-es-nicht', hits: 2, botHits: 1, firstSeenAt: at, lastSeenAt: at }
  const entry = { at, whoName: 'Ada', action: 'update', subject: 'markets', documentId: '1', title: 'A change', market } as const
  return {
    markets: market,
    partners: (await payload.create({ collection: 'partners', data: partnerData(partner, market), ...always })).id,
    'route-maps': (await payload.create({ collection: 'route-maps', data: routeData(route.screen, [route], market), ...always }))
      .id,
    redirects,
    'redirect-hits': (await payload.create({ collection: 'redirect-hits', data: hits, ...always })).id,
    'missing-paths': (await payload.create({ collection: 'missing-paths', data: missing, ...always })).id,
    'audit-log': (await payload.create({ collection: 'audit-log', data: entry, ...always })).id,
    pages: (
      await payload.create({ collection: 'pages', data: { ...(await pageData(page, market, noPicture)), ...BARE }, ...always })
    ).id,
    navigation: (await payload.create({ collection: 'navigation', data: navigationData(content, market), ...always })).id,
    banners: (await payload.create({ collection: 'banners', data: bannerData(banner, market), ...always })).id,
    'contact-subjects': (await payload.create({ collection: 'contact-subjects', data: subjectsData(content, market), ...always }))
      .id,
    'search-words': (await payload.create({ collection: 'search-words', data: word, ...always })).id,
  }
}
