import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { staffOf } from '@/collections/access/staff'
import { type GuardedCollection, type Operation, reachOf } from '@/collections/access/table'

/** What is read of an operation's arguments, which differ for each. */
type Asked = Readonly<{ id: unknown; draft: unknown; data: unknown; duplicateFromID: unknown }>
const askedBy = (args: object): Asked => ({
  id: valueOf(args, 'id'),
  draft: valueOf(args, 'draft'),
  data: valueOf(args, 'data'),
  duplicateFromID: valueOf(args, 'duplicateFromID'),
})
const valueOf = (args: object, name: string): unknown => new Map<string, unknown>(Object.entries(args)).get(name)

const statusOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && '_status' in data ? data._status : undefined

/** What a save that is no draft does to what the shop shows. */
function towardsTheShop({ draft, data }: Asked): Operation[] {
  const status = statusOf(data)
  if (status === 'published') return ['publish']
  if (draft === true) return []
  return [status === 'draft' ? 'unpublish' : 'publish']
}

/** The rows of the table that an operation of Payload needs, beside the one its access asks for. */
function operationsOf(operation: string, args: Asked, drafts: boolean): Operation[] {
  switch (operation) {
    case 'create':
      return [
        ...(args.duplicateFromID === undefined ? [] : (['duplicate'] as const)),
        ...(drafts && statusOf(args.data) === 'published' ? (['publish'] as const) : []),
      ]
    case 'update':
      return [...(args.id === undefined ? (['bulkUpdate'] as const) : []), ...(drafts ? towardsTheShop(args) : [])]
    case 'restoreVersion':
      return ['restore', ...(drafts && args.draft !== true ? (['publish'] as const) : [])]
    case 'delete':
      return args.id === undefined ? ['bulkDelete'] : []
    default:
      return []
  }
}

/** Payload knows five rights; the others of the table (restore, copy, publish, unpublish, in bulk) are asked for here. */
export const guardOperation =
  (slug: GuardedCollection): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const staff = staffOf(req.user)
    if (overrideAccess === true || !staff) return args
    const asked = operationsOf(operation, askedBy(args), hasDraftsEnabled(collection))
    if (asked.some((right) => reachOf(slug, right, staff.role) === 'none')) throw new Forbidden(req.t)
    if (operation === 'restoreVersion' && 'id' in args && args.id !== undefined) await readVersion(slug, args.id, req)
    return args
  }

/** Who brings a version back may read it: it may be of a time when the document was in another market. */
const readVersion = (collection: GuardedCollection, id: number | string, req: PayloadRequest) =>
  req.payload.findVersionByID({ collection, id: String(id), depth: 0, overrideAccess: false, req, user: req.user })
