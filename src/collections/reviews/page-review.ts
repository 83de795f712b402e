import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { StaffText } from '@/contracts/typed-text'
import { mayPublish } from '@/collections/access/access-table'
import { writeEntry } from '@/collections/saving/write-entry'
import { mayWrite } from '@/collections/access/writable-markets'
import { readStaffNames } from '@/collections/staff/staff-names'
import { liveVersion } from '@/collections/versions/page-version'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { mailAboutPage, readReview, type Review, readReviewers, deriveReviewState, storeReview } from './review'
import { parseBody, requireMember, pageOfRequest } from '@/collections/saving/page-of-request'

const reviewWords = staffWords('reviewProblem')

type PageDoc = DataFromCollectionSlug<'pages'>
const HandIn = z.object({ to: z.number().int().positive(), note: StaffText(0, 1000) })
const GiveBack = z.object({ note: StaffText(1, 1000) })

/** What the form of the page shows about its review. */
async function described(req: PayloadRequest, page: PageDoc, review: Review | null): Promise<Response> {
  const staff = requireMember(req)
  const names = await readStaffNames(req, review ? [review.author, review.reviewer, ...review.entries.map(({ by }) => by)] : [])
  const nameOf = (id: number) => names.get(String(id)) ?? null
  return Response.json({
    mayHandIn: mayWrite(staff, 'update', page.market),
    mayGiveBack: mayPublish(staff, page.market),
    reviewers: await readReviewers(req, staff, page.market),
    live: await liveVersion(req, page.id),
    review: review && {
      state: deriveReviewState(review),
      to: review.reviewer,
      toName: nameOf(review.reviewer),
      authorName: nameOf(review.author),
      entries: review.entries.map(({ by, ...entry }) => ({ ...entry, byName: nameOf(by) })),
    },
  })
}

async function addEntry(req: PayloadRequest, page: PageDoc, review: Review, to: number): Promise<Response> {
  await storeReview(req.payload, page.id, review)
  const entry = review.entries.at(-1)
  if (entry) {
    await recordEntry(req, page, to, entry)
    const { kind, note } = entry
    // A slow mail server does not hold up the form.
    void mailAboutPage(req, page, to, { subject: reviewWords[`${kind}Subject`], says: reviewWords[kind], note })
  }
  return described(req, page, review)
}

/** Writes the entry in the audit log, which keeps it when the review ends. */
async function recordEntry(
  req: PayloadRequest,
  page: PageDoc,
  to: number,
  { kind, note }: Review['entries'][number],
): Promise<void> {
  const after = {
    [`${kind}To`]: (await readStaffNames(req, [to])).get(String(to)) ?? null,
    ...(note !== '' && { reviewNote: note }),
  }
  const before = Object.fromEntries(Object.keys(after).map((path) => [path, null]))
  const { config } = req.payload.collections.pages
  await writeEntry(req, { action: 'update', collection: config, id: page.id, doc: { ...page }, changes: { before, after } })
}

const entryBy = (id: number | string, kind: 'handedIn' | 'givenBack', note: string) => ({
  kind,
  by: Number(id),
  at: new Date().toISOString(),
  note,
})

/** `/pages/:id/review`: hand a page in for review, give it back to its author, and what was said about it (P-31). */
export const pageReview: Endpoint[] = [
  {
    path: '/:id/review',
    method: 'get',
    handler: async (req) => {
      const page = await pageOfRequest(req)
      return described(req, page, await readReview(req.payload, page.id))
    },
  },
  {
    path: '/:id/review',
    method: 'post',
    handler: async (req) => {
      const page = await pageOfRequest(req)
      const staff = requireMember(req)
      if (!mayWrite(staff, 'update', page.market)) throw cmsProblem(req, 'reviewNotAllowed')
      const { to, note } = await parseBody(req, HandIn)
      const known = await readReviewers(req, staff, page.market)
      if (known.every(({ id }) => id !== to)) throw cmsProblem(req, 'wrongReviewer')
      const before = await readReview(req.payload, page.id)
      const entries = [...(before?.entries ?? []), entryBy(staff.id, 'handedIn', note)]
      return addEntry(req, page, { author: Number(staff.id), reviewer: to, entries }, to)
    },
  },
  {
    path: '/:id/review/back',
    method: 'post',
    handler: async (req) => {
      const page = await pageOfRequest(req)
      const staff = requireMember(req)
      if (!mayPublish(staff, page.market)) throw cmsProblem(req, 'reviewNotAllowed')
      const { note } = await parseBody(req, GiveBack)
      const before = await readReview(req.payload, page.id)
      if (!before || deriveReviewState(before) !== 'handedIn') throw cmsProblem(req, 'notHandedIn')
      const entries = [...before.entries, entryBy(staff.id, 'givenBack', note)]
      return addEntry(req, page, { ...before, entries }, before.author)
    },
  },
]
