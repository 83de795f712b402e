import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { StaffText } from '@trade-in-shop/contracts/typed-text'
import { mayPublish } from '@/collections/access/access-table'
import { writeEntry } from '@/collections/saving/write-entry'
import { mayWrite } from '@/collections/access/writable-markets'
import { readStaffNames } from '@/collections/staff/staff-names'
import { liveVersion } from '@/collections/versions/page-version'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { mailAboutPage, readReview, type Review, readReviewers, deriveReviewState, storeReview } from './review'
import { requireMember, pageOfRequest } from '@/collections/saving/page-of-request'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { PageReview } from '@trade-in-shop/payload-workbench/comments/review-answers'

const reviewWords = staffWords('reviewProblem')

type PageDoc = DataFromCollectionSlug<'pages'>
const HandIn = z.object({ to: z.number().int().positive(), note: StaffText(0, 1000) })
const GiveBack = z.object({ note: StaffText(1, 1000) })

/** What the form of the page shows about its review. */
async function described(req: PayloadRequest, page: PageDoc, review: Review | null) {
  const staff = requireMember(req)
  const names = await readStaffNames(req, review ? [review.author, review.reviewer, ...review.entries.map(({ by }) => by)] : [])
  const state = review && deriveReviewState(review)
  const nameOf = (id: number) => names.get(String(id)) ?? null
  return ok({
    mayHandIn: mayWrite(staff, 'update', page.market),
    mayGiveBack: mayPublish(staff, page.market),
    reviewers: await readReviewers(req, staff, page.market),
    live: await liveVersion(req, page.id),
    review: review &&
      state && {
        state,
        to: review.reviewer,
        toName: nameOf(review.reviewer),
        authorName: nameOf(review.author),
        entries: review.entries.map(({ by, ...entry }) => ({ ...entry, byName: nameOf(by) })),
      },
  })
}

async function addEntry(req: PayloadRequest, page: PageDoc, review: Review, to: number) {
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

/** Hand a page in for review, give it back to its author, and what was said about it (P-31). */
export const pageReview = [
  staffEndpoint({
    method: 'GET',
    path: '/{id}/review',
    summary: 'The review of a page, and what was said about it.',
    checks: ['read page'],
    answers: { 200: { json: { PageReview } } },
    run: async ({ req }) => {
      const page = await pageOfRequest(req)
      return described(req, page, await readReview(req.payload, page.id))
    },
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/review',
    summary: 'Hands a page in for review.',
    checks: ['read page', 'update pages of its market'],
    body: { HandIn },
    answers: { 200: { json: { PageReview } } },
    run: async ({ req, staff, body: { to, note } }) => {
      const page = await pageOfRequest(req)
      if (!mayWrite(staff, 'update', page.market)) throw cmsProblem(req, 'reviewNotAllowed')
      const known = await readReviewers(req, staff, page.market)
      if (known.every(({ id }) => id !== to)) throw cmsProblem(req, 'wrongReviewer')
      const before = await readReview(req.payload, page.id)
      const entries = [...(before?.entries ?? []), entryBy(staff.id, 'handedIn', note)]
      return addEntry(req, page, { author: Number(staff.id), reviewer: to, entries }, to)
    },
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/review/back',
    summary: 'Gives a page back to its author.',
    checks: ['read page', 'publish pages of its market'],
    body: { GiveBack },
    answers: { 200: { json: { PageReview } } },
    run: async ({ req, staff, body: { note } }) => {
      const page = await pageOfRequest(req)
      if (!mayPublish(staff, page.market)) throw cmsProblem(req, 'reviewNotAllowed')
      const before = await readReview(req.payload, page.id)
      if (!before || deriveReviewState(before) !== 'handedIn') throw cmsProblem(req, 'notHandedIn')
      const entries = [...before.entries, entryBy(staff.id, 'givenBack', note)]
      return addEntry(req, page, { ...before, entries }, before.author)
    },
  }),
]
