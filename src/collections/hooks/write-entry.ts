import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { principalOf } from '@/collections/access/on-behalf'
import { idOf, staffOf } from '@/collections/access/staff'
import type { Changes } from '@/domain/changed-paths'
import type { Stored } from './changes-of'

export type Entry = Readonly<{
  action: 'create' | 'update' | 'delete' | 'restore'
  collection: SanitizedCollectionConfig
  id: number | string
  /** The document as it is now, or as it was last. */
  doc: Stored | null
  changes: Changes
}>

/** Who did it when nobody is signed in: seeds, scripts and scheduled work of nobody. */
export const THE_SHOP = 'Shop'
const LONGEST_TITLE = 200

/** Writes one entry of the audit log, in the transaction of the request. Bypasses access: nobody else may write there. */
export async function writeEntry(req: PayloadRequest, { action, collection, id, doc, changes }: Entry): Promise<void> {
  const author = authorOf(req)
  // A member of staff or a market that is just deleted can no longer be pointed to.
  const isGone = (slug: string, other: unknown) => action === 'delete' && collection.slug === slug && String(other) === String(id)
  const market = collection.slug === 'markets' ? id : idOf(doc?.market)
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

/** Whose work a request does. */
export const authorOf = (req: PayloadRequest) => ({
  id: (staffOf(req.user) ?? principalOf(req))?.id ?? null,
  name: text(req.user?.name) ?? text(req.user?.email) ?? text(principalOf(req)?.name) ?? THE_SHOP,
})

function titleOf({ admin: { useAsTitle } }: SanitizedCollectionConfig, doc: Stored | null): string | null {
  return text(doc?.[useAsTitle ?? 'id'])?.slice(0, LONGEST_TITLE) ?? null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
