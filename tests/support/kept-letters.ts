import { letterSeal } from '@platform/outbox/outbox-store'
import { openJson } from '@platform/sealed-json'
import type { Platform } from '@platform/context'

type Kept = { letter_key: string; sealed: Buffer }

/** What waits to be told to an address, the oldest first. Give the platform no SMTP server, or it is sent and forgotten. */
export async function keptLetters(
  { pool, env }: Pick<Platform, 'pool' | 'env'>,
  kind: string,
  email: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<Kept>(
    'select letter_key, sealed from platform.outbox where kind = $1 and letter_key is not null order by created_at, ctid',
    [kind],
  )
  return rows
    .map(({ letter_key: key, sealed }) => openJson(letterSeal(env.PLATFORM_SECRET, key), sealed) as Record<string, unknown>)
    .filter((payload) => payload.email === email)
}
