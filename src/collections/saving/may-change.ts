import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { restorableFields } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import { type GuardedCollection, mayReach } from '@/collections/access/access-table'
import { getId, type StaffMember, getStaff } from '@/collections/access/staff-member'

type Doc = Readonly<Record<string, unknown>>
/** A change of one document that is prepared by one person, or at one time, and goes live later. */
export type PreparedChange = Readonly<{
  collection: GuardedCollection & CollectionSlug
  /** Null for a document that the change makes. */
  document: number | null
  kind: 'change' | 'create' | 'publish' | 'unpublish'
  /** The market at the time it was prepared: of a new document, or of one that is gone. */
  market?: number | null
  /** The fields that are written: the document as it shall be, and as it was. */
  wanted?: Doc | null
  base?: Doc | null
  /** What was live before, and the document that was made; once the change is live. */
  before?: Readonly<{ doc?: Doc | null | undefined; created?: number | null | undefined }> | null
}>

/**
 * Whether the member of staff of the request may prepare a change, let it go live or take it back. Decided by the document as it is
 * now: in the market that it has, wherever it was when the change was prepared, and in the one that it is moved to.
 */
export async function mayChange(req: PayloadRequest, change: PreparedChange): Promise<boolean> {
  const staff = getStaff(req.user)
  return staff !== null && (await mayPublishThere(req, staff, change)) && mayChangeFields(req, change)
}

async function mayPublishThere(req: PayloadRequest, staff: StaffMember, change: PreparedChange): Promise<boolean> {
  const right = change.kind === 'unpublish' ? 'unpublish' : 'publish'
  const present = await presentMarkets(req, change.collection, change.document ?? change.before?.created ?? null)
  const markets = [...(present.length > 0 ? present : [change.market]), ...marketsMovedTo(change)]
  return markets.every((market) => mayReach(staff, change.collection, right, market))
}

/** The market of what the shop shows, and of the draft that waits; none for a document that is gone. */
async function presentMarkets(
  req: PayloadRequest,
  collection: PreparedChange['collection'],
  id: number | null,
): Promise<unknown[]> {
  if (id === null) return []
  const { payload } = req
  if (collection === 'markets') return [id]
  const select = { market: true, _status: true } as const
  const live = await payload.db.findOne<{ market?: unknown; id: number }>({
    collection,
    where: { id: { equals: id } },
    select,
    req,
  })
  if (!live) return []
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const [newest] = hasDraftsEnabled(payload.collections[collection].config)
    ? (await payload.db.findVersions<{ market?: unknown }>({ collection, where, limit: 1, select: { version: select }, req }))
        .docs
    : []
  return [...(newest && isUnpublished(live) ? [] : [live.market]), ...(newest ? [newest.version.market] : [])]
}

/** Where a change of fields writes the market, too, and where taking it back does. */
function marketsMovedTo({ collection, kind, base, wanted, before }: PreparedChange): unknown[] {
  if (collection === 'markets' || kind === 'publish' || kind === 'unpublish') return []
  const moves = wanted && getId(wanted.market) !== getId(base?.market)
  return [...(moves ? [wanted.market] : []), ...(moves && before?.doc ? [before.doc.market] : [])]
}

/** Some fields are changed by few: a release of a manager must not carry what only an admin may change. */
async function mayChangeFields(
  req: PayloadRequest,
  { collection, document, kind, base, wanted }: PreparedChange,
): Promise<boolean> {
  if (kind !== 'change' || !base || !wanted) return true
  const doc = { ...base, id: document ?? 0 }
  for (const { field } of restorableFields(req.payload.collections[collection].config, doc, wanted)) {
    const rule = 'access' in field ? field.access?.update : undefined
    if (rule && !(await rule({ req, doc, data: wanted, siblingData: wanted, id: document ?? 0, blockData: {} }))) return false
  }
  return true
}
