import type { IncomingHttpHeaders } from 'node:http'
import { HttpProblem } from '@platform/http/problem'
import type { Db } from '@platform/store/pool'

/** `contracts.md` 4: ten tries an hour. Kept in the database, so that a restart or a second process forgives nothing. */
const TRIES = 10
const HOUR = 3_600_000

/** Whose tries are counted: the shop's keyed hash of its visitor. Callers without one share a count. */
export function clientKeyOf(headers: IncomingHttpHeaders): string {
  const given = headers['client-key']
  return typeof given === 'string' && /^[\x21-\x7e]{1,128}$/.test(given) ? given : 'nobody'
}

/** Throws 429 with `Retry-After` when the last hour holds ten tries of this client already. */
async function requireTriesLeft(db: Db, clientKey: string, now: Date): Promise<void> {
  const { rows } = await db.query<{ at: Date }>(
    `select at from platform.voucher_tries where client_key = $1 and at > $2 order by at desc limit $3`,
    [clientKey, new Date(now.getTime() - HOUR), TRIES],
  )
  const oldest = rows[TRIES - 1]
  if (!oldest) return
  const seconds = Math.max(1, Math.ceil((oldest.at.getTime() + HOUR - now.getTime()) / 1000))
  throw new HttpProblem(429, 'too_many_requests', { headers: { 'retry-after': String(seconds) } })
}

/**
 * Takes one of the client's tries, in the caller's transaction; parallel tries of one client wait for each other. What is
 * older than an hour counts for nobody and is swept away on the way.
 */
export async function takeTry(db: Db, clientKey: string, now: Date): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('voucher-tries'), hashtext($1))`, [clientKey])
  await requireTriesLeft(db, clientKey, now)
  await db.query('insert into platform.voucher_tries (client_key, at) values ($1, $2)', [clientKey, now])
  await db.query('delete from platform.voucher_tries where client_key = $1 and at < $2', [
    clientKey,
    new Date(now.getTime() - HOUR),
  ])
}

/** Gives the try of a good code back: a limit for guessing must not run out while a seller reloads the cart. */
export const giveTryBack = (db: Db, clientKey: string, now: Date): Promise<unknown> =>
  db.query(
    `delete from platform.voucher_tries where ctid =
       (select ctid from platform.voucher_tries where client_key = $1 and at = $2 limit 1 for update skip locked)`,
    [clientKey, now],
  )
