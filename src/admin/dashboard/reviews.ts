import { readReviews, stateOf } from '@/collections/reviews/review'
import { formatStaffMessage } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import type { Item } from './item-list'
import { asReader, marketOf, type Reader } from './reader'

/** Pages that wait for the reader's review, and those that came back to the reader as their author (P-31). */
export async function readReviewItems(reader: Reader): Promise<Item[]> {
  const { req, staff, language, admin } = reader
  const own = (await readReviews(req.payload)).filter((review) =>
    stateOf(review) === 'handedIn' ? review.reviewer === staff.id : review.author === staff.id,
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
  return own.flatMap((review): Item[] => {
    const page = pages.get(review.page)
    if (!page) return []
    const word = stateOf(review) === 'handedIn' ? 'waitsForReview' : 'cameBack'
    const market = marketOf(reader, page.market)?.name
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
