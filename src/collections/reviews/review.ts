import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type {
  BasePayload,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  DataFromCollectionSlug,
  PayloadRequest,
} from 'payload'
import * as z from 'zod'
import { ROLES } from '@/collections/access/roles'
import { getId, type StaffMember } from '@/collections/access/staff-member'
import { mayPublish, getReach } from '@/collections/access/access-table'
import { mailStaff } from '@/collections/staff/mail-staff'
import {
  formatStaffMessage,
  type MessageValues,
  type StaffLanguage,
  type StaffMessage,
  staffLanguage,
} from '@/domain/staff-words'

const PREFIX = 'review.page.'
/** Most entries of one review; the oldest are dropped. */
const MAX_ENTRIES = 20
/** Most reviews that are read for a dashboard. */
const MAX_REVIEWS = 500

const Entry = z.object({
  kind: z.enum(['handedIn', 'givenBack']),
  by: z.number(),
  /** ISO 8601 UTC. */
  at: z.string(),
  note: z.string(),
})
const Review = z.object({
  /** Who handed the page in last, and to whom. */
  author: z.number(),
  reviewer: z.number(),
  /** The newest one last; it says whether the page waits for the reviewer or for the author. */
  entries: z.array(Entry).min(1),
})
type Entry = z.infer<typeof Entry>
export type Review = z.infer<typeof Review>

/** Whose turn it is: `handedIn` waits for the reviewer, `givenBack` for the author. */
export const deriveReviewState = ({ entries }: Review): Entry['kind'] | null => entries.at(-1)?.kind ?? null

/** The review of a page; null for a page that was not handed in since it was last published. */
export const readReview = async (payload: BasePayload, page: number): Promise<Review | null> =>
  Review.safeParse(await payload.kv.get(PREFIX + String(page))).data ?? null

export const storeReview = (payload: BasePayload, page: number, { entries, ...review }: Review): Promise<void> =>
  payload.kv.set(PREFIX + String(page), { ...review, entries: entries.slice(-MAX_ENTRIES) })

/** Every open review with the id of its page. */
export async function readReviews(payload: BasePayload): Promise<(Review & Readonly<{ page: number }>)[]> {
  const { docs } = await payload.find({
    collection: 'payload-kv',
    where: { key: { like: PREFIX } },
    sort: '-id',
    limit: MAX_REVIEWS,
    depth: 0,
    overrideAccess: true,
  })
  return docs.flatMap(({ key, data }) => {
    const review = key.startsWith(PREFIX) ? Review.safeParse(data).data : undefined
    return review ? [{ ...review, page: Number(key.slice(PREFIX.length)) }] : []
  })
}

export const endReview = (req: PayloadRequest, page: number | string): Promise<void> =>
  req.payload.db.deleteMany({ collection: 'payload-kv', where: { key: { equals: PREFIX + String(page) } }, req })

/** Ends the review when a member of staff publishes; a schedule may publish an older version than the one under review. */
export const endReviewOnPublish: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published' && req.user) await endReview(req, doc.id)
  return doc
}

export const endReviewOnDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await endReview(req, id)
  return doc
}

/**
 * Whom a member of staff can ask for a review: the others who may publish pages of the market. Their names are shown to those who
 * may not read the list of staff.
 */
export async function readReviewers(
  req: PayloadRequest,
  staff: StaffMember,
  market: unknown,
): Promise<{ id: number; name: string }[]> {
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'staff',
    where: { role: { in: ROLES.filter((role) => getReach('pages', 'publish', role) !== 'none') } },
    sort: 'name',
    select: { name: true, role: true, markets: true },
    req,
  })
  return docs.flatMap(({ id, name, role, markets }) => {
    const own = (markets ?? []).map(getId).filter((each) => each !== null)
    return id !== staff.id && mayPublish({ id, role, markets: own }, market) ? [{ id, name }] : []
  })
}

type PageMail = Readonly<{
  subject: StaffMessage
  says: StaffMessage
  /** What the sender wrote; empty for nothing. */
  note: string
  /** More values of the sentences, in the language of the reader. */
  values?: (language: StaffLanguage) => MessageValues
}>

/** Mails a member of staff what the sender of the request did with a page. A mail that fails is logged: the admin shows the same. */
export async function mailAboutPage(
  req: PayloadRequest,
  page: DataFromCollectionSlug<'pages'>,
  to: number,
  { subject, says, note, values }: PageMail,
): Promise<void> {
  const { payload, user } = req
  const reader = await payload.findByID({ collection: 'staff', id: to, depth: 0, disableErrors: true, overrideAccess: true })
  await mailStaff(payload, reader ? [reader] : [], {
    path: `/collections/pages/${page.id}`,
    language: staffLanguage(req.i18n.language),
    write: (language) => {
      const said = { title: page.title ?? page.slug ?? '', name: user?.name ?? '', ...values?.(language) }
      return {
        subject: formatStaffMessage(subject, language, said),
        paragraphs: [formatStaffMessage(says, language, said), ...(note === '' ? [] : [note])],
      }
    },
  })
}
