import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { convertRedirect } from '@/collections/documents/redirect-document'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

/**
 * Redirects straight from the tables, the older ones first: a shop may have a hundred thousand, and Payload's general read
 * takes seconds for them. They are read in blocks of neighbouring ids.
 */
export type RedirectBlock = {
  market: number
  block: number
  /** Changes with every write of a redirect in the block. */
  version: string
}

/** Ids in a block: small enough that one save makes little to read, large enough that the list of blocks is short. */
const BLOCK = 1000
/**
 * The blocks of every market with their versions. Every save writes the redirect's own row, even when only its parameters
 * change, so that parameters need no version of their own.
 */
export async function redirectBlocks(req: PayloadRequest): Promise<RedirectBlock[]> {
  const session = await openTransaction(req)
  const blocks = sql`select market_id as market, id / ${sql.raw(String(BLOCK))} as block,
    md5(string_agg(id || ':' || xmin, ',' order by id)) as version
    from redirects where deleted_at is null group by 1, 2 order by 1, 2`
  return (await session.execute<RedirectBlock>(blocks)).rows
}

/** Input for `RedirectRow`, with the market and block of the redirect. */
export type PlacedRedirect = Readonly<{ market: number; block: number; from: string; document: unknown }>

/** The redirects of some blocks, of all markets. About fifty blocks fit into the statement timeout (2 s). */
export async function redirectsOfBlocks(req: PayloadRequest, blocks: readonly number[]): Promise<PlacedRedirect[]> {
  const ranges = blocks.map((block) => sql`r.id >= ${block * BLOCK} and r.id < ${(block + 1) * BLOCK}`)
  const rows = await rowsOf(req, sql`where r.deleted_at is null and ((${sql.join(ranges, sql`) or (`)})) order by r.id`)
  return rows.map((row) => ({
    market: row.market,
    block: Math.floor(row.id / BLOCK),
    from: row.from,
    document: documentOf(row),
  }))
}

/** Rows of one statement when a whole market is read: far below the statement timeout, also on a busy machine. */
const PAGE = 5_000

export const redirectsOfMarket = async (req: PayloadRequest, market: number): Promise<unknown[]> =>
  (await readRowsWithNotes(req, market)).map(documentOf)

/** Redirects of a market whose old address contains a text, ignoring case. */
export const redirectsContaining = async (req: PayloadRequest, market: number, text: string): Promise<unknown[]> =>
  (await readRowsWithNotes(req, market, contains(text))).map(documentOf)

/** Redirects of a market whose old address contains a text, and all its patterns and prefixes. */
export const redirectsReaching = async (req: PayloadRequest, market: number, text: string): Promise<unknown[]> =>
  (await readRowsWithNotes(req, market, sql`r.match <> 'exact' or ${contains(text)}`)).map(documentOf)

export const broadRedirects = async (req: PayloadRequest, market: number): Promise<unknown[]> =>
  (await readRowsWithNotes(req, market, sql`r.match <> 'exact'`)).map(documentOf)

const contains = (text: string): SQL => sql`position(lower(${text}) in lower(r."from")) > 0`

/**
 * The redirects of one market with the notes of staff, which the shop does not read.
 * @param which a condition on `r`; all redirects without one
 */
export async function readRowsWithNotes(req: PayloadRequest, market: number, which: SQL = sql`true`): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const after = rows.at(-1)?.id ?? 0
    const part = sql`where r.market_id = ${market} and r.deleted_at is null and r.id > ${after} and (${which}) order by r.id limit ${PAGE}`
    const page = await rowsOf(req, part, sql`, r.note`)
    rows.push(...page)
    if (page.length < PAGE) return rows
  }
}

/** Columns of Payload's tables `redirects` and `redirects_to_params`, which `migrations/` creates. */
type Row = {
  id: number
  market: number
  from: string
  match: string
  kind: string | null
  screen: string | null
  slug: string | null
  path: string | null
  url: string | null
  status: string
  enabled: boolean | null
  validFrom: string | null
  validTo: string | null
  hidesRoute: boolean | null
  params: { name: string; value: string }[] | null
  /** For staff only. */
  note?: string | null
}

/** Looks the parameters up row by row: joined as a whole they take seconds while Postgres has not yet counted new redirects. */
async function rowsOf(req: PayloadRequest, which: SQL, more: SQL = sql``): Promise<Row[]> {
  const session = await openTransaction(req)
  const { rows } = await session.execute<Row>(sql`
    with chosen as (select r.* from redirects r ${which})
    select r.id, r.market_id as market, r."from", r.match, r.to_kind as kind, r.to_screen as screen, r.to_slug as slug,
      r.to_path as path, r.to_url as url, r.status, r.enabled, r.valid_from as "validFrom", r.valid_to as "validTo",
      r.hides_route as "hidesRoute", p.params${more}
    from chosen r
    left join lateral (
      select json_agg(json_build_object('name', name, 'value', value) order by _order) as params
      from redirects_to_params where _parent_id = r.id
    ) p on true
    order by r.id`)
  return rows
}

const documentOf = ({ kind, screen, slug, path, url, params, ...row }: Row): unknown =>
  convertRedirect({ ...row, to: { kind, screen, slug, path, url, params } })
