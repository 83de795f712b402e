import * as z from 'zod'

const ReviewKind = z.enum(['handedIn', 'givenBack'])
export const PageReview = z.object({
  mayHandIn: z.boolean(),
  mayGiveBack: z.boolean(),
  reviewers: z.array(z.object({ id: z.number(), name: z.string() })),
  live: z.number().nullable(),
  review: z
    .object({
      state: ReviewKind,
      to: z.number(),
      toName: z.string().nullable(),
      authorName: z.string().nullable(),
      entries: z.array(z.object({ kind: ReviewKind, byName: z.string().nullable(), at: z.string(), note: z.string() })),
    })
    .nullable(),
})
export type PageReview = z.infer<typeof PageReview>

const CommentMessage = z.object({ id: z.number(), byName: z.string().nullable(), at: z.string(), text: z.string() })
export type CommentMessage = z.infer<typeof CommentMessage>
const ShownComment = CommentMessage.extend({
  /** The id of the row that holds the field; empty for a field of the page itself. */
  row: z.string(),
  field: z.string(),
  fieldName: z.string(),
  answers: z.array(CommentMessage),
  resolved: z.object({ at: z.string(), byName: z.string().nullable() }).nullable(),
  mayResolve: z.boolean(),
})
export type ShownComment = z.infer<typeof ShownComment>
export const PageComments = z.object({ mayComment: z.boolean(), comments: z.array(ShownComment) })
export type PageComments = z.infer<typeof PageComments>
