import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

const TAKES = 'takesFromShop'

const statusOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && '_status' in data ? data._status : null

/** True while a published page is taken from the shop: nothing of its draft is judged. */
export const takesFromShop = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[TAKES] === true

async function isPublished(req: PayloadRequest, id: unknown): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  return (await req.payload.count({ collection: 'pages', where, overrideAccess: true, req })).totalDocs > 0
}

/**
 * Payload unpublishes by storing the newest draft in the place of the page, and asks that draft for all that a page
 * needs. An unfinished draft is no reason to keep a page before customers: the save becomes one of a draft, and
 * `takeFromShop` changes nothing but the status of what was published.
 */
export const noteUnpublishing: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const asksForDraft = 'draft' in args && args.draft === true
  const unpublishes = !asksForDraft && statusOf('data' in args ? args.data : null) === 'draft'
  // In bulk each page is what it is; for one that was never published a draft is all there is to save.
  const takes = unpublishes && (!('id' in args) || args.id === undefined || (await isPublished(req, args.id)))
  req.context[TAKES] = takes
  return takes ? { ...args, draft: true, unpublishAllLocales: false } : args
}

/** What was published stays as it was, for nobody but staff; before the hooks that tell and announce the change. */
export const takeFromShop: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (takesFromShop(req))
    await req.payload.db.updateOne({ collection: 'pages', id: doc.id, data: { _status: 'draft' }, req, returning: false })
  return doc
}
