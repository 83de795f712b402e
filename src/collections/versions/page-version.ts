import { sql } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'
import { getId } from '@/collections/access/staff-member'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { restorableFields } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import { cmsProblem } from '@/collections/problems/cms-problem'

/**
 * Keeps the newest version of a page and returns its id: autosaves overwrite each other until a save by hand, and a
 * release publishes the version that was the newest when it was collected. Does not touch the page itself, so that no open
 * form is outdated. Null when the page has no versions.
 */
export async function keepNewestVersion(req: PayloadRequest, page: number): Promise<number | null> {
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: page } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const id = Number(docs[0]?.id)
  if (Number.isNaN(id)) return null
  const session = await openTransaction(req)
  await session.execute(sql`update _pages_v set autosave = false where id = ${id} and autosave`)
  return id
}

/** A version of a page; null when it was deleted. */
export async function findPageVersion(req: PayloadRequest, page: number, version: number) {
  const where: Where = { and: [{ id: { equals: version } }, { parent: { equals: page } }] }
  const { docs } = await req.payload.findVersions({ collection: 'pages', where, limit: 1, depth: 0, overrideAccess: true, req })
  return docs[0]?.version ?? null
}

/** The same as a document. */
export async function readPageVersion(req: PayloadRequest, page: number, version: number): Promise<StoredDocument | null> {
  const found = await findPageVersion(req, page, version)
  return found && { ...Object.fromEntries(Object.entries(found)), id: page }
}

/** The version of a page that the shop shows; null for a page that is not published. */
export async function liveVersion(req: PayloadRequest, page: number): Promise<number | null> {
  const isLive: Where = { and: [{ id: { equals: page } }, { _status: { equals: 'published' } }] }
  if ((await req.payload.count({ collection: 'pages', where: isLive, overrideAccess: true, req })).totalDocs === 0) return null
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: page } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0] ? Number(docs[0].id) : null
}

async function newestDraft(req: PayloadRequest, page: number): Promise<StoredDocument> {
  const doc = await req.payload.findByID({ collection: 'pages', id: page, draft: true, depth: 0, overrideAccess: true, req })
  return { ...Object.fromEntries(Object.entries(doc)), id: Number(getId(doc)) }
}

const isEditedSince = (req: PayloadRequest, version: StoredDocument, newest: StoredDocument): boolean =>
  restorableFields(req.payload.collections.pages.config, newest, version).length > 0

/** What has become of a version that waits to be published: nothing was edited since, it is older, or it was deleted. */
export async function readVersionState(req: PayloadRequest, page: number, version: number): Promise<'newest' | 'older' | 'gone'> {
  const waiting = await readPageVersion(req, page, version)
  if (!waiting) return 'gone'
  return isEditedSince(req, waiting, await newestDraft(req, page)) ? 'older' : 'newest'
}

/** Publishes a version of a page; a newer draft stays the newest draft. Throws 410 when the version was deleted. */
export async function publishVersion(req: PayloadRequest, id: number, version: number): Promise<void> {
  const waiting = await readPageVersion(req, id, version)
  if (!waiting) throw cmsProblem(req, 'scheduleVersionGone')
  const newest = await newestDraft(req, id)
  const save = (doc: StoredDocument, _status: 'published' | 'draft') =>
    req.payload.update({
      collection: 'pages',
      id,
      data: { ...pickContent(doc), _status },
      draft: _status === 'draft',
      depth: 0,
      overrideAccess: true,
      req,
    })
  await save(waiting, 'published')
  if (newest._status === 'draft' && isEditedSince(req, waiting, newest)) await save(newest, 'draft')
}

/** Fields that are not taken from the version: the market stays the page's own, and times are those of the save. */
const PASSED_OVER = new Set(['id', 'market', 'createdAt', 'updatedAt', '_status'])
const pickContent = (doc: StoredDocument): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !PASSED_OVER.has(name)))
