import { setImmediate } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import type { Pictures } from '@/collections/documents/picture'
import { type PageVersionHead, pageHeads, pageRows } from '@/collections/pages/page-rows'
import type { UnparsedPage } from '@/domain/content/content'
import { ahead, inParts } from './ahead'
import { makeLazyPage, type LazyPage } from './lazy-page'

/** Pages per statement: few enough for its time limit, however long they are. */
const BATCH = 500
/** Pages that are checked before requests are answered again: some milliseconds. */
const TOGETHER = 20

type CachedPage = LazyPage & PageVersionHead

/**
 * Published pages as the last load left them. A save changes one page of thousands, so only pages that changed in the database
 * are read again.
 */
export class PublishedPages {
  #kept = new Map<number, CachedPage>()
  #pictures = ''

  /**
   * Pages by market id, in a fixed order, with the pictures of their market. Throws with the slug of a page that the shop cannot
   * use.
   */
  async read(req: PayloadRequest, pictures: ReadonlyMap<number, Pictures>): Promise<Map<number, UnparsedPage[]>> {
    const heads = await pageHeads(req)
    const before = this.#usable(pictures)
    const changed = heads.filter(({ id, version }) => before.get(id)?.version !== version).map(({ id }) => id)
    const markets = new Map(heads.map(({ id, market }) => [id, market]))
    const picturesFor = (id: number): Pictures => pictures.get(markets.get(id) ?? 0) ?? new Map()
    const fresh = new Map<number, LazyPage>()
    for await (const docs of ahead(inParts(changed, BATCH), (ids) => pageRows(req, ids)))
      for (const doc of docs) fresh.set(doc.id, makeLazyPage(doc, picturesFor(doc.id)))
    this.#kept = new Map(heads.flatMap((head) => entry(head, fresh.get(head.id) ?? before.get(head.id))))
    const pages = Map.groupBy(this.#kept.values(), ({ market }) => market)
    return new Map([...pages].map(([market, cached]) => [market, cached.map(({ row }) => row)]))
  }

  /** Reports parts of pages that cannot be rendered to `onProblem`. Parses the new pages for that, in the background. */
  async check(onProblem: (market: number, problem: string) => void): Promise<void> {
    for (const part of inParts([...this.#kept.values()], TOGETHER)) {
      for (const { market, problems } of part) for (const problem of problems()) onProblem(market, problem)
      await setImmediate()
    }
  }

  /** The cached pages contain picture data, so a change of any picture invalidates all of them. */
  #usable(pictures: ReadonlyMap<number, Pictures>): ReadonlyMap<number, CachedPage> {
    // Markets of one language share their pictures.
    const shared = [...new Set(pictures.values())]
    const markets = [...pictures].map(([id, of]) => [id, shared.indexOf(of)])
    const state = JSON.stringify([markets, shared.map((of) => [...of])])
    if (state === this.#pictures) return this.#kept
    this.#pictures = state
    return new Map()
  }
}

const entry = (head: PageVersionHead, cached: LazyPage | undefined): [number, CachedPage][] =>
  cached ? [[head.id, { ...head, row: cached.row, problems: cached.problems }]] : []
