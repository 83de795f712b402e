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
const Sums = z.object({ offers: Sum, trades: Sum, searches: Sum, redirects: Sum, missing: Sum } satisfies Record<
  Counted,
  typeof Sum
>)
export type CountedSums = Readonly<z.infer<typeof Sums>>

export const addSums = (all: readonly CountedSums[]): CountedSums =>
  Sums.parse(Object.fromEntries(COUNTED.map((kind) => [kind, all.reduce((sum, one) => sum + one[kind], 0)])))

/** ISO dates; `until` is the day after the last one. */
export type Period = Readonly<{ from: string; until: string }>

const MAX_WAYS = 300
const MAX_LISTED_WORDS = 20

/** Reads `columns` of the markets' counts in a period; `rest` groups and orders them. */
async function readCounts<Row>(
  [payload, markets, { from, until }]: Counting,
  row: z.ZodType<Row>,
  columns: SQL,
  rest: SQL,
): Promise<Row[]> {
  const { rows } = await getPostgres(payload).drizzle.execute(sql`
    select ${columns} from daily_counts
    where market_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(markets)}::jsonb))
      and day >= ${from}::date and day < ${until}::date ${rest}`)
  return z.array(row).parse(rows)
}
type Counting = readonly [payload: BasePayload, markets: readonly number[], period: Period]

const SUMS = sql.join(
  COUNTED.map((kind) => sql`coalesce(sum(count) filter (where kind = ${kind}), 0) as ${sql.identifier(kind)}`),
  sql`, `,
)

const Day = Sums.extend({ market: z.number(), day: z.string() })
export type DaySums = Readonly<z.infer<typeof Day>>

/** Sums by market and day; days without a count are left out. */
export const readDaySums = (...counting: Counting): Promise<DaySums[]> =>
  readCounts(counting, Day, sql`market_id as market, to_char(day, 'YYYY-MM-DD') as day, ${SUMS}`, sql`group by market_id, day`)

const Way = Sums.extend({ mode: z.string(), partner: z.string() })
/** Sums by the way that leads into a shop: its mode, and the code of the partner. */
export const readWaySums = (...counting: Counting): Promise<Readonly<z.infer<typeof Way>>[]> =>
  readCounts(counting, Way, sql`mode, partner, ${SUMS}`, sql`group by mode, partner order by 3 desc limit ${MAX_WAYS}`)

const Words = z.object({ words: z.string(), count: z.coerce.number() })
/** Searches without a result, the most frequent first. */
export const readVainWords = (...counting: Counting): Promise<Readonly<z.infer<typeof Words>>[]> =>
  readCounts(
    counting,
    Words,
    sql`words, sum(count) as count`,
    sql`and kind = 'searches' and words <> '' group by words order by 2 desc, 1 limit ${MAX_LISTED_WORDS}`,
  )
