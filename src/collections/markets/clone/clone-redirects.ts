import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/saving/transaction'
import { readRowsWithNotes } from '@/collections/redirects/redirect-rows'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { fixedOrigin } from '@/domain/routing/safe-target'

/** Refuses redirects that older versions allowed and that are unsafe now; they must be fixed in the source. */
async function refuseOpenHosts(req: PayloadRequest, source: number): Promise<void> {
  const outside = await readRowsWithNotes(req, source, sql`r.to_kind = 'external' and r.status <> '410'`)
  const open = outside.filter(({ url }) => fixedOrigin(url ?? '') === null).map(({ from }) => from)
  if (open.length === 0) return
  const from = open.slice(0, MOST_NAMED).map((address) => `"${address}"`)
  throw cmsProblem(req, 'openHostsToCopy', { values: { from: from.join(', ') }, data: { redirects: open.length } })
}
const MOST_NAMED = 5

/**
 * Copies a market's redirects in two statements, because there may be tens of thousands. They were checked when they were
 * saved, against the same routes and pages that the copy has. Returns how many there are.
 */
export async function cloneRedirects(req: PayloadRequest, source: number, market: number): Promise<number> {
  await refuseOpenHosts(req, source)
  const session = await transactionOf(req)
  const { rowCount } = await session.execute(sql`
    insert into redirects (market_id, "from", match, to_kind, to_screen, to_slug, to_path, to_url, status, enabled,
      hides_route, valid_from, valid_to, note)
    select ${market}, "from", match, to_kind, to_screen, to_slug, to_path, to_url, status, enabled, hides_route, valid_from,
      valid_to, note
    from redirects where market_id = ${source}`)
  await session.execute(sql`
    insert into redirects_to_params (_order, _parent_id, id, name, value)
    select p._order, made.id, gen_random_uuid()::text, p.name, p.value
    from redirects_to_params p
    join redirects old on old.id = p._parent_id
    join redirects made on made.market_id = ${market} and made.match = old.match and made."from" = old."from"
    where old.market_id = ${source}`)
  return rowCount ?? 0
}
