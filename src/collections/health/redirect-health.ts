import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import type { RedirectProblemKind } from '@/collections/documents/redirect-document'
import { redirectProblems } from '@/collections/redirects/redirect-problems'
import { readNightlyReports } from './nightly/nightly-report-store'
import {
  type ReportedProblem,
  isRecentReport,
  type NightlyReport,
  buildNightlyReport,
  problemKey,
} from './nightly/nightly-report'

/** How many redirects of a market are broken, an example of each kind, and which are new since last night. */
export type RedirectHealth = Readonly<{
  market: number
  counts: Readonly<Record<RedirectProblemKind, number>>
  first: Readonly<Partial<Record<RedirectProblemKind, ReportedProblem>>>
  fresh: readonly ReportedProblem[]
  /** The numbers are last night's, because the market has too many redirects to follow now. */
  isFromReport: boolean
}>

/** Most redirects that are followed while the reader waits; for a market with more, last night's report is shown. */
const MAX_FOLLOWED_REDIRECTS = 4000
type Known = Readonly<{ state: string; problems: readonly ReportedProblem[] }>
const problemCache = new LRUCache<number, Known>({ max: 500 })

/**
 * Problems of the redirects of markets (`unchecked`: markets with too many redirects to follow now and no nightly report
 * yet). They are followed again only after a relevant save or at the start of a day (dates).
 */
export async function redirectHealth(req: PayloadRequest, markets: readonly number[], now: number) {
  const found: RedirectHealth[] = []
  const unchecked: number[] = []
  const reports = await readNightlyReports(req.payload, markets)
  for (const { market, count, state } of await states(req, markets, now)) {
    const report = reports.get(market)
    const problems = await problemsNow(req, { market, count: Number(count), state }, now)
    if (problems !== null) found.push(healthOf(market, problems, report && isRecentReport(report, now) ? report : null))
    else if (report && isRecentReport(report, now)) found.push({ ...report, market, isFromReport: true })
    else unchecked.push(market)
  }
  return { found, unchecked }
}

type State = Readonly<{ market: number; count: number; state: string }>

async function problemsNow(
  req: PayloadRequest,
  { market, count, state }: State,
  now: number,
): Promise<readonly ReportedProblem[] | null> {
  const known = problemCache.get(market)
  if (known?.state === state) return known.problems
  if (count > MAX_FOLLOWED_REDIRECTS) return null
  const problems = (await redirectProblems(req, market, now)).map(({ id, from, kind }) => ({ id, from, kind }))
  problemCache.set(market, { state, problems })
  return problems
}

/** A problem is new if it exists now and was new last night; problems that were fixed since are left out of both. */
function healthOf(market: number, problems: readonly ReportedProblem[], report: NightlyReport | null): RedirectHealth {
  const { counts, first } = buildNightlyReport('', problems, new Set())
  const now = new Set(problems.map(problemKey))
  return {
    market,
    counts,
    first,
    fresh: (report?.fresh ?? []).filter((found) => now.has(problemKey(found))),
    isFromReport: false,
  }
}

type Row = { market: number; count: string; state: string }

/** The number of redirects of each market, and a text that changes with everything that decides where they lead. */
async function states(req: PayloadRequest, markets: readonly number[], now: number): Promise<Row[]> {
  if (markets.length === 0) return []
  const session = await openTransaction(req)
  const list = sql.join(
    markets.map((market) => sql`${market}`),
    sql`, `,
  )
  const day = new Date(now).toISOString().slice(0, 10)
  const { rows } = await session.execute<Row>(sql`
    select m.id as market, (select count(*) from redirects r where r.market_id = m.id and r.deleted_at is null) as count,
      concat_ws('|', ${day}::text, m.updated_at,
        (select concat(count(*), max(r.updated_at)) from redirects r where r.market_id = m.id and r.deleted_at is null),
        (select concat(count(*), max(p.updated_at)) from pages p
          where p.market_id = m.id and p._status = 'published' and p.deleted_at is null),
        (select concat(count(*), max(t.updated_at)) from route_maps t where t.market_id = m.id and t.deleted_at is null)) as state
    from markets m where m.id in (${list}) order by m.code`)
  return rows
}
