import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { redirectBlocks, redirectsOfBlocks, type PlacedRedirect, type RedirectBlock } from '@/collections/redirects/redirect-rows'
import { RedirectRow } from '@/domain/content/content'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { ahead, inParts } from './ahead'
import { rowsHash } from './content-hash'

type CachedBlock = Readonly<{ version: string; rows: readonly RedirectRow[] }>
type Blocks = ReadonlyMap<string, CachedBlock>

const placeOf = ({ market, block }: Readonly<{ market: number; block: number }>): string => `${market}/${block}`

/**
 * Redirects as the last load left them. A save changes one of a hundred thousand, so only its block is read and checked again.
 * A market without changes has the same list object, so that its compiled and hashed forms are found in the caches of
 * `redirect-rules.ts` and `content-hash.ts`.
 */
export class RedirectCache {
  #blocks: Blocks = new Map()
  #lists = new Map<number, Readonly<{ version: string; rows: RedirectRow[] }>>()

  /** Redirects by market id, the older before the newer. Throws with the address of one that the shop cannot use. */
  async read(req: PayloadRequest): Promise<ReadonlyMap<number, RedirectRow[]>> {
    const stored = await redirectBlocks(req)
    const before = this.#blocks
    const changed = stored.filter((block) => before.get(placeOf(block))?.version !== block.version)
    const fresh = await freshBlocks(req, changed)
    this.#blocks = new Map(
      stored.map((block) => [placeOf(block), cachedBlockOf(block, fresh) ?? before.get(placeOf(block)) ?? NOTHING]),
    )
    this.#lists = new Map(
      [...Map.groupBy(stored, ({ market }) => market)].map(([market, own]) => [market, this.#list(market, own)]),
    )
    return new Map([...this.#lists].map(([market, { rows }]) => [market, rows]))
  }

  #list(market: number, own: readonly RedirectBlock[]) {
    const version = own.map(({ block, version }) => `${block}:${version}`).join(' ')
    const known = this.#lists.get(market)
    if (known?.version === version) return known
    const rows = own.flatMap((block) => this.#blocks.get(placeOf(block))?.rows ?? [])
    // Fill these caches now, while the database still reads other collections, so that little work is left at the end.
    compileRedirects(rows)
    rowsHash(rows)
    return { version, rows }
  }
}

const NOTHING: CachedBlock = { version: '', rows: [] }

/** Blocks of one statement: far below its time, and few enough that visitors are answered between two of them. */
const TOGETHER = 10

async function freshBlocks(req: PayloadRequest, changed: readonly RedirectBlock[]): Promise<ReadonlyMap<string, RedirectRow[]>> {
  const wanted = new Map(changed.map((block): [string, RedirectRow[]] => [placeOf(block), []]))
  const blocks = [...new Set(changed.map(({ block }) => block))].toSorted((left, right) => left - right)
  for await (const part of ahead(inParts(blocks, TOGETHER), (some) => redirectsOfBlocks(req, some))) {
    for (const placed of part) wanted.get(placeOf(placed))?.push(rowOf(placed))
  }
  return wanted
}

const cachedBlockOf = (block: RedirectBlock, fresh: ReadonlyMap<string, RedirectRow[]>): CachedBlock | undefined => {
  const rows = fresh.get(placeOf(block))
  return rows && { version: block.version, rows }
}

function rowOf({ from, document }: PlacedRedirect): RedirectRow {
  const parsed = RedirectRow.safeParse(document)
  if (parsed.success) return parsed.data
  throw new Error(`The redirect "${from}" cannot be used:\n${z.prettifyError(parsed.error)}`)
}
