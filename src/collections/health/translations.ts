import type { PayloadRequest, Where } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { readNotForMarkets } from '@/collections/translations/not-for-markets'
import { type GroupedPage, translationGroups } from '@/collections/translations/translation-groups'
import { datesOfDrafts, readHashes } from '@/collections/translations/text-hashes'
import { isCopy, type TextHashes } from '@/collections/translations/translation-state'

/** A page that a market lacks, that still has the texts of its source, or whose source has changed. */
export type ToTranslate = Readonly<{
  state: 'missing' | 'untranslated' | 'stale'
  market: number
  /** The page of this market; null when it is missing. */
  page: number | null
  source: number
  title: string
}>

/** Most pages with translations that are read; a shop has a few hundred. */
const MAX_PAGES = 1500
/** Pages whose texts are read in one view of the dashboard; the next view continues. */
const IN_ONE_VIEW = 120

type Page = GroupedPage & Readonly<{ id: number; title: string; sourceHash: string | null; status: string; updatedAt: string }>
type Behind = Readonly<{ market: number; page: Page; source: Page }>

/**
 * Pages of these markets that are missing, are only copied or are behind their source: of pages with a key, and of translations.
 * A page that is not for a market is not missing.
 */
export async function toTranslate(req: PayloadRequest, markets: readonly number[]): Promise<ToTranslate[]> {
  const pages = await translatedPages(req)
  const followed = translationGroups(pages).filter((group) => group.pages.size > 1)
  const sources = followed.map(({ source }) => source).filter(({ status }) => status === 'published')
  const current = await readHashes(req, sources, 'published', IN_ONE_VIEW)
  const isNotFor = await readNotForMarkets(req)
  const missing: ToTranslate[] = []
  const behind: Behind[] = []
  for (const group of followed)
    for (const market of markets) {
      const { source, pages: own } = group
      const page = own.get(String(market))
      if (!page && !isNotFor(group, market))
        missing.push({ state: 'missing', market, page: null, source: source.id, title: source.title })
      if (!page || page === source || getId(page.translationOf) === null) continue
      const hash = current.get(source.id)?.hash
      if (hash !== undefined && page.sourceHash !== hash) behind.push({ market, page, source })
    }
  return [...missing, ...(await statesOf(req, behind, current))]
}

/** As the overview of translations says it: of a translation that was never published the newest draft counts. */
async function statesOf(
  req: PayloadRequest,
  behind: readonly Behind[],
  current: ReadonlyMap<number, TextHashes>,
): Promise<ToTranslate[]> {
  const published = behind.filter(({ page }) => page.status === 'published').map(({ page }) => page)
  const drafts = await datesOfDrafts(
    req,
    behind.filter(({ page }) => page.status !== 'published').map(({ page }) => page),
  )
  const own = new Map([
    ...(await readHashes(req, published, 'published', IN_ONE_VIEW)),
    ...(await readHashes(req, drafts, 'drafts', IN_ONE_VIEW)),
  ])
  return behind.flatMap(({ market, page, source }): ToTranslate[] => {
    const words = own.get(page.id)?.words
    if (words === undefined) return []
    const state = isCopy(words, current.get(source.id)?.words ?? null) ? 'untranslated' : 'stale'
    return [{ state, market, page: page.id, source: source.id, title: source.title }]
  })
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
  const rest = { depth: 0, draft: false, limit: MAX_PAGES, overrideAccess: true, req } as const
  const find = async (where: Where) => (await req.payload.find({ collection: 'pages', where, select, ...rest })).docs
  const docs = await find({ or: [{ key: { exists: true } }, { translationOf: { exists: true } }] })
  const known = new Set(docs.map(({ id }) => id))
  const absent = docs.flatMap(({ translationOf }) => Number(getId(translationOf) ?? 0)).filter((id) => id > 0 && !known.has(id))
  const sources = await find({ id: { in: absent } })
  return [...docs, ...sources].map(({ sourceHash, _status, ...page }) => ({
    ...page,
    sourceHash: sourceHash ?? null,
    status: _status ?? 'draft',
  }))
}
