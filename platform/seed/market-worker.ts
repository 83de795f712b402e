import { DAY, HOUR, SECOND } from '@trade-in-shop/runtime/durations'
import type { Platform, Worker } from '@platform/context'
import { onNewMarket } from '@platform/markets/learn-market'
import { repeat } from '@platform/repeat'
import { loadCluster, type LoadOptions } from '@platform/search/load-cluster'
import { publishNewMarkets } from './seed-platform'
import { createPool, type Db, inTransaction } from '@platform/store/pool'

/** Offers of a market end after two weeks; a shop that is only closed for a season is still known when it opens again. */
const SILENT_MS = 90 * DAY

/** A market with records of people stays, because its language and time zone are needed as long as they exist. */
const FORGET = `
  delete from platform.markets m where m.heard_at < $1
    and not exists (select from platform.trades where application = m.application)
    and not exists (select from platform.identities where application = m.application)
    and not exists (select from platform.customers where application = m.application)
    and not exists (select from platform.newsletter_subscriptions where application = m.application)
    and not exists (select from platform.contact_tickets where application = m.application)
  returning application`

const OF_APPLICATION = ['prices', 'price_list_questions', 'price_list_device_questions', 'price_lists', 'texts', 'applications']

/** The partition of its devices stays, empty: processes remember for good which indexes there are. */
async function deleteCatalogue(db: Db, application: string): Promise<void> {
  for (const kind of ['device', 'aggregation'])
    await db.query(
      `delete from platform.${kind}_documents where index_name =
         (select index_base || '_${kind}s' from platform.applications where application = $1)`,
      [application],
    )
  for (const table of OF_APPLICATION) await db.query(`delete from platform.${table} where application = $1`, [application])
}

/**
 * Forgets markets of which no signed call came for 90 days, such as a draft that staff have deleted, with their catalogue. A
 * later call makes such a market known again. Returns their applications.
 */
export async function forgetMarkets({ url, now }: Readonly<{ url: string; now: Date }>): Promise<string[]> {
  const pool = createPool(url, { max: 1, patient: true })
  const forget = async (db: Db) => {
    // The seed publishes under the same lock.
    await db.query(`select pg_advisory_xact_lock(hashtext('platform.seed'))`)
    const { rows } = await db.query<{ application: string }>(FORGET, [new Date(now.getTime() - SILENT_MS)])
    for (const { application } of rows) await deleteCatalogue(db, application)
    return rows.map(({ application }) => application)
  }
  return inTransaction(pool, forget).finally(() => pool.end())
}

const BACK_OFF_MS = 30 * SECOND

/** A market without prices, where the catalogue was published by the seed. */
const MISSING = `select from platform.markets m
  where not exists (select from platform.price_lists p where p.application = m.application)
    and exists (select from platform.texts) limit 1`

/** Publishes the sample catalogue to the markets that have none; returns their applications. */
export async function publishMissing(db: Db, { url, now }: Readonly<{ url: string; now: Date }>): Promise<string[]> {
  const { rows } = await db.query(MISSING)
  return rows.length === 0 ? [] : publishNewMarkets({ url, now })
}

/** Loads the search cluster with every market, also with one that no catalogue was published to yet. */
export async function indexMarkets({ url, ...options }: Omit<LoadOptions, 'db'> & Readonly<{ url: string }>): Promise<void> {
  const pool = createPool(url, { max: 1, patient: true })
  try {
    await publishMissing(pool, { url, now: options.now })
    await loadCluster({ ...options, db: pool })
  } finally {
    await pool.end()
  }
}

async function updateMarkets({ pool, env, clock, log }: Platform): Promise<void> {
  const options = { url: env.DATABASE_URL, now: clock() }
  const forgotten = await forgetMarkets(options)
  if (forgotten.length > 0) log.info({ markets: forgotten }, 'markets forgotten, of which no shop has called for long')
  const markets = await publishMissing(pool, options)
  if (markets.length > 0) log.info({ markets }, 'catalogue published to new markets')
}

/**
 * Publishes the sample catalogue to a market after the first signed call of its shop, so that it can be bought from, and forgets
 * markets whose shop is silent. Looks at the start, when a market is new, and once an hour.
 */
export const marketWorker: Worker = {
  name: 'markets',
  start(platform) {
    const loop = repeat(async () => {
      try {
        await updateMarkets(platform)
        return HOUR
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'markets are not up to date')
        return BACK_OFF_MS
      }
    })
    onNewMarket(platform, loop.wake)
    return loop
  },
}
