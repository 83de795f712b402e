import type { Payload } from 'payload'
import { textsHash } from '@/collections/translations/translation-state'
import type { MarketContent } from '@/domain/content/content'
import { redirectKey, type SeededMarket } from './sample-content'
import { TRANSLATED } from './seeds'
import {
  bannerData,
  marketData,
  navigationData,
  pageData,
  partnerData,
  redirectData,
  routeData,
  subjectsData,
  type SeededCollection,
} from './documents'
import { itemKey, offeredBefore, withStore, type SeedItem, type SeedOutcome, type Store } from './seed-store'

export type Count = (slug: SeededCollection, outcome: SeedOutcome) => void
type AnyItem = { [Slug in SeededCollection]: SeedItem<Slug> }[SeededCollection]

/** Creates a market and everything that belongs to it; does nothing when all of it was created before. */
export async function seedMarket(payload: Payload, seed: SeededMarket, reset: boolean, count: Count): Promise<void> {
  const { content } = seed
  const { code } = content.market
  const all = [marketItem(content), ...content.partners.map((partner) => partnerItem(partner, 0)), ...documents(seed, 0)]
  const offered = await offeredBefore(payload, code)
  if (!reset && all.every((item) => offered.has(itemKey(item)))) {
    for (const { slug } of all) count(slug, 'left')
    return
  }
  const tally: [SeededCollection, SeedOutcome][] = []
  await withStore(payload, { market: content.market, reset }, async (store) => {
    const { id: market, outcome } = await store.put(marketItem(content))
    tally.push(['markets', outcome])
    if (market === null) return // deleted by staff, with all that belonged to it
    await seedPartners(store, content, market, outcome, tally)
    const sources = code === TRANSLATED.from ? NO_SOURCES : await readSources(payload)
    for (const item of documents(seed, market, sources)) tally.push([item.slug, await putAny(store, item)])
  })
  for (const [slug, outcome] of tally) count(slug, outcome)
}

const marketItem = (content: MarketContent): SeedItem<'markets'> => ({
  slug: 'markets',
  name: content.market.code,
  where: { code: { equals: content.market.code } },
  data: marketData(content, new Map()),
})

const partnerItem = (partner: MarketContent['partners'][number], market: number): SeedItem<'partners'> => ({
  slug: 'partners',
  name: partner.code,
  where: { and: [{ market: { equals: market } }, { code: { equals: partner.code } }] },
  data: partnerData(partner, market),
})

type Sources = ReadonlyMap<string, Readonly<{ translationOf: number; sourceHash: string }>>
const NO_SOURCES: Sources = new Map()

/** The pages that other markets translate, by their role: the seed's translations are up to date with them. */
async function readSources(payload: Payload): Promise<Sources> {
  const where = {
    'market.code': { equals: TRANSLATED.from },
    key: { not_in: TRANSLATED.except },
    _status: { equals: 'published' },
  }
  const { docs } = await payload.find({ collection: 'pages', where, pagination: false, depth: 0, overrideAccess: true })
  return new Map(docs.map((page) => [page.key ?? '', { translationOf: page.id, sourceHash: textsHash(page) }]))
}

/** Hosts name a partner and partners name a market: the hosts of partners follow once both are there. */
async function seedPartners(
  store: Store,
  content: MarketContent,
  market: number,
  outcome: SeedOutcome,
  tally: [SeededCollection, SeedOutcome][],
): Promise<void> {
  const ids = new Map<string, number>()
  for (const partner of content.partners) {
    const stored = await store.put(partnerItem(partner, market))
    tally.push(['partners', stored.outcome])
    if (stored.id !== null) ids.set(partner.code, stored.id)
  }
  if (outcome !== 'left' && ids.size > 0) await store.update('markets', market, marketData(content, ids))
}

/** The compiler follows a slug to its data only one collection at a time. */
async function putAny(store: Store, item: AnyItem): Promise<SeedOutcome> {
  switch (item.slug) {
    case 'route-maps':
      return (await store.put(item)).outcome
    case 'pages':
      return (await store.put(item)).outcome
    case 'navigation':
      return (await store.put(item)).outcome
    case 'banners':
      return (await store.put(item)).outcome
    case 'contact-subjects':
      return (await store.put(item)).outcome
    case 'redirects':
      return (await store.put(item)).outcome
    default:
      throw new Error(`Nothing puts ${item.slug} this way`)
  }
}

/** What belongs to a market; redirects last, because their rules look at routes and pages. */
function documents({ content, notes }: SeededMarket, market: number, sources = NO_SOURCES): AnyItem[] {
  const mine = (...more: { [field: string]: { equals: unknown } }[]) => ({ and: [{ market: { equals: market } }, ...more] })
  return [
    ...[...Map.groupBy(content.routes, ({ screen }) => screen)].map(([screen, rows]): AnyItem => ({
      slug: 'route-maps',
      name: screen,
      where: mine({ screen: { equals: screen } }),
      data: routeData(screen, rows, market),
    })),
    ...content.pages.map((page): AnyItem => ({
      slug: 'pages',
      name: page.key ?? page.slug,
      where: mine(page.key === null ? { slug: { equals: page.slug } } : { key: { equals: page.key } }),
      data: async (upload) => ({ ...(await pageData(page, market, upload)), ...sources.get(page.key ?? '') }),
    })),
    { slug: 'navigation', name: 'navigation', where: mine(), data: navigationData(content, market) },
    ...content.banners.map((banner): AnyItem => ({
      slug: 'banners',
      name: banner.place,
      where: mine({ place: { equals: banner.place } }),
      data: bannerData(banner, market),
    })),
    { slug: 'contact-subjects', name: 'subjects', where: mine(), data: subjectsData(content, market) },
    ...content.redirects.map((row): AnyItem => ({
      slug: 'redirects',
      name: redirectKey(row),
      where: mine({ match: { equals: row.match } }, { from: { equals: row.from } }),
      data: redirectData(row, notes, market),
    })),
  ]
}
