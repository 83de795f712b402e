import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'
import { type TranslationGroup, translationGroups } from './translation-groups'
import { type TranslationState, translationState } from './translation-state'

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
  const read = { byId: new Map(pages.map((page) => [page.id, page])), drafts: await readDrafts(req, pages) }
  const seen = translationGroups(pages).filter((group) => markets.some(({ id }) => group.pages.has(String(id))))
  return { markets, families: seen.map((group) => familyOf(group, markets, read)) }
}

type Read = Readonly<{ byId: ReadonlyMap<number, Page>; drafts: ReadonlyMap<number, Page> }>

function familyOf(
  { source, pages }: TranslationGroup<Page>,
  markets: readonly PageTranslation['market'][],
  read: Read,
): PageFamily {
  return {
    source: { id: source.id, title: source.title, key: source.key ?? null, market: Number(idOf(source.market)) },
    twins: markets.map((market) => translationOfMarket(market, pages.get(String(market.id)) ?? null, read)),
  }
}

function translationOfMarket(market: PageTranslation['market'], page: Page | null, read: Read): PageTranslation {
  const followed = page && read.byId.get(Number(idOf(page.translationOf)))
  const state = translationState(page && (read.drafts.get(page.id) ?? page), followed ?? null)
  if (!page) return { market, state, page: null }
  const { id, title, slug, _status } = page
  return { market, state, page: { id, title, slug, published: _status === 'published' } }
}
