import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { getPrincipal } from '@trade-in-shop/payload-workbench/saving/on-behalf'
import { getId, getStaff } from '@/collections/access/staff-member'
import type { Changes } from '@trade-in-shop/payload-workbench/saving/changed-paths'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'

export type AuditEntry = Readonly<{
  action: 'create' | 'update' | 'saveDraft' | 'goLive' | 'delete' | 'restore' | 'bin' | 'takeOut'
  collection: SanitizedCollectionConfig
  id: number | string
  /** The document as it is now, or as it was before its deletion. */
  doc: StoredDocument | null
  changes: Changes
}>

/** Author of entries without a user: seeds, scripts and scheduled work. */
export const THE_SHOP = 'Shop'
const MAX_TITLE_CHARACTERS = 200

/**
 * Writes one entry of the audit log, in the transaction of the request. Bypasses access, because no role may write there.
 */
export async function writeEntry(req: PayloadRequest, { action, collection, id, doc, changes }: AuditEntry): Promise<void> {
  const author = describeAuthor(req)
  // An entry cannot refer to the member of staff or market that was just deleted.
  const isGone = (slug: string, other: unknown) => action === 'delete' && collection.slug === slug && String(other) === String(id)
  const market = collection.slug === 'markets' ? id : getId(doc?.market)
  await req.payload.db.create({
    collection: 'audit-log',
    data: {
      at: new Date().toISOString(),
      who: author.id === null || isGone('staff', author.id) ? null : author.id,
      whoName: author.name,
      action,
      subject: collection.slug,
      documentId: String(id),
      title: titleOf(collection, doc) ?? `${collection.slug} ${id}`,
      market: isGone('markets', market) ? null : market,
      before: changes.before,
      after: changes.after,
    },
    returning: false,
    req,
  })
}

/** The author for the audit log: who sent the request, or in whose name it acts. */
export const describeAuthor = (req: PayloadRequest) => ({
  id: (getStaff(req.user) ?? getPrincipal(req))?.id ?? null,
  name: text(req.user?.name) ?? text(req.user?.email) ?? text(getPrincipal(req)?.name) ?? THE_SHOP,
})

function titleOf({ admin: { useAsTitle } }: SanitizedCollectionConfig, doc: StoredDocument | null): string | null {
  return text(doc?.[useAsTitle ?? 'id'])?.slice(0, MAX_TITLE_CHARACTERS) ?? null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
