import { Pool } from 'pg'

/** The platform's tables, for what only time or the price team does: an offer lapses, a price moves. */
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

/** The offer's 14 days are over. */
export async function lapseOffer(offerId: string): Promise<void> {
  await query(`update platform.offers set valid_until = now() - interval '1 minute' where id = $1`, [offerId])
}

const PRICE_OF = `from platform.prices where application = $1 and device_id = $2 order by version desc limit 1`

/** From now on the device costs that many cents more (less, when negative) in a market, until `undo`. */
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
export async function tradesOf(email: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from platform.trades where customer ->> 'email' = $1`,
    [email],
  )
  return row?.count ?? 0
}

/** Nobody is slowed down any more: what one test has tried holds up no other. */
export async function forgetBrakes(): Promise<void> {
  await query('delete from platform.account_brakes', [])
}

/** The platform's tables in which a text stands anywhere. */
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
