import { sql } from 'drizzle-orm'
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { restorableFields } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import { buildConflict } from './conflict-of'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

const instantOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN

const RESTORING = 'restoringVersion'

/** Serialises saves and deletions of one document until the transaction ends. */
export async function lockSaves(req: PayloadRequest, collection: string, id: unknown): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`select pg_advisory_xact_lock(hashtext(${collection}), hashtext(${String(id)}))`)
}

/**
 * Locks the document of an update or a deletion, so that the second of two sees what the first stored: without it, Payload answers
 * 500 to the second of two deletions.
 */
export const lockDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  // An old version has the `updatedAt` of its own time; restoring it overwrites newer changes on purpose.
  if (operation === 'restoreVersion') req.context[RESTORING] = true
  const isLocked = operation === 'update' || operation === 'delete'
  if (isLocked && 'id' in args && args.id !== undefined) await lockSaves(req, collection.slug, args.id)
  if (operation !== 'update') return args
  // Ignores what a client sends about document locks (security 27).
  return overrideAccess === true ? args : { ...args, overrideLock: false }
}

type Sent = Readonly<{ id: number; _status?: unknown }>

/** True for a save that goes back from drafts to what is live: it sends that, and leaves the drafts among the versions. */
async function isWhatIsLive(req: PayloadRequest, collection: SanitizedCollectionConfig, { id, ...data }: Sent): Promise<boolean> {
  if (!hasDraftsEnabled(collection) || data._status !== 'published') return false
  const where = { and: [{ id: { equals: id } }, published] }
  const { docs } = await req.payload.find({ collection: collection.slug, where, limit: 1, depth: 0, overrideAccess: true, req })
  const [live] = docs
  return live !== undefined && restorableFields(collection, { ...live, id }, data).length === 0
}

/**
 * Optimistic lock: a save sends the `updatedAt` that its editor has read; if a colleague has saved since, it is refused
 * with 409 and both versions stay (security 27, F12). A save without it is not checked.
 */
export const keepOthersWork: CollectionBeforeValidateHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data || context[RESTORING] === true) return data
  const readAt = instantOf(data.updatedAt)
  const storedAt = instantOf(originalDoc?.updatedAt)
  if (Number.isNaN(readAt) || Number.isNaN(storedAt) || readAt === storedAt) return data
  if (await isWhatIsLive(req, collection, { ...data, id: originalDoc?.id })) return data
  throw await buildConflict(req, { collection: collection.slug, id: originalDoc?.id, storedAt, readAt })
}
