import { randomUUID } from 'node:crypto'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Db } from '@platform/store/pool'
import type { LoginSession } from '@platform/http/platform-endpoint'
import { newToken, tokenHash } from '@platform/token-hash'

/** How long a refresh token lives, in days; each use gives a new one. */
const REFRESH_DAYS = { remembered: 30, plain: 1 } as const
/** After so many days a session needs the password again, however often it was refreshed. */
const SESSION_DAYS = { remembered: 180, plain: 30 } as const

export const refreshLifetimeMs = (remember: boolean): number => (remember ? REFRESH_DAYS.remembered : REFRESH_DAYS.plain) * DAY
const sessionLifetimeMs = (remember: boolean) => (remember ? SESSION_DAYS.remembered : SESSION_DAYS.plain) * DAY

type Opening = { customerId: string; remember: boolean; hash: string }

/**
 * Opens a session after a right password and answers its first refresh token. Null when `hash` is no longer the stored one: the
 * password was changed during the log-in.
 */
export async function openSession(
  db: Db,
  { customerId, remember, hash }: Opening,
  now: Date,
): Promise<{ session: LoginSession; refreshToken: string } | null> {
  const [sid, refreshToken] = [randomUUID(), newToken()]
  const { rowCount } = await db.query(
    `with opened as (
       insert into platform.identity_sessions (sid, customer_id, auth_time, remember, expires_at)
       select $1, customer_id, $3, $4, $5 from platform.identity_passwords where customer_id = $2 and hash = $8 for share
       returning sid
     )
     insert into platform.refresh_tokens (hash, sid, expires_at) select $6, sid, $7 from opened`,
    [
      ...[sid, customerId, now, remember, new Date(now.getTime() + sessionLifetimeMs(remember))],
      ...[tokenHash(refreshToken), new Date(now.getTime() + refreshLifetimeMs(remember)), hash],
    ],
  )
  if (rowCount === 0) return null
  return { session: { customerId, sid, authTime: now }, refreshToken }
}

/** Checked on every call with a token, so that a log-out, a new password and a deletion end a session at once. */
export async function isAlive(db: Db, { sid, customerId }: LoginSession, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from platform.identity_sessions where sid = $1 and customer_id = $2 and ended_at is null and expires_at > $3',
    [sid, customerId, now],
  )
  return rowCount === 1
}

/** Ends the session `sid`, and the one of the refresh token; false when neither was alive. */
export async function endSession(db: Db, sid: string | null, refreshToken: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update platform.identity_sessions set ended_at = $3, ended_by = 'logout' where ended_at is null
     and (sid = $1 or sid in (select sid from platform.refresh_tokens where hash = $2))`,
    [sid, tokenHash(refreshToken), now],
  )
  return (rowCount ?? 0) > 0
}

/** After a new password: all sessions of the customer but the one that stays, if any. */
export async function endSessions(db: Db, customerId: string, exceptSid: string | null, now: Date): Promise<void> {
  await db.query(
    `update platform.identity_sessions set ended_at = $3, ended_by = 'password'
     where customer_id = $1 and ended_at is null and sid is distinct from $2`,
    [customerId, exceptSid, now],
  )
}
