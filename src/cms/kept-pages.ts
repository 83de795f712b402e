import { setImmediate } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import type { Pictures } from '@/collections/documents/picture'
import { type PageHead, pageHeads, pageRows } from '@/collections/page-rows'
import type { UnparsedPage } from '@/domain/content/content'
import { ahead, inParts } from './ahead'
import { keptPage, type KeptPage } from './kept-page'

/** Pages per statement: few enough for its time limit, however long they are. */
const BATCH = 500
/** Pages that are checked before requests are answered again: some milliseconds. */
const TOGETHER = 20

type Kept = KeptPage & PageHead

/**
 * Published pages as the last load left them. A save changes one page of thousands, so only pages that changed in the database
 * are read again.
 */
export class KeptPages {
  #kept = new Map<number, Kept>()
  #pictures = ''

  /** Pages by market id, in a fixed order. Throws with the slug of a page that the shop cannot use. */
  async read(req: PayloadRequest, pictures: Pictures): Promise<Map<number, UnparsedPage[]>> {
    const heads = await pageHeads(req)
    const before = this.#usable(pictures)
    const changed = heads.filter(({ id, version }) => before.get(id)?.version !== version).map(({ id }) => id)
    const fresh = new Map<number, KeptPage>()
    for await (const docs of ahead(inParts(changed, BATCH), (ids) => pageRows(req, ids)))
      for (const doc of docs) fresh.set(doc.id, keptPage(doc, pictures))
    this.#kept = new Map(heads.flatMap((head) => entry(head, fresh.get(head.id) ?? before.get(head.id))))
    const pages = Map.groupBy(this.#kept.values(), ({ market }) => market)
    return new Map([...pages].map(([market, kept]) => [market, kept.map(({ row }) => row)]))
  }

  /** Reports parts of pages that cannot be rendered to `onFault`. Parses the new pages for that, in the background. */
  async check(onFault: (market: number, fault: string) => void): Promise<void> {
    for (const part of inParts([...this.#kept.values()], TOGETHER)) {
      for (const { market, faults } of part) for (const fault of faults()) onFault(market, fault)
      await setImmediate()
    }
  }

  /** The cached pages contain picture data, so a change of any picture invalidates all of them. */
  #usable(pictures: Pictures): ReadonlyMap<number, Kept> {
    const state = JSON.stringify([...pictures])
    if (state === this.#pictures) return this.#kept
    this.#pictures = state
    return new Map()
  }
}

const entry = (head: PageHead, kept: KeptPage | undefined): [number, Kept][] =>
  kept ? [[head.id, { ...head, row: kept.row, faults: kept.faults }]] : []
