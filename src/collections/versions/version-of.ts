import type { PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'
import type { GuardedCollection } from '@/collections/access/table'
import type { Stored } from '@/collections/saving/changes-of'

/** A version and its document as it is now; in a collection with drafts the newest draft, which the form shows. */
export type Version = Readonly<{
  document: number
  /** When it was stored, ISO 8601 UTC. */
  at: string
  then: Stored
  now: Stored
}>

/** The version, if the sender may read both it and the document; otherwise throws 403 or 404 as Payload does. */
export async function versionOf(req: PayloadRequest, collection: GuardedCollection, id: string): Promise<Version> {
  const asReader = { collection, depth: 0, overrideAccess: false, user: req.user, req } as const
  const { parent, updatedAt, version } = await req.payload.findVersionByID({ ...asReader, id })
  const document = Number(idOf(parent))
  const now = await req.payload.findByID({ ...asReader, id: document, draft: true })
  return { document, at: updatedAt, then: storedDocument(version, document), now: storedDocument(now, document) }
}

export const storedDocument = (doc: object, id: number): Stored => ({ ...Object.fromEntries(Object.entries(doc)), id })
