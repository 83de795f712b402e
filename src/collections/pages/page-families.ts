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

/** Reads all pages with their published texts; a page that was never published has those of its first draft. */
async function readPages(req: PayloadRequest): Promise<Page[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    depth: 0,
    limit: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
    req,
  })
  return docs
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
  const byId = new Map(pages.map((page) => [String(page.id), page]))
  const seen = translationGroups(pages).filter((group) => markets.some(({ id }) => group.pages.has(String(id))))
  return { markets, families: seen.map((group) => familyOf(group, markets, byId)) }
}

function familyOf(
  { source, pages }: TranslationGroup<Page>,
  markets: readonly PageTranslation['market'][],
  byId: ReadonlyMap<string, Page>,
): PageFamily {
  return {
    source: { id: source.id, title: source.title, key: source.key ?? null, market: Number(idOf(source.market)) },
    twins: markets.map((market) => translationOfMarket(market, pages.get(String(market.id)) ?? null, byId)),
  }
}

function translationOfMarket(
  market: PageTranslation['market'],
  page: Page | null,
  byId: ReadonlyMap<string, Page>,
): PageTranslation {
  const followed = page && byId.get(String(idOf(page.translationOf)))
  const state = translationState(page, followed ?? null)
  if (!page) return { market, state, page: null }
  const { id, title, slug, _status } = page
  return { market, state, page: { id, title, slug, published: _status === 'published' } }
}
