import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { hashTexts, type TextHashes } from './translation-state'

type Known = TextHashes & Readonly<{ at: string }>
/** By page, while it has the same date. */
const known = { published: new LRUCache<number, Known>({ max: 20_000 }), drafts: new LRUCache<number, Known>({ max: 20_000 }) }

type Dated = Readonly<{ id: number; updatedAt: string }>

/** A draft has a date of its own, which the page itself does not show. */
export async function datesOfDrafts(req: PayloadRequest, pages: readonly Pick<Dated, 'id'>[]): Promise<Dated[]> {
  if (pages.length === 0) return []
  const where = { id: { in: pages.map(({ id }) => id) } }
  const rest = { depth: 0, limit: pages.length, overrideAccess: true, req } as const
  return (await req.payload.find({ collection: 'pages', where, select: { updatedAt: true }, draft: true, ...rest })).docs
}

/**
 * Hashes of the texts of each page, `published` as the shop shows them, or `drafts` as they were typed last. Texts that have not
 * changed since they were read are not read again. At most `most` pages are read at once; those beyond it are left out.
 */
export async function readHashes(
  req: PayloadRequest,
  pages: readonly Dated[],
  kind: keyof typeof known,
  most = pages.length,
): Promise<ReadonlyMap<number, TextHashes>> {
  const read = known[kind]
  const unread = pages.filter(({ id, updatedAt }) => read.get(id)?.at !== updatedAt).slice(0, most)
  if (unread.length > 0) {
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: { id: { in: unread.map(({ id }) => id) } },
      select: { title: true, body: true, blocks: true, metaTitle: true, metaDescription: true, updatedAt: true },
      depth: 0,
      draft: kind === 'drafts',
      limit: unread.length,
      overrideAccess: true,
      req,
    })
    for (const doc of docs) read.set(doc.id, { at: doc.updatedAt, ...hashTexts(doc) })
  }
  return new Map(
    pages.flatMap(({ id, updatedAt }) => {
      const hashes = read.get(id)
      return hashes?.at === updatedAt ? [[id, hashes] as const] : []
    }),
  )
}
