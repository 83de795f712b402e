import type { DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { mayPublish } from '@/collections/access/table'
import { staffLanguageOf } from '@/collections/health/nightly/staff-language'
import { mayWrite } from '@/collections/pages/writable-markets'
import { namesOf } from '@/collections/schedules/describe-schedules'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { readReview, type Review, reviewersOf, stateOf, storeReview } from '@/collections/reviews/review'
import { reviewWords } from '@/collections/reviews/review-words'
import { formatStaffMessage, staffLanguage } from '@/domain/staff-words'
import { errorMessage } from '@/runtime/error-text'
import { bodyOf, memberOf, pageOfRequest } from './page-of-request'

type PageDoc = DataFromCollectionSlug<'pages'>
const Note = z.string().trim().max(1000)
const HandIn = z.object({ to: z.number().int().positive(), note: Note })
const GiveBack = z.object({ note: Note.min(1) })

/** What the form of the page shows about its review. */
async function described(req: PayloadRequest, page: PageDoc, review: Review | null): Promise<Response> {
  const staff = memberOf(req)
  const names = await namesOf(req, review ? [review.author, review.reviewer, ...review.entries.map(({ by }) => by)] : [])
  const nameOf = (id: number) => names.get(String(id)) ?? null
  return Response.json({
    mayHandIn: mayWrite(staff, 'update', page.market),
    mayGiveBack: mayPublish(staff, page.market),
    reviewers: await reviewersOf(req, staff, page.market),
    live: await liveVersion(req, page.id),
    review: review && {
      state: stateOf(review),
      to: review.reviewer,
      toName: nameOf(review.reviewer),
      authorName: nameOf(review.author),
      entries: review.entries.map(({ by, ...entry }) => ({ ...entry, byName: nameOf(by) })),
    },
  })
}

/** The version that the shop shows; null for a page that is not published. */
async function liveVersion(req: PayloadRequest, page: number): Promise<number | null> {
  const published = { _status: { equals: 'published' } }
  const where = { and: [{ id: { equals: page } }, published] }
  if ((await req.payload.count({ collection: 'pages', where, overrideAccess: true, req })).totalDocs === 0) return null
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: page } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0] ? Number(docs[0].id) : null
}

/** Mails the person whose turn it is. A mail that fails is logged: the dashboard shows the same. */
async function mailTurn(
  req: PayloadRequest,
  page: PageDoc,
  to: number,
  { kind, note }: Review['entries'][number],
): Promise<void> {
  const { payload, user } = req
  try {
    const { email } = await payload.findByID({ collection: 'staff', id: to, depth: 0, overrideAccess: true })
    const language = (await staffLanguageOf(payload, to)) ?? staffLanguage(req.i18n.language)
    const values = { title: page.title ?? page.slug ?? '', name: user?.name ?? '' }
    await payload.sendEmail({
      to: email,
      subject: formatStaffMessage(reviewWords[`${kind}Subject`], language, values),
      text: [
        formatStaffMessage(reviewWords[kind], language, values),
        ...(note === '' ? [] : [note]),
        // The origins of the admin; the first is the one that mails link to.
        `${payload.config.csrf[0] ?? ''}${payload.config.routes.admin}/collections/pages/${page.id}`,
      ].join('\n\n'),
    })
  } catch (error) {
    payload.logger.warn({ msg: 'A mail about a review was not sent', reason: errorMessage(error) })
  }
}

async function addEntry(req: PayloadRequest, page: PageDoc, review: Review, to: number): Promise<Response> {
  await storeReview(req.payload, page.id, review)
  const entry = review.entries.at(-1)
  // A slow mail server does not hold up the form.
  if (entry) void mailTurn(req, page, to, entry)
  return described(req, page, review)
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
      const staff = memberOf(req)
      if (!mayWrite(staff, 'update', page.market)) throw cmsProblem(req, 'reviewNotAllowed')
      const { to, note } = await bodyOf(req, HandIn)
      const known = await reviewersOf(req, staff, page.market)
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
      const staff = memberOf(req)
      if (!mayPublish(staff, page.market)) throw cmsProblem(req, 'reviewNotAllowed')
      const { note } = await bodyOf(req, GiveBack)
      const before = await readReview(req.payload, page.id)
      if (!before || stateOf(before) !== 'handedIn') throw cmsProblem(req, 'notHandedIn')
      const entries = [...before.entries, entryBy(staff.id, 'givenBack', note)]
      return addEntry(req, page, { ...before, entries }, before.author)
    },
  },
]
