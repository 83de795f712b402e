import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'
import { type NotForMarket, readNotForMarkets } from '@/collections/translations/not-for-markets'
import { type TranslationGroup, translationGroups } from '@/collections/translations/translation-groups'
import { type TranslationState, translationState } from '@/collections/translations/translation-state'

type Page = DataFromCollectionSlug<'pages'>
export type PageTranslation = Readonly<{
  market: Readonly<{ id: number; code: string; name: string }>
  state: TranslationState
  /** Null when the market lacks the page. */
  page: Readonly<{ id: number; title: string; slug: string; published: boolean }> | null
}>
export type PageFamily = Readonly<{
  source: Readonly<{ id: number; title: string; key: string | null; market: number }>
  twins: readonly PageTranslation[]
}>

const ALL = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const

/** Reads all pages with their published texts; a page that was never published has those of its first draft. */
async function readPages(req: PayloadRequest): Promise<Page[]> {
  return (await req.payload.find({ collection: 'pages', sort: 'id', ...ALL, req })).docs
}

/** The newest drafts, by id, of translations that are not published: they show whether the translation has begun. */
async function readDrafts(req: PayloadRequest, pages: readonly Page[]): Promise<ReadonlyMap<number, Page>> {
  const ids = pages.filter(({ _status, translationOf }) => _status !== 'published' && translationOf).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const { docs } = await req.payload.find({ collection: 'pages', where, draft: true, ...ALL, req })
  return new Map(docs.map((page) => [page.id, page]))
}

/** The markets that the member of staff may read. */
async function marketsFor(req: PayloadRequest): Promise<PageTranslation['market'][]> {
  const { docs } = await req.payload.find({
    collection: 'markets',
    depth: 0,
    limit: 200,
    sort: 'code',
    select: { code: true, name: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id, code, name }) => ({ id, code, name }))
}

/** Every page in every market that the member of staff may read, with the state of each translation (U-16). */
export async function readPageFamilies(
  req: PayloadRequest,
): Promise<{ markets: PageTranslation['market'][]; families: PageFamily[] }> {
  const markets = await marketsFor(req)
  const pages = await readPages(req)
  const read = {
    byId: new Map(pages.map((page) => [page.id, page])),
    drafts: await readDrafts(req, pages),
    notFor: await readNotForMarkets(req),
  }
  const seen = translationGroups(pages).filter((group) => markets.some(({ id }) => group.pages.has(String(id))))
  return { markets, families: seen.map((group) => familyOf(group, markets, read)) }
}

/** Id of any page of the family that the reader may see; it identifies the family. */
export const idIn = ({ source, twins }: PageFamily): number => twins.find(({ page }) => page)?.page?.id ?? source.id

/** Percentage of pages that a market has and that are up to date, of those that are meant for it, as a whole number. */
export function completeness(families: readonly PageFamily[], market: number): number {
  const all = families.flatMap(({ twins }) => twins.filter((twin) => twin.market.id === market).map(({ state }) => state))
  const meant = all.filter((state) => state !== 'notForMarket')
  const whole = meant.filter((state) => state === 'fresh' || state === 'source').length
  return meant.length === 0 ? 100 : Math.floor((whole / meant.length) * 100)
}

type Read = Readonly<{ byId: ReadonlyMap<number, Page>; drafts: ReadonlyMap<number, Page>; notFor: NotForMarket }>

function familyOf(group: TranslationGroup<Page>, markets: readonly PageTranslation['market'][], read: Read): PageFamily {
  const { source, pages } = group
  return {
    source: { id: source.id, title: source.title, key: source.key ?? null, market: Number(idOf(source.market)) },
    twins: markets.map((market): PageTranslation => {
      const page = pages.get(String(market.id))
      if (page) return translationOfMarket(market, page, read)
      return { market, state: read.notFor(group, market.id) ? 'notForMarket' : 'missing', page: null }
    }),
  }
}

function translationOfMarket(market: PageTranslation['market'], page: Page, { byId, drafts }: Read): PageTranslation {
  const source = byId.get(Number(idOf(page.translationOf))) ?? null
  const { id, title, slug, _status } = page
  const state = translationState(drafts.get(id) ?? page, source)
  return { market, state, page: { id, title, slug, published: _status === 'published' } }
}
