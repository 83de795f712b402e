import { DAY, HOUR } from '@trade-in-shop/runtime/durations'
import type { Db } from '@platform/store/pool'
import { newToken, tokenHash } from '@platform/token-hash'

/** How long the link in a mail works, by what it can do. */
const LIFETIMES = { activation: DAY, reset: HOUR } as const
type Purpose = keyof typeof LIFETIMES

export const tokenExpiry = (purpose: Purpose, now: Date): Date => new Date(now.getTime() + LIFETIMES[purpose])

/** A new token for a mail; only its hash is stored. */
export async function issueToken(db: Db, purpose: Purpose, subject: string, now: Date): Promise<string> {
  const token = newToken()
  await db.query('insert into platform.one_use_tokens (hash, purpose, subject, expires_at) values ($1, $2, $3, $4)', [
    ...[tokenHash(token), purpose, subject, tokenExpiry(purpose, now)],
  ])
  return token
}

/** The subject of a token that could be used now; null for any other. The token stays good. */
export async function peekToken(db: Db, purpose: Purpose, token: string, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ subject: string }>(
    `select subject from platform.one_use_tokens where hash = $1 and purpose = $2
     and (used_at is null or purpose = 'activation') and (expires_at > $3 or used_at is not null)`,
    [tokenHash(token), purpose, now],
  )
  return rows[0]?.subject ?? null
}

/** Uses up all tokens of this purpose and subject, this one included; false when it had been used or has expired. */
export async function consumeToken(db: Db, purpose: Purpose, token: string, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ subject: string }>(
    `update platform.one_use_tokens set used_at = $3
     where hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning subject`,
    [tokenHash(token), purpose, now],
  )
  if (!rows[0]) return false
  await db.query('update platform.one_use_tokens set used_at = $3 where subject = $1 and purpose = $2 and used_at is null', [
    ...[rows[0].subject, purpose, now],
  ])
  return true
}
