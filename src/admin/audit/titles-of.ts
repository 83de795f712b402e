import type { FlattenedField, PayloadRequest } from 'payload'
import { type Titles, titleKey } from './readable-value'

type ShownChange = Readonly<{ field: FlattenedField; values: readonly unknown[] }>

/** Titles of the documents that values refer to, as far as the reader may see them. */
export async function titlesOf(req: PayloadRequest, told: readonly ShownChange[]): Promise<Titles> {
  const wanted = new Map<string, Set<number>>()
  for (const { field, values } of told) {
    if ((field.type !== 'relationship' && field.type !== 'upload') || typeof field.relationTo !== 'string') continue
    const ids = wanted.get(field.relationTo) ?? new Set()
    for (const id of values.flat()) if (typeof id === 'number') ids.add(id)
    if (ids.size > 0) wanted.set(field.relationTo, ids)
  }
  const titles = new Map<string, string>()
  for (const { slug, admin } of req.payload.config.collections) {
    const ids = wanted.get(slug)
    if (!ids) continue
    const where = { id: { in: [...ids].slice(0, 100) } }
    // A reader without access to a collection gets no titles and sees the ids of its documents.
    const asReader = { overrideAccess: false, user: req.user, disableErrors: true, depth: 0, req }
    const { docs } = await req.payload.find({ collection: slug, where, limit: 100, ...asReader })
    for (const doc of docs) {
      const title = Object.entries(doc).find(([name]) => name === admin.useAsTitle)?.[1]
      if (typeof title === 'string') titles.set(titleKey(slug, doc.id), title)
    }
  }
  return titles
}
