import { mailSeal } from '@platform/outbox/outbox-store'
import { openJson } from '@platform/sealed-json'
import type { Platform } from '@platform/context'

type QueuedRow = { letter_key: string; sealed: Buffer }

/** The queued mails to an address, the oldest first. The platform must have no SMTP server, or they are sent and deleted. */
export async function queuedMails(
  { pool, env }: Pick<Platform, 'pool' | 'env'>,
  kind: string,
  email: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<QueuedRow>(
    'select letter_key, sealed from platform.outbox where kind = $1 and letter_key is not null order by created_at, ctid',
    [kind],
  )
  return rows
    .map(({ letter_key: key, sealed }) => openJson(mailSeal(env.PLATFORM_SECRET, key), sealed) as Record<string, unknown>)
    .filter((payload) => payload.email === email)
}
