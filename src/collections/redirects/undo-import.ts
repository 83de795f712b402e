import { sql } from 'drizzle-orm'
import { Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { lockMarket } from '@/collections/saving/lock-market'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { announce } from '@/collections/saving/announce-change'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { describeAuthor } from '@/collections/saving/write-entry'
import { importFile } from './import-file'
import { idsIn, type LastImport, readLastImport, unchangedSince } from './last-import'
import { type MarketOfStaff, readStaffMarkets } from './markets-of'
import { UndoneImport } from './redirect-answers'

/** The imports to take back: the last one of each market, by its instant. */
const Undo = z.object({
  undo: z.array(z.object({ market: z.string().max(2), at: z.iso.datetime({ offset: true }) })).max(50),
})

export const undoImport = staffEndpoint({
  method: 'POST',
  path: '/import/undo',
  summary:
    'Puts what the last import into a market has added into the bin, and gives back what it has changed, but for what was saved since.',
  checks: ['create, update and delete redirects of each market'],
  answers: { 200: { json: { UndoneImport } } },
  run: async ({ req }) => {
    const markets = await readStaffMarkets(req, ['create', 'update', 'delete'])
    if (markets.length === 0) throw new Forbidden(req.t)
    const { data } = Undo.safeParse(await req.json?.())
    if (!data) throw cmsProblem(req, 'questionUnclear')
    const total = { removed: 0, restored: 0, left: 0 }
    for (const one of data.undo) {
      const market = markets.find(({ code }) => code === one.market)
      if (!market) throw new Forbidden(req.t)
      const last = await readLastImport(req, market.id)
      if (last?.at !== one.at) throw cmsProblem(req, 'notLastImport', { values: { market: market.code } })
      const { removed, restored, left } = await undoInto(req, market, last)
      Object.assign(total, { removed: total.removed + removed, restored: total.restored + restored, left: total.left + left })
    }
    return ok(total)
  },
})

async function undoInto(req: PayloadRequest, market: MarketOfStaff, { at, added, changed }: LastImport): Promise<UndoneImport> {
  const removed = await removeAdded(req, market.id, at, added)
  const same = new Set(
    await unchangedSince(
      req,
      market.id,
      at,
      changed.map(({ id }) => id),
    ),
  )
  const lines = changed
    .filter(({ id }) => same.has(id))
    .map(({ record }, index) => ({ line: index + 2, cells: { ...record, market: market.code }, raw: [] }))
  const options = { store: true, flatten: false, market: market.code }
  const { planned } = lines.length === 0 ? { planned: [] } : await importFile(req, lines, [market], options)
  return { removed, restored: planned.length, left: added.length - removed + changed.length - planned.length }
}

/** Moves redirects into the bin in one statement, with an entry of the audit log for each. */
const removeAdded = (req: PayloadRequest, market: number, at: string, ids: readonly number[]): Promise<number> =>
  inTransaction(req, async () => {
    if (ids.length === 0) return 0
    await lockMarket(req, market)
    const session = await openTransaction(req)
    const author = describeAuthor(req)
    const { rows } = await session.execute<{ id: number }>(sql`
      with gone as (
        update redirects set deleted_at = now(), updated_at = now()
        where market_id = ${market} and deleted_at is null and updated_at = ${at}::timestamptz and id in (${idsIn(ids)})
        returning id, "from"
      ), logged as (
        insert into audit_log (at, who_id, who_name, action, subject, document_id, title, market_id, before, after)
        select now(), ${author.id}::int, ${author.name}, 'bin', 'redirects', id::text, left("from", 200), ${market}::int,
          '{}'::jsonb, '{}'::jsonb from gone
      )
      select id from gone`)
    await announce(req)
    return rows.length
  })
