import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import type { PayloadRequest } from 'payload'
import { type NotForMarket, readNotForMarkets } from './not-for-markets'
import { type PageFacts, readPageFacts } from './page-facts'
import { type TranslationGroup, translationGroups } from './translation-groups'
import { datesOfDrafts, readHashes } from './text-hashes'
import { type TextHashes, type TranslationState, translationState } from './translation-state'

export type PageTranslation = Readonly<{
  market: Readonly<{ id: number; code: string; name: string }>
  state: TranslationState
  /** Null when the market lacks the page. */
  page: Readonly<{ id: number; title: string; slug: string; published: boolean }> | null
}>
export type PageFamily = Readonly<{
  source: Readonly<{ id: number; title: string; key: string | null; published: boolean }>
  /** How many markets have the page, also where this person may not read it. */
  count: number
  alternates: readonly PageTranslation[]
}>

type Compared = Readonly<{ sources: ReadonlyMap<number, TextHashes>; own: ReadonlyMap<number, TextHashes> }>

/**
 * Hashes of all sources, and of the translations that were not compared with what their source says now. A translation that was
 * never published counts as in its newest draft, which shows whether it has begun.
 */
async function compareTexts(req: PayloadRequest, pages: readonly PageFacts[], most?: number): Promise<Compared> {
  const followed = new Set(pages.map(({ translationOf }) => translationOf))
  const sources = await readHashes(
    req,
    pages.filter(({ id }) => followed.has(id)),
    'published',
    most,
  )
  const behind = pages.filter(({ translationOf, sourceHash }) => {
    const source = sources.get(translationOf ?? 0)
    return source !== undefined && sourceHash !== source.hash
  })
  const published = behind.filter(({ _status }) => _status === 'published')
  const drafts = await datesOfDrafts(
    req,
    behind.filter(({ _status }) => _status !== 'published'),
  )
  const own = [...(await readHashes(req, published, 'published', most)), ...(await readHashes(req, drafts, 'drafts', most))]
  return { sources, own: new Map(own) }
}

/** The markets that the member of staff may read. */
async function marketsFor(req: PayloadRequest): Promise<PageTranslation['market'][]> {
  const { docs } = await req.payload.find({
    ...asSender(req),
    collection: 'markets',
    limit: 200,
    sort: 'code',
    select: { code: true, name: true },
  })
  return docs.map(({ id, code, name }) => ({ id, code, name }))
}

/** Every page in every market that the member of staff may read, with the state of each translation (U-16). */
export async function readPageFamilies(
  req: PayloadRequest,
): Promise<{ markets: PageTranslation['market'][]; families: PageFamily[] }> {
  const markets = await marketsFor(req)
  const families = await readFamilies(req, markets)
  return { markets, families: families.filter(({ alternates }) => alternates.some(({ page }) => page !== null)) }
}

/** Every page in these markets. At most `most` texts are read at once; a page whose source was not read yet counts as one itself. */
export async function readFamilies(
  req: PayloadRequest,
  markets: readonly PageTranslation['market'][],
  most?: number,
): Promise<PageFamily[]> {
  const pages = await readPageFacts(req)
  const read = { compared: await compareTexts(req, pages, most), notFor: await readNotForMarkets(req) }
  return translationGroups(pages).map((group) => familyOf(group, markets, read))
}

/** Id of any page of the family that the reader may see; it identifies the family. */
export const idIn = ({ source, alternates }: PageFamily): number => alternates.find(({ page }) => page)?.page?.id ?? source.id

/** Percentage of pages that a market has and that are up to date, of those that are meant for it, as a whole number. */
export function completeness(families: readonly Pick<PageFamily, 'alternates'>[], market: number): number {
  const all = families.flatMap(({ alternates }) =>
    alternates.filter((alternate) => alternate.market.id === market).map(({ state }) => state),
  )
  const meant = all.filter((state) => state !== 'notForMarket')
  const whole = meant.filter((state) => state === 'fresh' || state === 'source').length
  return meant.length === 0 ? 100 : Math.floor((whole / meant.length) * 100)
}

type Read = Readonly<{ compared: Compared; notFor: NotForMarket }>

function familyOf(group: TranslationGroup<PageFacts>, markets: readonly PageTranslation['market'][], read: Read): PageFamily {
  const { source, pages } = group
  return {
    source: { id: source.id, title: source.title, key: source.key, published: source._status === 'published' },
    count: pages.size,
    alternates: markets.map((market): PageTranslation => {
      const page = pages.get(market.id)
      if (page) return translationOfMarket(market, page, read)
      return { market, state: read.notFor(group, market.id) ? 'notForMarket' : 'missing', page: null }
    }),
  }
}

function translationOfMarket(market: PageTranslation['market'], page: PageFacts, { compared }: Read): PageTranslation {
  const { id, title, slug, _status } = page
  const source = compared.sources.get(page.translationOf ?? 0) ?? null
  const state = translationState({ ...page, words: compared.own.get(id)?.words ?? null }, source)
  return { market, state, page: { id, title, slug, published: _status === 'published' } }
}
