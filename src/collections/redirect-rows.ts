import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { redirectOf } from './documents/redirect-document'
import { transactionOf } from './hooks/transaction'

/**
 * Redirects by market id, in a fixed order; of one market when it is named. Straight from the tables: a shop may have a
 * hundred thousand, and the general read of Payload takes seconds for them.
 */
export async function redirectRows(req: PayloadRequest, market?: number): Promise<ReadonlyMap<number, unknown[]>> {
  const session = await transactionOf(req)
  const rows = market === undefined ? (await session.execute<Row>(query(ALL))).rows : await rowsOfOne(req, market)
  const byMarket = new Map<number, unknown[]>()
  for (const row of rows) {
    const list = byMarket.get(row.market)
    if (list) list.push(rowOf(row))
    else byMarket.set(row.market, [rowOf(row)])
  }
  return byMarket
}

/** Columns of Payload's tables `redirects` and `redirects_to_params`; `migrations/` makes them. */
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
}

/** Rows of one statement where a member of staff waits: the general one may take longer than the time of a statement. */
const PAGE = 20_000

async function rowsOfOne(req: PayloadRequest, market: number): Promise<Row[]> {
  const session = await transactionOf(req)
  const rows: Row[] = []
  for (;;) {
    const after = rows.at(-1)?.id ?? 0
    const page = await session.execute<Row>(
      query(sql`${EACH} where r.market_id = ${market} and r.id > ${after} order by r.id limit ${PAGE}`),
    )
    rows.push(...page.rows)
    if (page.rows.length < PAGE) return rows.toSorted(byMatchAndSource)
  }
}

const byMatchAndSource = (left: Row, right: Row): number =>
  left.match === right.match ? compare(left.from, right.from) : MATCHES.indexOf(left.match) - MATCHES.indexOf(right.match)
const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
/** In the order of the database's type. */
const MATCHES = ['exact', 'prefix', 'pattern']

/** Of all redirects together, or of each that is read: the one is faster for many, the other for a page of them. */
const PARAMS = sql`select json_agg(json_build_object('name', name, 'value', value) order by _order) as params`
const TOGETHER = sql`left join (${PARAMS}, _parent_id from redirects_to_params group by _parent_id) p on p._parent_id = r.id`
const EACH = sql`left join lateral (${PARAMS} from redirects_to_params where _parent_id = r.id) p on true`

const ALL = sql`${TOGETHER} order by r.market_id, r.match, r."from" collate "C"`
const query = (which: SQL) => sql`
  select r.id, r.market_id as market, r."from", r.match, r.to_kind as kind, r.to_screen as screen, r.to_slug as slug,
    r.to_path as path, r.to_url as url, r.status, r.enabled, r.valid_from as "validFrom", r.valid_to as "validTo",
    r.hides_route as "hidesRoute", p.params
  from redirects r
  ${which}`

const rowOf = ({ kind, screen, slug, path, url, params, ...row }: Row): unknown =>
  redirectOf({ ...row, to: { kind, screen, slug, path, url, params } })
