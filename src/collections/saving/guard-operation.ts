import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { getStaff } from '@/collections/access/staff-member'
import { hasBin, parseMove } from './bin'
import { type GuardedCollection, type Operation, getReach } from '@/collections/access/access-table'

/** The arguments that are read; they differ by operation. */
type OperationRequest = Readonly<{ id: unknown; draft: unknown; data: unknown; duplicateFromID: unknown; trash: unknown }>
const requestOf = (args: object): OperationRequest => ({
  id: valueOf(args, 'id'),
  draft: valueOf(args, 'draft'),
  data: valueOf(args, 'data'),
  duplicateFromID: valueOf(args, 'duplicateFromID'),
  trash: valueOf(args, 'trash'),
})
const valueOf = (args: object, name: string): unknown => new Map<string, unknown>(Object.entries(args)).get(name)

const statusOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && '_status' in data ? data._status : undefined

/** The right that a save needs for its effect on the shop: none for a draft. */
function towardsTheShop({ draft, data }: OperationRequest): Operation[] {
  const status = statusOf(data)
  if (status === 'published') return ['publish']
  if (draft === true) return []
  return [status === 'draft' ? 'unpublish' : 'publish']
}

type Abilities = Readonly<{ bin: boolean; drafts: boolean }>

/** The rights of the access table that an operation of Payload needs in addition to the one in its access function. */
function operationsOf(operation: string, args: OperationRequest, { bin, drafts }: Abilities): Operation[] {
  switch (operation) {
    case 'create':
      return [
        ...(args.duplicateFromID === undefined ? [] : (['duplicate'] as const)),
        ...(drafts && statusOf(args.data) === 'published' ? (['publish'] as const) : []),
      ]
    case 'update':
      if (bin && parseMove(args) === 'in') return [args.id === undefined ? 'bulkDelete' : 'delete']
      if (bin && parseMove(args) === 'out') return ['delete', ...(drafts ? towardsTheShop(args) : [])]
      return [...(args.id === undefined ? (['bulkUpdate'] as const) : []), ...(drafts ? towardsTheShop(args) : [])]
    case 'restoreVersion':
      return ['restore', ...(drafts && args.draft !== true ? (['publish'] as const) : [])]
    case 'delete':
      if (args.id !== undefined) return []
      return [bin && args.trash === true ? 'delete' : 'bulkDelete']
    default:
      return []
  }
}

/**
 * Payload knows five rights; this checks the others of the access table (restore, copy, publish, unpublish, bulk changes).
 */
export const guardOperation =
  (slug: GuardedCollection): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const staff = getStaff(req.user)
    if (overrideAccess === true || !staff) return args
    const asked = operationsOf(operation, requestOf(args), { bin: hasBin(slug), drafts: hasDraftsEnabled(collection) })
    if (asked.some((right) => getReach(slug, right, staff.role) === 'none')) throw new Forbidden(req.t)
    if (operation === 'restoreVersion' && 'id' in args && args.id !== undefined) await readVersion(slug, args.id, req)
    return args
  }

/**
 * A version may be restored only by those who may read it; it may come from a time when the document was in another market.
 */
const readVersion = (collection: GuardedCollection, id: number | string, req: PayloadRequest) =>
  req.payload.findVersionByID({ collection, id: String(id), depth: 0, overrideAccess: false, req, user: req.user })

/** Most documents that one request of staff reads. */
const MAX_DOCUMENTS = 500

const READS: ReadonlySet<string> = new Set(['read', 'readDistinct', 'findVersions'])

/** `limit=0` and `pagination=false` would read everything. Requests of staff are bounded, the shop's own code is not. */
export const boundReads: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (!READS.has(operation) || overrideAccess === true || !('limit' in args || 'pagination' in args)) return args
  const asked = 'limit' in args ? Number(args.limit) : Number.NaN
  const unbounded = asked === 0 || ('pagination' in args && args.pagination === false)
  if (!unbounded && !(asked > MAX_DOCUMENTS)) return args
  return { ...args, limit: MAX_DOCUMENTS, pagination: true }
}
