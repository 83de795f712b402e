import type { Db } from '@platform/store/pool'
import { tooManyRequests } from './store-or-memory'

/** At most `most` requests of one kind within `withinMs`, for each counted visitor or address. */
export type RequestLimit = Readonly<{ purpose: string; most: number; withinMs: number }>

type Count = Readonly<{ taken: true }> | Readonly<{ taken: false; retryAfterSeconds: number }>

/**
 * Counts one more request, in the caller's transaction, unless the limit is reached. Stored in the database, so that a restart
 * or a second process does not reset it; parallel requests of one visitor wait for each other.
 */
export async function countRequest(db: Db, { purpose, most, withinMs }: RequestLimit, who: string, now: Date): Promise<Count> {
  const since = new Date(now.getTime() - withinMs)
  await db.query(`select pg_advisory_xact_lock(hashtext($1), hashtext($2))`, [purpose, who])
  await sweep(db, purpose, since)
  const { rows } = await db.query<{ at: Date }>(
    'select at from platform.counted_requests where purpose = $1 and who = $2 and at > $3 order by at desc limit $4',
    [purpose, who, since, most],
  )
  const oldest = rows[most - 1]
  if (oldest) return { taken: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000)) }
  await db.query('insert into platform.counted_requests (purpose, who, at) values ($1, $2, $3)', [purpose, who, now])
  return { taken: true }
}

/** Older rows no longer count. Rows that another request is deleting right now are skipped. */
const sweep = (db: Db, purpose: string, since: Date): Promise<unknown> =>
  db.query(
    `delete from platform.counted_requests where ctid = any (array(
       select ctid from platform.counted_requests where purpose = $1 and at <= $2 for update skip locked))`,
    [purpose, since],
  )

/** Throws 429 with `Retry-After` once the limit is reached. */
export async function requireCountLeft(db: Db, limit: RequestLimit, who: string, now: Date): Promise<void> {
  const count = await countRequest(db, limit, who, now)
  if (!count.taken) throw tooManyRequests(count.retryAfterSeconds)
}

/** Removes the request that was counted at `now`. */
export const refundRequest = (db: Db, { purpose }: RequestLimit, who: string, now: Date): Promise<unknown> =>
  db.query(
    `delete from platform.counted_requests where ctid =
       (select ctid from platform.counted_requests where purpose = $1 and who = $2 and at = $3 limit 1 for update skip locked)`,
    [purpose, who, now],
  )
