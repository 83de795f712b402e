import type { Platform } from '@platform/context'
import { keyedHash } from './token-hash'

const DAYS = 90 * 86_400_000

const keyOf = ({ env }: Platform, email: string, visitor: string) =>
  keyedHash(env.PLATFORM_SECRET, 'known-visitor', `${email} ${visitor}`)

/** True when this visitor has logged in to this account within the last 90 days. */
export async function isKnownVisitor(platform: Platform, email: string, visitor: string, now: Date): Promise<boolean> {
  const { rowCount } = await platform.pool.query('select from platform.account_brakes where key = $1 and forget_at > $2', [
    keyOf(platform, email, visitor),
    now,
  ])
  return rowCount === 1
}

export const rememberVisitor = (platform: Platform, email: string, visitor: string, now: Date): Promise<unknown> =>
  platform.pool.query(
    `insert into platform.account_brakes (key, tries, free_at, forget_at) values ($1, 0, $2, $3)
     on conflict (key) do update set forget_at = excluded.forget_at`,
    [keyOf(platform, email, visitor), now, new Date(now.getTime() + DAYS)],
  )
