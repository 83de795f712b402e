import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { redirectOf } from './documents/redirect-document'
import { transactionOf } from './hooks/transaction'

/**
 * Redirects by market id, in a fixed order; of one market when it is named. Straight from the tables: a shop may have a
 * hundred thousand, and the general read of Payload takes seconds for them.
 */
export async function redirectRows(req: PayloadRequest, market?: number): Promise<ReadonlyMap<number, unknown[]>> {
  const session = await transactionOf(req)
  const { rows } = await session.execute<Row>(query(market))
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

const query = (market: number | undefined) => sql`
  select r.id, r.market_id as market, r."from", r.match, r.to_kind as kind, r.to_screen as screen, r.to_slug as slug,
    r.to_path as path, r.to_url as url, r.status, r.enabled, r.valid_from as "validFrom", r.valid_to as "validTo",
    r.hides_route as "hidesRoute", p.params
  from redirects r
  left join (
    select _parent_id, json_agg(json_build_object('name', name, 'value', value) order by _order) as params
    from redirects_to_params group by _parent_id
  ) p on p._parent_id = r.id
  ${market === undefined ? sql`` : sql`where r.market_id = ${market}`}
  order by r.market_id, r.match, r."from" collate "C"`

const rowOf = ({ kind, screen, slug, path, url, params, ...row }: Row): unknown =>
  redirectOf({ ...row, to: { kind, screen, slug, path, url, params } })
