import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId, type StaffMember } from '@/collections/access/staff-member'
import { mayPublish, getReach } from '@/collections/access/access-table'
import { mayWrite } from '@/collections/access/writable-markets'
import { cmsProblem } from '@/collections/problems/cms-problem'
import {
  addComment,
  type Comment,
  CommentText,
  fieldName,
  Place,
  readComments,
  resolveComment,
} from '@trade-in-shop/payload-workbench/comments/comments'
import { mailAboutPage, readReview, type Review } from './review'
import { readStaffNames } from '@/collections/staff/staff-names'
import { requireMember, pageOfRequest } from '@/collections/saving/page-of-request'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { PageComments } from '@trade-in-shop/payload-workbench/comments/review-answers'

const reviewWords = staffWords('reviewProblem')

type PageDoc = DataFromCollectionSlug<'pages'>
const NewComment = Place.extend({ text: CommentText })
const NewAnswer = z.object({ text: CommentText })

const nameOf = ({ payload }: PayloadRequest, field: string, language: string) =>
  fieldName(payload.collections.pages.config.flattenedFields, field, language)

/** Who wrote a comment, who handed the page in, and who may publish it can mark the comment as done. */
const mayResolve = (staff: StaffMember, page: PageDoc, review: Review | null, { by }: Comment): boolean =>
  mayWrite(staff, 'update', page.market) &&
  (by === Number(staff.id) || review?.author === Number(staff.id) || mayPublish(staff, page.market))

/** What the form of the page shows about its comments. */
async function described(req: PayloadRequest, page: PageDoc) {
  const staff = requireMember(req)
  const comments = await readComments(req, page.id)
  const review = await readReview(req.payload, page.id)
  const staffIds = comments.flatMap(({ by, resolvedBy }) => [by, resolvedBy]).filter((id) => id !== null)
  const names = await readStaffNames(req, staffIds)
  const said = ({ id, by, at, text }: Comment) => ({ id, byName: names.get(String(by)) ?? null, at, text })
  return ok({
    mayComment: mayWrite(staff, 'update', page.market),
    comments: comments
      .filter(({ parent }) => parent === null)
      .map((comment) => ({
        ...said(comment),
        row: comment.row,
        field: comment.field,
        fieldName: nameOf(req, comment.field, req.i18n.language) ?? comment.field,
        answers: comments.filter(({ parent }) => parent === comment.id).map(said),
        resolved:
          comment.resolvedAt === null ? null : { at: comment.resolvedAt, byName: names.get(String(comment.resolvedBy)) ?? null },
        mayResolve: mayResolve(staff, page, review, comment),
      })),
  })
}

/** Author and reviewer of the page and who wrote in the conversation get a mail, except for the sender. */
async function mailComment(
  req: PayloadRequest,
  page: PageDoc,
  { field, text }: Pick<Comment, 'field' | 'text'>,
  by: Comment['by'][],
) {
  const review = await readReview(req.payload, page.id)
  const concerned = new Set([...by, review?.author, review?.reviewer].filter((id) => typeof id === 'number'))
  concerned.delete(Number(requireMember(req).id))
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { id: { in: [...concerned] } },
    select: { role: true, markets: true },
    depth: 0,
    limit: concerned.size,
    overrideAccess: true,
    req,
  })
  const mail = { subject: reviewWords.commentSubject, says: reviewWords.comment, note: text }
  const values = (language: string) => ({ field: nameOf(req, field, language) ?? field })
  // A slow mail server does not hold up the form.
  for (const doc of docs) if (mayRead(doc, page)) void mailAboutPage(req, page, doc.id, { ...mail, values })
}

/** Rights may have changed since they wrote. */
function mayRead({ role, markets }: Pick<DataFromCollectionSlug<'staff'>, 'role' | 'markets'>, page: PageDoc): boolean {
  const reach = getReach('pages', 'read', role)
  return reach === 'all' || (reach === 'own' && (markets ?? []).some((own) => getId(own) === getId(page.market)))
}

async function openComment(req: PayloadRequest, page: PageDoc, id: number): Promise<{ comment: Comment; answers: Comment[] }> {
  const all = await readComments(req, page.id)
  const comment = all.find((each) => each.id === id && each.parent === null)
  if (!comment) throw cmsProblem(req, 'notFound')
  if (comment.resolvedAt !== null) throw cmsProblem(req, 'commentDone')
  return { comment, answers: all.filter(({ parent }) => parent === id) }
}

/** A page whose market the sender may write in, so that they may comment on it. */
async function commentedPage(req: PayloadRequest): Promise<PageDoc> {
  const page = await pageOfRequest(req)
  if (!mayWrite(requireMember(req), 'update', page.market)) throw cmsProblem(req, 'reviewNotAllowed')
  return page
}

/** Comments of staff at the fields of a page, answers to them, and what is done (P-31). */
export const pageComments = [
  staffEndpoint({
    method: 'GET',
    path: '/{id}/comments',
    summary: 'The comments of a page.',
    checks: ['read page'],
    answers: { 200: { json: { PageComments } } },
    run: async ({ req }) => described(req, await pageOfRequest(req)),
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/comments',
    summary: 'Adds a comment at a field.',
    checks: ['read page', 'update pages of its market'],
    body: { NewComment },
    answers: { 200: { json: { PageComments } } },
    run: async ({ req, body: { row, field, text } }) => {
      const page = await commentedPage(req)
      if (nameOf(req, field, 'en') === null) throw cmsProblem(req, 'badRequest')
      await store(req, page, { row, field, parent: null, text })
      await mailComment(req, page, { field, text }, [])
      return described(req, page)
    },
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/comments/{comment}/answers',
    summary: 'Answers an open comment.',
    checks: ['read page', 'update pages of its market'],
    body: { NewAnswer },
    answers: { 200: { json: { PageComments } } },
    run: async ({ req, param, body: { text } }) => {
      const page = await commentedPage(req)
      const { comment, answers } = await openComment(req, page, param('comment'))
      const { id, row, field } = comment
      await store(req, page, { row, field, parent: id, text })
      const authors = [comment, ...answers].map(({ by }) => by)
      await mailComment(req, page, { field, text }, authors)
      return described(req, page)
    },
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/comments/{comment}/resolve',
    summary: 'Marks a comment as done.',
    checks: ['read page', 'own comment or page handed in, or publish pages of its market'],
    answers: { 200: { json: { PageComments } } },
    run: async ({ req, staff, param }) => {
      const page = await commentedPage(req)
      const { comment } = await openComment(req, page, param('comment'))
      if (!mayResolve(staff, page, await readReview(req.payload, page.id), comment)) throw cmsProblem(req, 'reviewNotAllowed')
      await resolveComment(req, comment.id, Number(staff.id))
      return described(req, page)
    },
  }),
]

async function store(
  req: PayloadRequest,
  page: PageDoc,
  said: Pick<Comment, 'row' | 'field' | 'parent' | 'text'>,
): Promise<void> {
  const isStored = await addComment(req, { ...said, page: page.id, by: Number(requireMember(req).id) })
  if (!isStored) throw cmsProblem(req, 'tooManyComments')
}
