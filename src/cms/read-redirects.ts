import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { redirectOf } from '@/collections/documents/redirect-document'
import { transactionOf } from '@/collections/hooks/transaction'

/**
 * All redirects by market id, in a fixed order. Straight from the tables: a shop may have a hundred thousand, and the
 * general read of Payload takes seconds for them.
 */
export async function readRedirects(req: PayloadRequest): Promise<ReadonlyMap<number, unknown[]>> {
  const session = await transactionOf(req)
  const { rows } = await session.execute<Row>(QUERY)
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

const QUERY = sql`
  select r.id, r.market_id as market, r."from", r.match, r.to_kind as kind, r.to_screen as screen, r.to_slug as slug,
    r.to_path as path, r.to_url as url, r.status, r.enabled, r.valid_from as "validFrom", r.valid_to as "validTo",
    r.hides_route as "hidesRoute", p.params
  from redirects r
  left join (
    select _parent_id, json_agg(json_build_object('name', name, 'value', value) order by _order) as params
    from redirects_to_params group by _parent_id
  ) p on p._parent_id = r.id
  order by r.market_id, r.match, r."from" collate "C"`

const rowOf = ({ kind, screen, slug, path, url, params, ...row }: Row): unknown =>
  redirectOf({ ...row, to: { kind, screen, slug, path, url, params } })
