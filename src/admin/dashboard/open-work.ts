import { staffWords } from '@/domain/staff-messages/staff-messages'
import { ROLE_TRAITS } from '@/collections/access/roles'
import { getReach } from '@/collections/access/access-table'
import { type ToTranslate, toTranslate } from '@/collections/health/translations'
import { formatStaffMessage } from '@/domain/staff-words'
import type { DashboardItem } from './item-list'
import { findMarket, type Reader, asReader } from './reader'
import { readReviews, deriveReviewState } from '@/collections/reviews/review'
import { agoWords } from './dashboard-words'

const translationsPanelWords = staffWords('translations')
const brokenWords = staffWords('broken')
const words = staffWords('dashboard')

/** Most lines in a translator's list. */
const MAX_LINES = 40
const STATES = ['missing', 'untranslated', 'stale'] as const satisfies readonly ToTranslate['state'][]

/** Missing translations, copies and those whose source has changed: page by page for translators, one line for each market for others. */
export async function readTranslationItems(reader: Reader): Promise<DashboardItem[]> {
  const markets = reader.markets.map(({ id }) => id)
  if (markets.length === 0 || getReach('pages', 'read', reader.staff.role) === 'none') return []
  const found = await toTranslate(reader.req, markets)
  if (ROLE_TRAITS[reader.staff.role].worksOn !== 'translations') return markets.flatMap((market) => inSum(reader, market, found))
  return found.slice(0, MAX_LINES).map((page) => ({
    key: `${page.state}-${page.market}-${page.source}`,
    text: formatStaffMessage(brokenWords.pageInState, reader.language, { title: page.title, state: nameOf(page.state, reader) }),
    href: `${reader.admin}/collections/pages/${page.page ?? page.source}`,
    detail: findMarket(reader, page.market)?.name ?? '',
    tone: 'look',
  }))
}

/** The word of the overview of translations. */
const nameOf = (state: ToTranslate['state'], { language }: Reader): string =>
  formatStaffMessage(translationsPanelWords[state], language)

function inSum(reader: Reader, market: number, found: readonly ToTranslate[]): DashboardItem[] {
  return STATES.flatMap((state): DashboardItem[] => {
    const own = found.filter((page) => page.market === market && page.state === state)
    const [first] = own
    if (!first) return []
    const name = nameOf(state, reader)
    const said = { state: `${name.charAt(0).toLocaleUpperCase(reader.language)}${name.slice(1)}` }
    return [
      {
        key: `${state}-${market}`,
        text: formatStaffMessage(brokenWords.pagesInState, reader.language, { ...said, count: own.length, title: first.title }),
        href: `${reader.admin}/collections/pages/${first.page ?? first.source}`,
        detail: findMarket(reader, market)?.name ?? '',
        tone: 'look',
      },
    ]
  })
}

/** Pages that wait for the reader's review, and those that came back to the reader as their author (P-31). */
export async function readReviewItems(reader: Reader): Promise<DashboardItem[]> {
  const { req, staff, language, admin } = reader
  const own = (await readReviews(req.payload)).filter((review) =>
    deriveReviewState(review) === 'handedIn' ? review.reviewer === staff.id : review.author === staff.id,
  )
  if (own.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: own.map(({ page }) => page) } },
    select: { title: true, market: true },
    draft: true,
    limit: own.length,
    ...asReader(reader),
  })
  const pages = new Map(docs.map((page) => [page.id, page]))
  return own.flatMap((review): DashboardItem[] => {
    const page = pages.get(review.page)
    if (!page) return []
    const word = deriveReviewState(review) === 'handedIn' ? 'waitsForReview' : 'cameBack'
    const market = findMarket(reader, page.market)?.name
    const note = review.entries.at(-1)?.note
    return [
      {
        key: `review-${page.id}`,
        text: formatStaffMessage(words[word], language, { title: page.title ?? '' }),
        href: `${admin}/collections/pages/${page.id}`,
        detail: [market, note].filter(Boolean).join(' · '),
        tone: 'look',
      },
    ]
  })
}

const SHOWN = 6

export const maySeeMissed = ({ staff }: Reader): boolean => getReach('missing-paths', 'read', staff.role) !== 'none'

/** The missing addresses that people asked for most. */
export async function readMostMissed(reader: Reader): Promise<DashboardItem[]> {
  const { req, language, admin, now } = reader
  const { docs } = await req.payload.find({
    collection: 'missing-paths',
    where: { and: [{ ignored: { not_equals: true } }, { hits: { greater_than: 0 } }] },
    sort: ['-hits', '-lastSeenAt'],
    limit: SHOWN,
    ...asReader(reader),
  })
  return docs.map(({ id, path, market, hits, lastSeenAt }) => {
    const parts = [formatStaffMessage(words.times, language, { count: hits }), agoWords(language, Date.parse(lastSeenAt), now)]
    const doc = findMarket(reader, market)
    return {
      key: String(id),
      text: path,
      href: `${admin}/collections/missing-paths/${id}`,
      detail: [...parts, ...(doc ? [doc.name] : [])].join(' · '),
    }
  })
}
