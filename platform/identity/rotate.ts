import * as z from 'zod'
import type { Platform } from '@platform/context'
import type { LoginSession } from '@platform/http/platform-endpoint'
import { refreshLifetimeMs } from './session-store'
import { keyedHash, tokenHash } from '@platform/token-hash'

/** Two tabs may bring the same token at about the same time: both get the same successor. A later use is a stolen token. */
const REUSE_WINDOW_MS = 10_000
/** Bounds the successors of successors within the window; no browser makes as many. */
const MAX_STEPS = 20

/**
 * Rotates in one statement, so that two callers cannot interleave. The first update decides who was first (`used_at`); every
 * caller within the window gets the successor, which is derived from the token and so need not be stored; a use after the
 * window ends the session with all its tokens.
 */
const ROTATE = `
  with presented as (
    update platform.refresh_tokens set used_at = coalesce(used_at, $3) where hash = $1
    returning sid, used_at >= $4 as in_time, expires_at > $3 as fresh
  ), reused as (
    update platform.identity_sessions set ended_at = $3, ended_by = 'reuse'
    where ended_at is null and sid in (select sid from presented where not in_time)
  ), session as (
    select s.sid, s.customer_id, s.auth_time, s.expires_at, s.remember from platform.identity_sessions s join presented p using (sid)
    where p.in_time and p.fresh and s.ended_at is null and s.expires_at > $3
  ), successor as (
    insert into platform.refresh_tokens (hash, sid, expires_at)
    select $2, sid, least(expires_at, case when remember then $5::timestamptz else $6::timestamptz end) from session
    on conflict (hash) do nothing
  )
  select sid, customer_id as "customerId", auth_time as "authTime",
    exists (select from platform.refresh_tokens where hash = $2 and used_at is not null) as "usedToo" from session`

const Row = z.object({ sid: z.uuid(), customerId: z.uuid(), authTime: z.date(), usedToo: z.boolean() })

const successorOf = (secret: string, token: string) => keyedHash(secret, 'refresh-token', token).toString('base64url')

/**
 * The session and the next refresh token; null when refused. A late tab whose successor has been used already gets the current
 * one or its next refresh token; otherwise its next refresh would look like a theft.
 */
export async function rotate(
  { pool, env }: Platform,
  refreshToken: string,
  now: Date,
): Promise<{ session: LoginSession; refreshToken: string } | null> {
  let token = refreshToken
  for (let step = 0; step < MAX_STEPS; step++) {
    const successor = successorOf(env.PLATFORM_SECRET, token)
    const { rows } = await pool.query(ROTATE, [
      ...[tokenHash(token), tokenHash(successor), now, new Date(now.getTime() - REUSE_WINDOW_MS)],
      ...[new Date(now.getTime() + refreshLifetimeMs(true)), new Date(now.getTime() + refreshLifetimeMs(false))],
    ])
    if (!rows[0]) return null
    const { usedToo, ...session } = Row.parse(rows[0])
    token = successor
    if (!usedToo) return { session, refreshToken: token }
  }
  return null
}
