import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import * as z from 'zod'
import { COUNTED, type Counted, type DailyCount } from '@/runtime/daily-counts'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'

/** Different texts of searches that are stored of a market and day; further ones are counted without their text. */
const MAX_WORDS = 500
const RETENTION_DAYS = 400
/** How long the text of a search is stored; it is counted on without it. */
const WORDS_RETENTION_DAYS = 90

/**
 * Adds counts to those of today in the market's time zone, in one statement and a fixed order, so that two processes cannot
 * deadlock. Counts of a market that is gone are left out.
 */
export async function storeDailyCounts(
  payload: BasePayload,
  counts: readonly DailyCount[],
  now: Date,
  mostWords = MAX_WORDS,
): Promise<void> {
  await getPostgres(payload).drizzle.execute(sql`
    with seen as (
      select markets.id as market_id, (${now.toISOString()}::timestamptz at time zone markets.time_zone)::date as day, counted.*
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as counted (market text, mode text, partner text, kind text, words text, count bigint)
      join markets on markets.code = counted.market and markets.deleted_at is null
    ), full_days as (
      select market_id, day from daily_counts
      where (market_id, day) in (select market_id, day from seen) and kind = 'searches' and words <> ''
      group by market_id, day having count(*) >= ${mostWords}
    ), named as (
      select market_id, day, kind, mode, partner, count,
        case when (market_id, day) in (select market_id, day from full_days) then '' else words end as words
      from seen
    )
    insert into daily_counts (market_id, day, kind, mode, partner, words, count)
    select market_id, day, kind, mode, partner, words, sum(count) from named
    group by market_id, day, kind, mode, partner, words
    order by market_id, day, kind, mode, partner, words
    on conflict (market_id, day, kind, mode, partner, words) do update set count = daily_counts.count + excluded.count`)
}

/** Removes counts that are older than any report, and the texts of searches after 90 days. */
export async function pruneDailyCounts(payload: BasePayload, now: Date): Promise<void> {
  const { drizzle } = getPostgres(payload)
  const today = sql`(${now.toISOString()}::timestamptz)::date`
  await drizzle.execute(sql`delete from daily_counts where day < ${today} - ${RETENTION_DAYS}::int`)
  await drizzle.execute(sql`
    with forgotten as (
      delete from daily_counts where words <> '' and day < ${today} - ${WORDS_RETENTION_DAYS}::int returning *
    )
    insert into daily_counts (market_id, day, kind, mode, partner, words, count)
    select market_id, day, kind, mode, partner, '', sum(count) from forgotten group by market_id, day, kind, mode, partner
    order by market_id, day, kind, mode, partner
    on conflict (market_id, day, kind, mode, partner, words) do update set count = daily_counts.count + excluded.count`)
}

const Sum = z.coerce.number()
const ShopSum = z.object({ market: z.number(), mode: z.string(), partner: z.string(), offers: Sum, trades: Sum })
const Sums = z.object({ offers: Sum, trades: Sum, searches: Sum, redirects: Sum, missing: Sum } satisfies Record<
  Counted,
  typeof Sum
>)
const Week = Sums.extend({ week: z.string() })
const Words = z.object({ words: z.string(), count: z.coerce.number() })

export type DailyReport = Readonly<{
  /** By market, mode and partner, most offers first. */
  shops: readonly z.infer<typeof ShopSum>[]
  /** By week; `week` is the ISO date of its Monday, the latest first. */
  weeks: readonly z.infer<typeof Week>[]
  /** Searches without a result, the most frequent first. */
  words: readonly z.infer<typeof Words>[]
}>

const Day = Sums.extend({ day: z.string() })
export type DaySums = Readonly<z.infer<typeof Day>>

/** Everything that is counted of the markets, by ISO date from `from` until before `until`; days without a count are left out. */
export async function readDaySums(
  payload: BasePayload,
  markets: readonly number[],
  { from, until }: Readonly<{ from: string; until: string }>,
): Promise<DaySums[]> {
  const { rows } = await getPostgres(payload).drizzle.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day, ${sums(COUNTED)} from daily_counts
    where market_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(markets)}::jsonb))
      and day >= ${from}::date and day < ${until}::date
    group by 1 order by 1`)
  return z.array(Day).parse(rows)
}

const MAX_SHOPS = 300
const MAX_LISTED_WORDS = 50

/** The counts of the markets from the ISO date `from` on. */
export async function readDailyReport(payload: BasePayload, markets: readonly number[], from: string): Promise<DailyReport> {
  if (markets.length === 0) return { shops: [], weeks: [], words: [] }
  const ids = sql.join(
    markets.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const where = sql`from daily_counts where market_id in (${ids}) and day >= ${from}::date`
  const rows = async <Row>(row: z.ZodType<Row>, query: SQL) =>
    z.array(row).parse((await getPostgres(payload).drizzle.execute(query)).rows)
  return {
    shops: await rows(
      ShopSum,
      sql`select market_id as market, mode, partner, ${sums(['offers', 'trades'])} ${where} and kind in ('offers', 'trades')
        group by market_id, mode, partner order by offers desc, trades desc, market_id, mode, partner limit ${MAX_SHOPS}`,
    ),
    weeks: await rows(
      Week,
      sql`select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, ${sums(COUNTED)} ${where} group by 1 order by 1 desc`,
    ),
    words: await rows(
      Words,
      sql`select words, sum(count) as count ${where} and kind = 'searches' and words <> ''
        group by words order by 2 desc, 1 limit ${MAX_LISTED_WORDS}`,
    ),
  }
}

const sums = (kinds: readonly Counted[]) =>
  sql.join(
    kinds.map((kind) => sql`coalesce(sum(count) filter (where kind = ${kind}), 0) as ${sql.identifier(kind)}`),
    sql`, `,
  )
