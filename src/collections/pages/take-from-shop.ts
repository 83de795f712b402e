import { leavesBin } from '@/collections/saving/bin'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

const TAKES = 'takesFromShop'

const statusOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && '_status' in data ? data._status : null

/** True while a published page is unpublished: its draft is not validated. */
export const takesFromShop = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[TAKES] === true

async function isPublished(req: PayloadRequest, id: unknown): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, published] }
  return (await req.payload.count({ collection: 'pages', where, overrideAccess: true, req })).totalDocs > 0
}

/**
 * Payload unpublishes by storing the newest draft as the page, and validates that draft in full. So that an unfinished
 * draft does not block unpublishing, the save becomes one of a draft, and `takeFromShop` changes only the status of the
 * published page.
 */
export const noteUnpublishing: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  req.context[TAKES] = false
  if (leavesBin(req)) return args
  const asksForDraft = 'draft' in args && args.draft === true
  const unpublishes = !asksForDraft && statusOf('data' in args ? args.data : null) === 'draft'
  // A bulk update does not look at each page; a page that was never published only has its draft to save.
  const takes = unpublishes && (!('id' in args) || args.id === undefined || (await isPublished(req, args.id)))
  req.context[TAKES] = takes
  return takes ? { ...args, draft: true, unpublishAllLocales: false } : args
}

/**
 * Marks the published page as a draft and leaves its content as it was; runs before the hooks that log and announce the
 * change.
 */
export const takeFromShop: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (takesFromShop(req))
    await req.payload.db.updateOne({ collection: 'pages', id: doc.id, data: { _status: 'draft' }, req, returning: false })
  return doc
}
