import { Pool } from 'pg'

/** Writes the platform's tables, for what only time or the price team does: an offer expires, a price moves. */
async function query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set; run these tests with `npm test -- --only journeys`.')
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    return (await pool.query(sql, values)).rows as Row[]
  } finally {
    await pool.end()
  }
}

/** Ends the offer's 14 days. */
export async function lapseOffer(offerId: string): Promise<void> {
  await query(`update platform.offers set valid_until = now() - interval '1 minute' where id = $1`, [offerId])
}

const PRICE_OF = `from platform.prices where application = $1 and device_id = $2 order by version desc limit 1`

/** Raises the price of a device in a market by so many cents (lowers it, when negative), until `undo`. */
export async function movePrice(application: string, deviceId: string, by: number): Promise<{ undo: () => Promise<void> }> {
  const [row] = await query<{ version: number }>(`select version ${PRICE_OF}`, [application, deviceId])
  const move = async (cents: number) => {
    await query(
      `update platform.prices set base_price = base_price + $4, best_price = best_price + $4
       where application = $1 and device_id = $2 and version = $3`,
      [application, deviceId, row?.version, cents],
    )
  }
  await move(by)
  return { undo: () => move(-by) }
}

/** How many trades a person has made. */
export async function countTrades(email: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from platform.trades where customer ->> 'email' = $1`,
    [email],
  )
  return row?.count ?? 0
}

/** Resets all rate limits, so that attempts of one test do not slow another. */
export async function resetRateLimits(): Promise<void> {
  await query('delete from platform.account_brakes', [])
}

/** The landing page codes that were stored with the event of an offer; null before the event has arrived. */
export async function readLandingCodes(offerId: string): Promise<string[] | null> {
  const [row] = await query<{ codes: string[] }>(
    `select landing_page_codes as codes from platform.controlling_events where fields ->> 'offerId' = $1`,
    [offerId],
  )
  return row?.codes ?? null
}

/** The platform's tables with a text in any column. */
export async function tablesWith(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'platform'`,
    [],
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await query(`select 1 from ${name} as r where strpos(r::text, $1) > 0 limit 1`, [text])
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

/** Lets the deadline of a trade's clarification pass, before the platform has noticed. */
export async function lapseClarification(number: string): Promise<void> {
  await query(
    `update platform.clarifications set expires_at = now() - interval '1 minute'
     where trade_id = (select id from platform.trades where number = $1)`,
    [number],
  )
}

/** Counts offers of the last 60 days in every market, under the name of a partner that there is not, until `undo`. */
export async function countEarlierOffers(partner: string): Promise<{ undo: () => Promise<void> }> {
  await query(
    `insert into daily_counts (market_id, day, kind, mode, partner, words, count)
     select id, day, 'offers', 'default', $1, '', 20 + extract(doy from day)::int % 7
     from markets, generate_series(current_date - 60, current_date - 1, interval '1 day') day`,
    [partner],
  )
  return { undo: async () => void (await query('delete from daily_counts where partner = $1', [partner])) }
}
