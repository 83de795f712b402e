import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import type { PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import type { GuardedCollection } from '@/collections/access/access-table'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { type Save, saverAt, readSavers } from '@/collections/saving/savers'

/** A version and its document as it is now; in a collection with drafts the newest draft, which the form shows. */
export type Version = Readonly<{
  document: number
  /** When it was stored, ISO 8601 UTC. */
  at: string
  then: StoredDocument
  now: StoredDocument
}>

/** The version, if the sender may read both it and the document; otherwise throws 403 or 404 as Payload does. */
export async function readVersion(req: PayloadRequest, collection: GuardedCollection, id: string): Promise<Version> {
  const own = { collection, ...asSender(req) } as const
  const { parent, updatedAt, version } = await req.payload.findVersionByID({ ...own, id })
  const document = Number(getId(parent))
  const now = await req.payload.findByID({ ...own, id: document, draft: true })
  return { document, at: updatedAt, then: storedDocument(version, document), now: storedDocument(now, document) }
}

export const storedDocument = (doc: object, id: number): StoredDocument => ({ ...Object.fromEntries(Object.entries(doc)), id })

export type ListedVersion = Readonly<{
  id: number
  /** When it was stored, ISO 8601 UTC. */
  at: string
  /** Null in a collection without drafts. */
  status: string | null
  autosave: boolean
  /** Null for versions from before authors were noted. */
  saver: Save | null
}>

/** As many as the collections store of a document at most. */
const MAX_VERSIONS = 100

/** The versions of a document that the sender may read, the newest first, each with its author. Throws 403 as Payload does. */
export async function listVersions(
  req: PayloadRequest,
  collection: GuardedCollection,
  id: number | string,
): Promise<ListedVersion[]> {
  const { docs } = await req.payload.findVersions({
    ...asSender(req),
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    select: { parent: true, updatedAt: true, autosave: true, version: { _status: true, updatedAt: true } },
    limit: MAX_VERSIONS,
    trash: true,
  })
  const savers = await readSavers(req, collection, id)
  return docs.map((version) => {
    const { _status, updatedAt }: StoredDocument = storedDocument(version.version, Number(id))
    return {
      id: Number(version.id),
      at: version.updatedAt,
      status: typeof _status === 'string' ? _status : null,
      autosave: 'autosave' in version && version.autosave === true,
      saver: saverAt(savers, String(updatedAt)) ?? null,
    }
  })
}
