import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { pageOf } from '@/collections/documents/content-documents'
import type { Pictures } from '@/collections/documents/picture'
import { type PageDocument, pageHeads, pageRows } from '@/collections/page-rows'
import { PageRow } from '@/domain/content'
import { ahead, inParts } from './ahead'
import { rowsHash } from './content-hash'

/** Pages of a statement: few enough for its time limit, however long they are. */
const BATCH = 500

type Kept = Readonly<{ version: string; row: PageRow; faults: readonly string[] }>

/**
 * Published pages as the last load left them. A save changes one page of thousands: only what is new in the database is
 * read and checked again, and what stays keeps its identity, so that its hash is known too (`content-hash.ts`).
 */
export class KeptPages {
  #kept = new Map<number, Kept>()
  #pictures = ''

  /** Pages by market id, in a fixed order; what of them cannot be drawn is told to `onFault`, on each load. */
  async read(
    req: PayloadRequest,
    pictures: Pictures,
    onFault: (market: number, fault: string) => void,
  ): Promise<Map<number, PageRow[]>> {
    const heads = await pageHeads(req)
    const before = this.#usable(pictures)
    const changed = heads.filter(({ id, version }) => before.get(id)?.version !== version)
    const versions = new Map(heads.map(({ id, version }) => [id, version]))
    const fresh = new Map<number, Kept>()
    const batches = inParts(
      changed.map(({ id }) => id),
      BATCH,
    )
    for await (const docs of ahead(batches, (ids) => pageRows(req, ids)))
      for (const doc of docs) fresh.set(doc.id, keptOf(doc, versions.get(doc.id) ?? '', pictures))
    this.#kept = new Map(heads.flatMap(({ id }) => entry(id, fresh.get(id) ?? before.get(id))))
    const byMarket = new Map<number, PageRow[]>()
    for (const { id, market } of heads) {
      const kept = this.#kept.get(id)
      if (!kept) continue
      const list = byMarket.get(market)
      if (list) list.push(kept.row)
      else byMarket.set(market, [kept.row])
      for (const fault of kept.faults) onFault(market, fault)
    }
    return byMarket
  }

  /** Pages show pictures: when one of those changes, none of what is kept counts. */
  #usable(pictures: Pictures): ReadonlyMap<number, Kept> {
    const state = JSON.stringify([...pictures])
    if (state === this.#pictures) return this.#kept
    this.#pictures = state
    return new Map()
  }
}

const entry = (id: number, kept: Kept | undefined): [number, Kept][] => (kept ? [[id, kept]] : [])

function keptOf(doc: PageDocument, version: string, pictures: Pictures): Kept {
  const faults: string[] = []
  const parsed = PageRow.safeParse(pageOf(doc, pictures, (fault) => faults.push(fault)))
  if (parsed.success) {
    // Known from here on, so that little is left for the moment in which all is hashed together.
    rowsHash(parsed.data)
    return { version, row: parsed.data, faults }
  }
  throw new Error(`The page "${doc.slug}" cannot be used:\n${z.prettifyError(parsed.error)}`)
}
