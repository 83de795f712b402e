import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { convertBlocks, picturesIn } from '@/collections/documents/block-document'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { linksOfPage, type PageLink } from '@/domain/content/page-links'

export type PageWithLinks = Readonly<{ id: number; market: number; title: string; links: readonly PageLink[] }>
type Known = Readonly<{ at: string; links: readonly PageLink[] }>
type Row = { id: number; market: number; title: string; at: string }

/** Pages whose texts are read in one view of the dashboard; the next view continues. The newest come first. */
const IN_ONE_VIEW = 60
const linkCache = new LRUCache<number, Known>({ max: 20_000 })

/**
 * Published pages of markets with their links. The text of a page is read once for each version; just after a start some
 * are not read yet (`waiting`).
 */
export async function publishedPages(
  req: PayloadRequest,
  markets: readonly number[],
): Promise<{ pages: PageWithLinks[]; waiting: number }> {
  if (markets.length === 0) return { pages: [], waiting: 0 }
  const rows = await newestFirst(req, markets)
  const unread = rows.filter(({ id, at }) => linkCache.get(id)?.at !== at)
  await readLinks(req, unread.slice(0, IN_ONE_VIEW))
  const pages = rows.flatMap(({ id, market, title, at }) => {
    const known = linkCache.get(id)
    return known?.at === at ? [{ id, market, title, links: known.links }] : []
  })
  return { pages, waiting: rows.length - pages.length }
}

async function newestFirst(req: PayloadRequest, markets: readonly number[]): Promise<Row[]> {
  const session = await openTransaction(req)
  const list = sql.join(
    markets.map((market) => sql`${market}`),
    sql`, `,
  )
  const { rows } = await session.execute<Row>(sql`
    select id, market_id as market, coalesce(title, '') as title, updated_at::text as at from pages
    where _status = 'published' and deleted_at is null and market_id in (${list}) order by updated_at desc`)
  return rows
}

async function readLinks(req: PayloadRequest, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { body: true, blocks: true },
    depth: 0,
    draft: false,
    limit: IN_ONE_VIEW,
    overrideAccess: true,
    req,
  })
  const read = new Map(docs.map((doc) => [doc.id, doc]))
  const pictures = await picturesIn(
    req,
    docs.flatMap(({ blocks }) => blocks ?? []),
  )
  for (const { id, at } of rows) {
    const doc = read.get(id)
    linkCache.set(id, { at, links: linksOfPage({ body: doc?.body ?? null, blocks: convertBlocks(doc?.blocks, pictures) }) })
  }
}
