import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { DAY, MINUTE } from '@trade-in-shop/runtime/durations'
import { flushMisses, type Missed } from './misses'
import { writeRegularly } from './regular-work'

const FLUSH_MS = 5_000
const PRUNE_MS = MINUTE

type MissWriter = Readonly<{
  write: (misses: readonly Missed[]) => Promise<void>
  /** Bounds the table; called a minute at most after something was written. */
  prune: () => Promise<void>
  onProblem: (error: unknown) => void
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}>

/** Writes the misses every five seconds; `stop` writes the last ones. */
export function startMissWriter({ write, prune, onProblem, now }: MissWriter) {
  let prunedAt = -Infinity
  let written = 0
  const turn = async () => {
    written += await flushMisses(write)
    if (written === 0 || now() - prunedAt < PRUNE_MS) return
    prunedAt = now()
    written = 0
    await prune()
  }
  return writeRegularly({ everyMs: FLUSH_MS, write: turn, onProblem })
}

/**
 * How many entries of a market are stored: the most wanted, and the latest, so that a new dead link has time to become one of
 * those.
 */
const MAX_WANTED = 4000
const LATEST = 1000
const RETENTION_DAYS = 90

/**
 * Adds misses to `missing-paths` in one statement, in a fixed order, so that two processes cannot deadlock. `updated_at`
 * stays: a count is no edit, and must not make an editor's save fail.
 */
export async function storeMisses(payload: BasePayload, misses: readonly Missed[]): Promise<void> {
  if (misses.length === 0) return
  const rows = misses.map(({ market, path, people, machines, referrer, firstSeenAt, lastSeenAt }) => {
    return { market, path, people, machines, referrer, first_seen: firstSeenAt, last_seen: lastSeenAt }
  })
  await getPostgres(payload).drizzle.execute(sql`
    insert into missing_paths (market_id, path, hits, bot_hits, referrer, first_seen_at, last_seen_at)
    select markets.id, seen.path, sum(seen.people), sum(seen.machines),
      (array_agg(seen.referrer order by seen.last_seen desc) filter (where seen.referrer is not null))[1],
      min(seen.first_seen), max(seen.last_seen)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen (
      market text, path text, people int, machines int, referrer text, first_seen timestamptz, last_seen timestamptz)
    join markets on markets.code = seen.market and markets.deleted_at is null
    group by markets.id, seen.path
    order by markets.id, seen.path
    on conflict (market_id, path) do update
    set hits = missing_paths.hits + excluded.hits,
      bot_hits = missing_paths.bot_hits + excluded.bot_hits,
      referrer = coalesce(excluded.referrer, missing_paths.referrer),
      first_seen_at = least(missing_paths.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(missing_paths.last_seen_at, excluded.last_seen_at)`)
}

/**
 * Removes entries that were not requested in 90 days, and the least wanted beyond the table's bound, except those that staff
 * ignore: they are still counted.
 */
export async function pruneMisses(payload: BasePayload, now: Date, { wanted = MAX_WANTED, latest = LATEST } = {}): Promise<void> {
  const { drizzle } = getPostgres(payload)
  const since = new Date(now.getTime() - RETENTION_DAYS * DAY).toISOString()
  await drizzle.execute(sql`delete from missing_paths where last_seen_at < ${since}::timestamptz`)
  await drizzle.execute(sql`
    delete from missing_paths using (
      select id,
        row_number() over (partition by market_id order by hits desc, bot_hits desc, last_seen_at desc, id) as by_use,
        row_number() over (partition by market_id order by last_seen_at desc, id) as by_time
      from missing_paths where ignored is not true
    ) as ranked
    where ranked.id = missing_paths.id and ranked.by_use > ${wanted} and ranked.by_time > ${latest}`)
}
