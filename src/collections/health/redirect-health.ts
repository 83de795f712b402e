import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'
import { redirectProblems, type RedirectProblem } from '@/collections/redirects/problems'

type Kind = RedirectProblem['kind']
/** How many redirects of a market are wrong, and one of each kind to begin with. */
export type RedirectHealth = Readonly<{
  market: number
  counts: Readonly<Record<Kind, number>>
  first: Readonly<Partial<Record<Kind, RedirectProblem>>>
}>

/** So many are followed while somebody waits; a market with more is checked with the tools for redirects. */
const MOST_FOLLOWED = 4000
type Known = Readonly<{ state: string; health: RedirectHealth }>
const kept = new Map<number, Known>()

/**
 * What is wrong with the redirects of markets (`unchecked`: those with too many to be followed on a visit). They are followed again only when something that decides it was saved, or
 * a day has begun (dates).
 */
export async function redirectHealth(req: PayloadRequest, markets: readonly number[], now: number) {
  const found: RedirectHealth[] = []
  const unchecked: number[] = []
  for (const { market, count, state } of await states(req, markets, now)) {
    const known = kept.get(market)
    if (known?.state === state) found.push(known.health)
    else if (Number(count) > MOST_FOLLOWED) unchecked.push(market)
    else {
      const health = healthOf(market, await redirectProblems(req, market, now))
      kept.set(market, { state, health })
      found.push(health)
    }
  }
  return { found, unchecked }
}

function healthOf(market: number, problems: readonly RedirectProblem[]): RedirectHealth {
  const counts = { loop: 0, chain: 0, overlap: 0, dead: 0 }
  const first: Partial<Record<Kind, RedirectProblem>> = {}
  for (const problem of problems) {
    counts[problem.kind] += 1
    first[problem.kind] ??= problem
  }
  return { market, counts, first }
}

type Row = { market: number; count: string; state: string }

/** How many redirects each market has, and a text that changes with what decides where they lead. */
async function states(req: PayloadRequest, markets: readonly number[], now: number): Promise<Row[]> {
  if (markets.length === 0) return []
  const session = await transactionOf(req)
  const list = sql.join(
    markets.map((market) => sql`${market}`),
    sql`, `,
  )
  const day = new Date(now).toISOString().slice(0, 10)
  const { rows } = await session.execute<Row>(sql`
    select m.id as market, (select count(*) from redirects r where r.market_id = m.id) as count,
      concat_ws('|', ${day}::text, m.updated_at,
        (select concat(count(*), max(r.updated_at)) from redirects r where r.market_id = m.id),
        (select concat(count(*), max(p.updated_at)) from pages p where p.market_id = m.id and p._status = 'published'),
        (select concat(count(*), max(t.updated_at)) from route_maps t where t.market_id = m.id)) as state
    from markets m where m.id in (${list}) order by m.code`)
  return rows
}
