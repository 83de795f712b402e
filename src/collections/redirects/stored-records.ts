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

/** Rows of one statement: far below the time that a statement has (2 s). */
const PAGE = 20_000

/** All redirects of a market as records, by their old addresses; straight from the tables, as `redirect-rows`. */
export async function storedRecords(req: PayloadRequest, market: { id: number; code: string }): Promise<StoredRecord[]> {
  const records: StoredRecord[] = []
  for (;;) {
    const page = await pageOf(req, market.id, records.at(-1)?.id ?? 0)
    for (const { id, kind, screen, slug, path, url, params, ...row } of page)
      records.push({ id, record: recordOf(market.code, { ...row, to: { kind, screen, slug, path, url, params } }) })
    if (page.length < PAGE) return records.toSorted((left, right) => compare(left.record.from, right.record.from))
  }
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

async function pageOf(req: PayloadRequest, market: number, after: number): Promise<readonly Row[]> {
  const session = await transactionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select r.id, r."from", r.match, r.to_kind as kind, r.to_screen as screen, r.to_slug as slug, r.to_path as path,
      r.to_url as url, r.status, r.enabled, r.hides_route as "hidesRoute", r.valid_from as "validFrom",
      r.valid_to as "validTo", r.note, p.params
    from redirects r
    left join lateral (
      select json_agg(json_build_object('name', name, 'value', value) order by _order) as params
      from redirects_to_params where _parent_id = r.id
    ) p on true
    where r.market_id = ${market} and r.id > ${after} order by r.id limit ${PAGE}`)
  return rows
}
