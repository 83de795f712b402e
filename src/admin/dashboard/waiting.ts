import { LRUCache } from 'lru-cache'
import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { readThreads, type Thread } from '@trade-in-shop/payload-workbench/comments/comments'
import { getReach } from '@/collections/access/access-table'
import type { StaffMember } from '@/collections/access/staff-member'
import { contentState } from '@/collections/health/content-state'
import { type ToTranslate, toTranslate } from '@/collections/health/translations'
import { listReleases } from '@/collections/releases/release'
import { deriveReviewState, readReviews, type Review } from '@/collections/reviews/review'
import { asReader, type Reader } from './reader'

/** How many things wait; `work` is what waits for this person. */
export type Waiting = Readonly<Record<'work' | 'translations' | 'releases' | 'missing', number>>
type Viewer = Pick<Reader, 'req' | 'staff'>
type PageDoc = Pick<DataFromCollectionSlug<'pages'>, 'id' | 'title' | 'market'>

export type Work = Readonly<{
  /** Pages that wait for this person's review, and those that came back to them as their author (P-31). */
  reviews: readonly Readonly<{ review: Review; page: PageDoc }>[]
  threads: readonly Readonly<{ thread: Thread; page: PageDoc }>[]
  translations: readonly ToTranslate[]
}>

/** How many things wait for a person: the number of the menu, of the figure and above the list. */
export const countWork = ({ reviews, threads, translations }: Work): number =>
  reviews.length + threads.length + translations.length

/** What waits for a person, in the markets whose pages they may read. */
export async function readWork(viewer: Viewer, markets: readonly number[]): Promise<Work> {
  const { req, staff } = viewer
  const all = await readReviews(req.payload)
  const own = all.filter((review) =>
    deriveReviewState(review) === 'handedIn' ? review.reviewer === staff.id : review.author === staff.id,
  )
  const concerned = all.filter(({ author, reviewer }) => author === staff.id || reviewer === staff.id)
  const threads = await readThreads(
    req,
    Number(staff.id),
    concerned.map(({ page }) => page),
  )
  const pages = await readPages(viewer, [...own, ...threads])
  const withPage = <Row extends Readonly<{ page: number }>>(row: Row) => {
    const page = pages.get(row.page)
    return page ? [{ row, page }] : []
  }
  return {
    reviews: own.flatMap(withPage).map(({ row, page }) => ({ review: row, page })),
    threads: threads.flatMap(withPage).map(({ row, page }) => ({ thread: row, page })),
    translations: getReach('pages', 'update', staff.role) === 'none' ? [] : await knownTranslations(viewer, markets),
  }
}

async function readPages({ req }: Viewer, rows: readonly Readonly<{ page: number }>[]): Promise<ReadonlyMap<number, PageDoc>> {
  if (rows.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: [...new Set(rows.map(({ page }) => page))] } },
    select: { title: true, market: true },
    draft: true,
    limit: rows.length,
    ...asReader({ req }),
  })
  return new Map(docs.map((page) => [page.id, page]))
}

/** By markets, until something is saved. A large shop is read in several steps, so an answer is soon read again. */
const translationCache = new LRUCache<string, Readonly<{ state: string; found: readonly ToTranslate[] }>>({
  max: 100,
  ttl: 30_000,
})

async function knownTranslations({ req }: Viewer, markets: readonly number[]): Promise<readonly ToTranslate[]> {
  if (markets.length === 0) return []
  const state = await contentState(req, Date.now())
  const known = translationCache.get(markets.join())
  if (known?.state === state) return known.found
  const found = await toTranslate(req, markets)
  translationCache.set(markets.join(), { state, found })
  return found
}

/** Addresses that people asked for and that were not found, without those that shall stay so. */
export const OPEN_MISSES: Where = { and: [{ ignored: { not_equals: true } }, { hits: { greater_than: 0 } }] }

/** The numbers of the menu; null when they could not be read, because a menu without them works. */
export async function countWaiting(viewer: Readonly<{ req: PayloadRequest; staff: StaffMember }>) {
  const { req, staff } = viewer
  try {
    const { docs } = await req.payload.find({ collection: 'markets', select: { code: true }, sort: 'code', ...asReader({ req }) })
    const work = await readWork(
      viewer,
      docs.map(({ id }) => id),
    )
    const isOpen = getReach('missing-paths', 'read', staff.role) !== 'none'
    const missing = isOpen
      ? await req.payload.count({ collection: 'missing-paths', where: OPEN_MISSES, ...asReader({ req }) })
      : null
    const releases = await listReleases(req, ['scheduled', 'failed'])
    return {
      work: countWork(work),
      translations: work.translations.length,
      releases: releases.length,
      missing: missing?.totalDocs ?? 0,
    }
  } catch (error) {
    req.payload.logger.error({ msg: 'The numbers of the menu could not be read', reason: errorMessage(error) })
    return null
  }
}
