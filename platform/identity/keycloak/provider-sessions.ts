import * as z from 'zod'
import type { Platform } from '@platform/context'
import { tokenHash } from '@platform/token-hash'
import { openJson, sealJson, type Seal } from '@platform/sealed-json'

/** Tabs that wake together ask the provider once; as long as the reuse window of refresh tokens. */
const ASK_EVERY_MS = 10_000

const Sealed = { sid: z.uuid(), sealed: z.instanceof(Buffer) }
const Ended = z.object(Sealed)
const Turn = z.object({ ...Sealed, customerId: z.uuid() })

const sealOf = ({ env }: Platform, sid: string): Seal => ({
  ...{ secret: env.PLATFORM_SECRET, purpose: 'platform.provider-session', owner: sid },
})
const opened = (platform: Platform, { sid, sealed }: z.infer<typeof Ended>): string =>
  z.string().parse(openJson(sealOf(platform, sid), sealed))

/** Stores the provider's refresh token of a session, instead of the one before. */
export const storeProviderToken = (platform: Platform, sid: string, token: string, now: Date): Promise<unknown> =>
  platform.pool.query(
    `insert into platform.provider_sessions (sid, sealed, asked_at) values ($1, $2, $3)
     on conflict (sid) do update set sealed = excluded.sealed, asked_at = excluded.asked_at`,
    [sid, sealJson(sealOf(platform, sid), token), now],
  )

/** The session about which this caller may ask the provider. */
export type Turn = Readonly<{ sid: string; customerId: string; providerToken: string }>

/**
 * Null: there is no need to ask now. Either the provider was asked within ten seconds or is being asked (a session that it
 * refuses ends for every tab, so that none has to wait for the answer); or the platform will refuse the token itself.
 */
export async function takeTurn(platform: Platform, refreshToken: string, now: Date): Promise<Turn | null> {
  const { rows } = await platform.pool.query(
    `update platform.provider_sessions p set asked_at = $2
     from platform.refresh_tokens t join platform.identity_sessions s using (sid)
     where t.hash = $1 and p.sid = t.sid and p.asked_at <= $3 and s.ended_at is null and s.expires_at > $2
       and t.expires_at > $2 and (t.used_at is null or t.used_at >= $3)
     returning p.sid, p.sealed, s.customer_id as "customerId"`,
    [tokenHash(refreshToken), now, new Date(now.getTime() - ASK_EVERY_MS)],
  )
  if (!rows[0]) return null
  const turn = Turn.parse(rows[0])
  return { sid: turn.sid, customerId: turn.customerId, providerToken: opened(platform, turn) }
}

/** The provider gave no answer: the next refresh asks again. */
export const releaseTurn = ({ pool }: Platform, { sid }: Turn): Promise<unknown> =>
  pool.query(`update platform.provider_sessions set asked_at = '-infinity' where sid = $1`, [sid])

/** The customer whose session a log-out ends; null when there is no session. */
export async function customerOfSession({ pool }: Platform, sid: string | null, refreshToken: string): Promise<string | null> {
  const { rows } = await pool.query<{ customerId: string }>(
    `select customer_id as "customerId" from platform.identity_sessions
     where sid = $1 or sid in (select sid from platform.refresh_tokens where hash = $2) limit 1`,
    [sid, tokenHash(refreshToken)],
  )
  return rows[0]?.customerId ?? null
}

/** Deletes the provider's tokens of the customer's ended sessions and returns them, so that they can be ended there too. */
export async function takeEnded(platform: Platform, customerId: string): Promise<string[]> {
  const { rows } = await platform.pool.query(
    `delete from platform.provider_sessions p using platform.identity_sessions s
     where p.sid = s.sid and s.customer_id = $1 and s.ended_at is not null returning p.sid, p.sealed`,
    [customerId],
  )
  return rows.map((row) => opened(platform, Ended.parse(row)))
}
