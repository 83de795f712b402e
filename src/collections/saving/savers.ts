import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import * as z from 'zod'
import { transactionOf } from './transaction'

/** So many saves of a document are remembered with the names of their authors. */
const MOST = 8

const Saves = z.array(z.object({ by: z.string(), at: z.string() })).catch([])
export type Save = z.infer<typeof Saves>[number]

const keyOf = (collection: string, id: unknown): string => `saved:${collection}:${String(id)}`
/** Where the document before its last save is noted (`versions/undo.ts`). */
export const lastSaveKey = (collection: string, id: unknown): string => `undo:${collection}:${String(id)}`

/** Remembers who saved what, in the save's own transaction, for the message to a colleague whose save comes second. */
export const noteSaver: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const by = req.user?.name
  if (!by || typeof doc.updatedAt !== 'string') return doc
  const session = await transactionOf(req)
  const save = JSON.stringify([{ by, at: doc.updatedAt }])
  await session.execute(sql`
    insert into payload_kv (key, data) values (${keyOf(collection.slug, doc.id)}, ${save}::jsonb)
    on conflict (key) do update
    set data = jsonb_path_query_array(excluded.data || payload_kv.data, ${`$[0 to ${MOST - 1}]`}::jsonpath)`)
  return doc
}

export const forgetSavers: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const session = await transactionOf(req)
  await session.execute(sql`
    delete from payload_kv where key in (${keyOf(collection.slug, id)}, ${lastSaveKey(collection.slug, id)})`)
  return doc
}

/** Who has saved the document since it was read, the newest first. */
export async function saversSince(req: PayloadRequest, collection: string, id: unknown, read: number): Promise<Save[]> {
  const session = await transactionOf(req)
  const { rows } = await session.execute(sql`select data from payload_kv where key = ${keyOf(collection, id)}`)
  return Saves.parse(rows[0]?.data).filter(({ at }) => Date.parse(at) > read)
}
