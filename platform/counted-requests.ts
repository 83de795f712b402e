import { HttpProblem } from '@platform/http/problem'
import type { Db } from '@platform/store/pool'

/** At most `most` requests of one kind within `withinMs`, per whoever is counted. */
export type RequestLimit = Readonly<{ purpose: string; most: number; withinMs: number }>

type Count = Readonly<{ taken: true }> | Readonly<{ taken: false; retryAfterSeconds: number }>

/**
 * Counts one more request, in the caller's transaction, unless the limit is reached. Kept in the database, so that a
 * restart or a second process forgives nothing; parallel requests of one visitor wait for each other.
 */
export async function countRequest(db: Db, { purpose, most, withinMs }: RequestLimit, who: string, now: Date): Promise<Count> {
  const since = new Date(now.getTime() - withinMs)
  await db.query(`select pg_advisory_xact_lock(hashtext($1), hashtext($2))`, [purpose, who])
  await db.query('delete from platform.counted_requests where purpose = $1 and at <= $2', [purpose, since])
  const { rows } = await db.query<{ at: Date }>(
    'select at from platform.counted_requests where purpose = $1 and who = $2 order by at desc limit $3',
    [purpose, who, most],
  )
  const oldest = rows[most - 1]
  if (oldest) return { taken: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000)) }
  await db.query('insert into platform.counted_requests (purpose, who, at) values ($1, $2, $3)', [purpose, who, now])
  return { taken: true }
}

/** Throws 429 with `Retry-After` once the limit is reached. */
export async function requireCountLeft(db: Db, limit: RequestLimit, who: string, now: Date): Promise<void> {
  const count = await countRequest(db, limit, who, now)
  if (count.taken) return
  throw new HttpProblem(429, 'too_many_requests', { headers: { 'retry-after': String(count.retryAfterSeconds) } })
}
