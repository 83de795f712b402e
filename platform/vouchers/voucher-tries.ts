import type { Platform } from '@platform/context'
import { consumeOrRemember, tooManyRequests, unlessStoreDown } from '@platform/limits/store-or-memory'
import { inTransaction, type Db } from '@platform/store/pool'

/** `contracts.md` 4: ten tries an hour. Kept in the database, so that a restart or a second process forgives nothing. */
const TRIES = 10
const HOUR = 3_600_000

/** Throws 429 with `Retry-After` when the last hour holds ten tries of this client already. */
async function requireTriesLeft(db: Db, clientKey: string, now: Date): Promise<void> {
  const { rows } = await db.query<{ at: Date }>(
    `select at from platform.voucher_tries where client_key = $1 and at > $2 order by at desc limit $3`,
    [clientKey, new Date(now.getTime() - HOUR), TRIES],
  )
  const oldest = rows[TRIES - 1]
  if (!oldest) return
  throw tooManyRequests((oldest.at.getTime() + HOUR - now.getTime()) / 1000)
}

/** What one visitor may try, for the wider count of its network. */
export const TEN_AN_HOUR = { most: TRIES, withinMs: HOUR } as const

/**
 * Takes one try of each key: all of them or none. Parallel tries of one key wait for each other; tries older than an hour
 * are not counted, and this deletes them. Throws 429. While the store is away half the limit is counted in memory (F29).
 */
export const requireTries = (platform: Platform, keys: readonly [string, ...string[]], now: Date): Promise<void> =>
  consumeOrRemember(platform, `tries ${keys.join(' ')}`, TEN_AN_HOUR, () =>
    inTransaction(platform.pool, async (db) => {
      for (const key of keys) await takeTry(db, key, now)
    }),
  )

async function takeTry(db: Db, clientKey: string, now: Date): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('voucher-tries'), hashtext($1))`, [clientKey])
  await requireTriesLeft(db, clientKey, now)
  await db.query('insert into platform.voucher_tries (client_key, at) values ($1, $2)', [clientKey, now])
  await db.query('delete from platform.voucher_tries where client_key = $1 and at < $2', [
    clientKey,
    new Date(now.getTime() - HOUR),
  ])
}

/** Gives the try of a good code back: a limit for guessing must not run out while a seller reloads the cart. */
export const giveTryBack = ({ pool }: Platform, clientKey: string, now: Date): Promise<void> =>
  unlessStoreDown(
    pool.query(
      `delete from platform.voucher_tries where ctid =
       (select ctid from platform.voucher_tries where client_key = $1 and at = $2 limit 1 for update skip locked)`,
      [clientKey, now],
    ),
  )
