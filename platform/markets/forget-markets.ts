import { DAY } from '@/runtime/durations'
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
