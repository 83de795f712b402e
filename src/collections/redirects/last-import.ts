import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { MAX_CSV_LINES } from '@/domain/csv-cells'
import { describeAuthor } from '@/collections/saving/write-entry'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import type { ImportUndo } from './import-file'
import { type MarketOfStaff, readStaffMarkets } from './markets-of'
import { LastImports } from './redirect-answers'
import { COLUMNS } from './redirect-record'

const Id = z.int().positive()
const Record = z.object(Object.fromEntries(COLUMNS.map((column) => [column, z.string().max(4_000)])))
const LastImport = z.object({
  who: z.string(),
  at: z.iso.datetime({ offset: true }),
  added: z.array(Id).max(MAX_CSV_LINES),
  changed: z.array(z.object({ id: Id, record: Record })).max(MAX_CSV_LINES),
})
export type LastImport = z.infer<typeof LastImport>

const keyOf = (market: number): string => `redirect import ${market}`

/** Stores what takes the import into a market back, in place of the import before. */
export async function noteImport(req: PayloadRequest, market: number, { at, added, changed }: ImportUndo): Promise<void> {
  const { name: who } = describeAuthor(req)
  const key = keyOf(market)
  const data = { key, data: { who, at, added, changed } }
  await req.payload.db.upsert({ collection: 'payload-kv', data, where: { key: { equals: key } }, req })
}

/** The last import into a market; null for none. */
export async function readLastImport(req: PayloadRequest, market: number): Promise<LastImport | null> {
  return LastImport.safeParse(await req.payload.kv.get(keyOf(market))).data ?? null
}

/** Which of these redirects of a market were saved last at an instant: by the import of then. */
export async function unchangedSince(req: PayloadRequest, market: number, at: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const session = await openTransaction(req)
  const { rows } = await session.execute<{ id: number }>(sql`
    select id from redirects
    where market_id = ${market} and deleted_at is null and updated_at = ${at}::timestamptz and id in (${idsIn(ids)})`)
  return rows.map(({ id }) => id)
}

export const idsIn = (ids: readonly number[]) =>
  sql`select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`

/** The last import into a market, as long as there is something that it would take back. */
async function offerUndo(req: PayloadRequest, { id, code }: MarketOfStaff) {
  const last = await readLastImport(req, id)
  if (!last) return []
  const left = new Set(await unchangedSince(req, id, last.at, [...last.added, ...last.changed.map((each) => each.id)]))
  const added = last.added.filter((each) => left.has(each)).length
  return left.size === 0 ? [] : [{ market: code, at: last.at, who: last.who, added, changed: left.size - added }]
}

export const lastImports = staffEndpoint({
  method: 'GET',
  path: '/import/last',
  summary: 'For each market of the member of staff the last import that can be undone.',
  checks: ['create, update and delete redirects of each market'],
  answers: { 200: { json: { LastImports } } },
  run: async ({ req }) => {
    const markets = await readStaffMarkets(req, ['create', 'update', 'delete'])
    return ok({ imports: (await Promise.all(markets.map((market) => offerUndo(req, market)))).flat() })
  },
})
