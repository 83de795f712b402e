import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'
import type { StoredRecord } from './plan-import'
import { recordOf } from './redirect-record'

type Row = Readonly<{
  id: number
  from: string
  match: string
  kind: string | null
  screen: string | null
  slug: string | null
  path: string | null
  url: string | null
  status: string
  enabled: boolean | null
  hidesRoute: boolean | null
  validFrom: string | null
  validTo: string | null
  note: string | null
  params: { name: string; value: string }[] | null
}>

/** All redirects of a market as records, in the order of their addresses; straight from the tables, as `redirect-rows`. */
export async function storedRecords(req: PayloadRequest, market: { id: number; code: string }): Promise<StoredRecord[]> {
  const session = await transactionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select r.id, r."from", r.match, r.to_kind as kind, r.to_screen as screen, r.to_slug as slug, r.to_path as path,
      r.to_url as url, r.status, r.enabled, r.hides_route as "hidesRoute", r.valid_from as "validFrom",
      r.valid_to as "validTo", r.note, p.params
    from redirects r
    left join (
      select _parent_id, json_agg(json_build_object('name', name, 'value', value) order by _order) as params
      from redirects_to_params group by _parent_id
    ) p on p._parent_id = r.id
    where r.market_id = ${market.id}
    order by r.match, r."from" collate "C"`)
  return rows.map(({ id, kind, screen, slug, path, url, params, ...row }) => ({
    id,
    record: recordOf(market.code, { ...row, to: { kind, screen, slug, path, url, params } }),
  }))
}
