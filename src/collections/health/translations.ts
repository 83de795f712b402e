import { LRUCache } from 'lru-cache'
import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/collections/access/staff'
import { readNotForMarkets } from '@/collections/pages/not-for-markets'
import { type GroupedPage, translationGroups } from '@/collections/pages/translation-groups'
import { textsHash } from '@/collections/pages/translation-state'

/** A page that a market lacks, or that is older than its source. */
export type ToTranslate = Readonly<{
  state: 'missing' | 'stale'
  market: number
  /** The page of this market that is stale. */
  page: number | null
  source: number
  title: string
}>

/** Most pages with translations that are read; a shop has a few hundred. */
const MOST = 1500
/** Texts of sources that are read in one view of the dashboard; the next view continues. */
const IN_ONE_VIEW = 120
const hashes = new LRUCache<number, Readonly<{ at: string; hash: string }>>({ max: 5000 })

type Page = GroupedPage & Readonly<{ id: number; title: string; sourceHash: string | null; status: string; updatedAt: string }>

/** Missing and stale pages of these markets: pages with a key, and translations. A page that is not for a market is not missing. */
export async function toTranslate(req: PayloadRequest, markets: readonly number[]): Promise<ToTranslate[]> {
  const pages = await translatedPages(req)
  const groups = translationGroups(pages)
  const followed = groups.filter((group) => group.pages.size > 1)
  const current = await hashesOf(
    req,
    followed.map(({ source }) => source),
  )
  const isNotFor = await readNotForMarkets(req)
  return followed.flatMap((group) =>
    markets.flatMap((market): ToTranslate[] => {
      const { source, pages: own } = group
      const page = own.get(String(market))
      const where = { market, source: source.id, title: source.title }
      if (!page) return isNotFor(group, market) ? [] : [{ ...where, state: 'missing', page: null }]
      const hash = current.get(source.id)
      const follows = page !== source && idOf(page.translationOf) !== null
      return follows && hash !== undefined && page.sourceHash !== hash ? [{ ...where, state: 'stale', page: page.id }] : []
    }),
  )
}

async function translatedPages(req: PayloadRequest): Promise<Page[]> {
  const select = {
    title: true,
    market: true,
    key: true,
    translationOf: true,
    sourceHash: true,
    _status: true,
    updatedAt: true,
  } as const
  const rest = { depth: 0, draft: false, limit: MOST, overrideAccess: true, req } as const
  const find = async (where: Where) => (await req.payload.find({ collection: 'pages', where, select, ...rest })).docs
  const docs = await find({ or: [{ key: { exists: true } }, { translationOf: { exists: true } }] })
  const known = new Set(docs.map(({ id }) => id))
  const absent = docs.flatMap(({ translationOf }) => Number(idOf(translationOf) ?? 0)).filter((id) => id > 0 && !known.has(id))
  const sources = await find({ id: { in: absent } })
  return [...docs, ...sources].map(({ sourceHash, _status, ...page }) => ({
    ...page,
    sourceHash: sourceHash ?? null,
    status: _status ?? 'draft',
  }))
}

/** A hash of the texts of each published source; sources that are not read yet are left out. */
async function hashesOf(req: PayloadRequest, sources: readonly Page[]): Promise<ReadonlyMap<number, string>> {
  const published = sources.filter(({ status }) => status === 'published')
  const unread = published.filter(({ id, updatedAt }) => hashes.get(id)?.at !== updatedAt).slice(0, IN_ONE_VIEW)
  if (unread.length > 0) {
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: { id: { in: unread.map(({ id }) => id) } },
      select: { title: true, body: true, blocks: true, metaTitle: true, metaDescription: true, updatedAt: true },
      depth: 0,
      draft: false,
      limit: IN_ONE_VIEW,
      overrideAccess: true,
      req,
    })
    for (const doc of docs) hashes.set(doc.id, { at: doc.updatedAt, hash: textsHash(doc) })
  }
  return new Map(
    published.flatMap(({ id, updatedAt }) => {
      const known = hashes.get(id)
      return known?.at === updatedAt ? [[id, known.hash] as const] : []
    }),
  )
}
