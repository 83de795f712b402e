import type { Payload, RequiredDataFromCollectionSlug, Where } from 'payload'
import * as z from 'zod'
import type { Market } from '@/domain/market/market'
import type { Upload } from './block-data'
import type { SeededCollection } from './documents'
import { sampleUpload } from './sample-upload'

/** A document of the seed: the seed recognises it by its `name`, whatever an editor has changed; `where` finds it. */
export type SeedItem<Slug extends SeededCollection> = Readonly<{
  slug: Slug
  name: string
  where: Where
  /** A function for what is only there once its pictures are stored. */
  data: RequiredDataFromCollectionSlug<Slug> | ((upload: Upload) => Promise<RequiredDataFromCollectionSlug<Slug>>)
}>

export type SeedOutcome = 'made' | 'reset' | 'left'
export type Store = Readonly<{
  /** The document's id, or null where staff has deleted it. */
  put: <Slug extends SeededCollection>(item: SeedItem<Slug>) => Promise<{ id: number | null; outcome: SeedOutcome }>
  update: <Slug extends SeededCollection>(slug: Slug, id: number, data: RequiredDataFromCollectionSlug<Slug>) => Promise<void>
}>

const Offered = z.object({ offered: z.array(z.string()) })
export const itemKey = ({ slug, name }: Readonly<{ slug: SeededCollection; name: string }>): string => `${slug} ${name}`

/** Which documents of a market the seed has offered before: they belong to their editors, changed or deleted. */
export async function offeredBefore(payload: Payload, market: string): Promise<ReadonlySet<string>> {
  const known = await payload.kv.get(`seed ${market}`)
  return new Set(known === null ? [] : Offered.parse(known).offered)
}

/**
 * Runs `work` for one market in one transaction: everything is stored or nothing, including the list of what was created. So a
 * seed that is killed anywhere leaves complete markets, and no visitor ever sees half of one.
 */
export async function withStore(
  payload: Payload,
  { market, reset }: Readonly<{ market: Pick<Market, 'code' | 'locale'>; reset: boolean }>,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const offered = new Set(await offeredBefore(payload, market.code))
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The seed needs a database with transactions')
  try {
    const upload = sampleUpload(payload, { transactionID }, market)
    await work(storeIn(payload, { transactionID }, { offered, reset, upload }))
    const key = `seed ${market.code}`
    const data = { key, data: { offered: [...offered] } }
    await payload.db.upsert({ collection: 'payload-kv', data, where: { key: { equals: key } }, req: { transactionID } })
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

type Filling = Readonly<{ offered: Set<string>; reset: boolean; upload: Upload }>

function storeIn(payload: Payload, req: { transactionID: number | string }, { offered, reset, upload }: Filling): Store {
  const always = { depth: 0, overrideAccess: true, req } as const
  const find = async (slug: SeededCollection, where: Where) => {
    const { docs } = await payload.find({ collection: slug, where, limit: 1, ...always })
    return docs[0] ? Number(docs[0].id) : null
  }
  const update: Store['update'] = async (slug, id, data) => {
    // Payload requires a deep partial of the same type, which the compiler cannot infer for a generic slug.
    await payload.update({ collection: slug, id, data: data as never, ...always })
  }
  const put: Store['put'] = async (item) => {
    const { slug, where } = item
    const found = await find(slug, where)
    const left = found !== null || offered.has(itemKey(item))
    offered.add(itemKey(item))
    if (left && !reset) return { id: found, outcome: 'left' }
    const data = typeof item.data === 'function' ? await item.data(upload) : item.data
    if (found !== null) await update(slug, found, data)
    if (found !== null) return { id: found, outcome: 'reset' }
    const made = await payload.create({ collection: slug, data, ...always })
    return { id: Number(made.id), outcome: 'made' }
  }
  return { put, update }
}
