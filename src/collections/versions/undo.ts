import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import { sql } from 'drizzle-orm'
import { type CollectionAfterChangeHook, Forbidden, type PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import * as z from 'zod'
import { getReach } from '@/collections/access/access-table'
import { moveBetween } from '@/collections/saving/bin'
import { lastSaveKey, saversSince } from '@/collections/saving/savers'
import { requireMember } from '@/collections/saving/page-of-request'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import type { Live } from '@/collections/saving/live-collections'
import { restorableFields, valuesToRestore } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import { saveLive } from './restore-fields'
import { storedDocument, type Version } from './version-of'

/** The last save of a document that changed something in the shop: `then` is the document before it. */
export type LastSave = Version &
  Readonly<{
    /** Null for seeds and imports. */
    by: string | null
  }>

/** Versions that are looked at: saves that changed nothing have one too. */
const LOOKED_AT = 10

const Kept = z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) })

/** For a collection without versions: stores the document before and after its last save, in the save's own transaction. */
export const notePrevious: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || moveBetween(previousDoc, doc) !== null) return doc
  const fields = collection.flattenedFields.filter(({ type }) => type !== 'join')
  const contentOf = (from: Record<string, unknown>) => Object.fromEntries(fields.map(({ name }) => [name, from[name] ?? null]))
  const data = JSON.stringify({ before: contentOf(previousDoc), after: contentOf(doc) })
  const session = await openTransaction(req)
  await session.execute(sql`
    insert into payload_kv (key, data) values (${lastSaveKey(collection.slug, doc.id)}, ${data}::jsonb)
    on conflict (key) do update set data = excluded.data`)
  return doc
}

/** The document before its last save; null when it was changed in another way since, as by an import. */
async function notedBefore(req: PayloadRequest, slug: Live, now: StoredDocument): Promise<StoredDocument | null> {
  const session = await openTransaction(req)
  const { rows } = await session.execute(sql`select data from payload_kv where key = ${lastSaveKey(slug, now.id)}`)
  const { data } = Kept.safeParse(rows[0]?.data)
  const { config } = req.payload.collections[slug]
  if (!data || restorableFields(config, now, data.after).length > 0) return null
  return restorableFields(config, now, data.before).length > 0 ? storedDocument(data.before, Number(now.id)) : null
}

async function versionBefore(req: PayloadRequest, slug: Live, now: StoredDocument): Promise<StoredDocument | null> {
  const hasDrafts = hasDraftsEnabled(req.payload.collections[slug].config)
  const { docs } = await req.payload.findVersions({
    ...asSender(req),
    collection: slug,
    where: { and: [{ parent: { equals: now.id } }, hasDrafts ? { 'version._status': { equals: 'published' } } : {}] },
    sort: '-updatedAt',
    limit: LOOKED_AT,
  })
  const { config } = req.payload.collections[slug]
  const earlier = docs.map(({ version }) => storedDocument(version, Number(now.id)))
  return earlier.find((then) => restorableFields(config, now, then).length > 0) ?? null
}

/** The last save that can be undone; null when there is none. Throws 403 and 404 as a save would. */
export async function findLastSave(req: PayloadRequest, slug: Live, id: number): Promise<LastSave | null> {
  if (getReach(slug, 'publish', requireMember(req).role) === 'none') throw new Forbidden(req.t)
  const found = await req.payload.findByID({ collection: slug, id, ...asSender(req) })
  const now = storedDocument(found, id)
  if (isUnpublished(now)) return null
  const { versions } = req.payload.collections[slug].config
  const then = versions ? await versionBefore(req, slug, now) : await notedBefore(req, slug, now)
  if (!then) return null
  const at = String(now.updatedAt)
  const [save] = await saversSince(req, slug, id, Date.parse(at) - 1)
  return { document: id, at, now, then, by: save?.by ?? null }
}

/**
 * Puts a document back to what it was before its last save, by a save with the rights, rules and log of any other. `updatedAt`
 * is the one that the member of staff has seen: after another save the answer is a conflict.
 */
export async function undoLastSave(req: PayloadRequest, slug: Live, id: number, updatedAt: string): Promise<void> {
  const last = await findLastSave(req, slug, id)
  if (!last) throw cmsProblem(req, 'nothingToUndo')
  const { now, then } = last
  const fields = restorableFields(req.payload.collections[slug].config, now, then).map(({ path }) => path)
  // The audit log records a restore, and fields that its author may not change stay as they are.
  const access = { context: { isRestoringVersion: true }, overrideAccess: false, user: req.user } as const
  await saveLive(req, { slug, document: id, data: { ...valuesToRestore(fields, now, then), updatedAt }, access })
}
