import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import * as z from 'zod'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { describeAuthor, THE_SHOP } from './write-entry'

/** So many turns of authors are noted of a document: as many as it has versions at most. */
const MAX_TURNS = 100

const Saves = z
  .array(
    z.object({
      by: z.string(),
      /** Where a release has saved in the name of who scheduled it. */
      way: z.literal('release').optional().catch(undefined),
      /** The last save of this turn, and the first where it has several. */
      at: z.string(),
      from: z.string().optional(),
    }),
  )
  .catch([])
export type Save = z.infer<typeof Saves>[number]

/** Request context of saves that a release makes. */
export const SAVED_BY_RELEASE = { wayOfSave: 'release' } as const

const keyOf = (collection: string, id: unknown): string => `saved:${collection}:${String(id)}`
/** Where the document before its last save is noted (`versions/undo.ts`). */
export const lastSaveKey = (collection: string, id: unknown): string => `undo:${collection}:${String(id)}`

/**
 * Notes who saved what, in the save's own transaction: for the message to a colleague whose save comes second, and for the list of
 * versions. Saves of one author after another are one turn, because pages save themselves while a person types.
 */
export const noteSaver: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { name } = describeAuthor(req)
  if (typeof doc.updatedAt !== 'string' || (name === THE_SHOP && !collection.versions)) return doc
  const save = JSON.stringify({ by: name, way: req.context.wayOfSave, at: doc.updatedAt })
  const session = await openTransaction(req)
  await session.execute(sql`
    insert into payload_kv (key, data) values (${keyOf(collection.slug, doc.id)}, jsonb_build_array(${save}::jsonb))
    on conflict (key) do update set data = jsonb_path_query_array(
      case when (excluded.data->0) - 'at' = (payload_kv.data->0) - 'at' - 'from' then
        jsonb_build_array(jsonb_build_object('from', payload_kv.data->0->'at') || (payload_kv.data->0) || (excluded.data->0))
        || (payload_kv.data - 0)
      else excluded.data || payload_kv.data end, ${`$[0 to ${MAX_TURNS - 1}]`}::jsonpath)`)
  return doc
}

/** Forgets what the last save can be undone to, with a document that is moved to the bin. */
export const forgetLastSave: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const session = await openTransaction(req)
  await session.execute(sql`delete from payload_kv where key = ${lastSaveKey(collection.slug, id)}`)
  return doc
}

export const forgetSavers: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const session = await openTransaction(req)
  await session.execute(sql`
    delete from payload_kv where key in (${keyOf(collection.slug, id)}, ${lastSaveKey(collection.slug, id)})`)
  return doc
}

/** Who has saved a document, the newest turn first. */
export async function readSavers(req: PayloadRequest, collection: string, id: unknown): Promise<Save[]> {
  const session = await openTransaction(req)
  const { rows } = await session.execute(sql`select data from payload_kv where key = ${keyOf(collection, id)}`)
  return Saves.parse(rows[0]?.data)
}

/** The turn in which a document was saved at that time; undefined for what was saved before turns were noted. */
export const saverAt = (saves: readonly Save[], time: string): Save | undefined =>
  saves.find(({ at, from = at }) => Date.parse(from) <= Date.parse(time) && Date.parse(time) <= Date.parse(at))

/** Which members of staff have saved the document since it was read, the newest first. */
export async function saversSince(req: PayloadRequest, collection: string, id: unknown, read: number): Promise<Save[]> {
  const saves = await readSavers(req, collection, id)
  return saves.filter(({ at, by }) => by !== THE_SHOP && Date.parse(at) > read)
}
