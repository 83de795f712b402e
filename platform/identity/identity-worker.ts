import { DAY } from '@trade-in-shop/runtime/durations'
import { inWorkSpan } from '@trade-in-shop/runtime/tracing'
import type { Platform, Worker } from '@platform/context'
import { repeat } from '@platform/repeat'
import { finishHalfDone } from './deletion-saga'

const PAUSE_MS = 15_000
const BATCH = 1000

/** Expired rows that are never needed again; each a batch, the rest in the next pass. */
const SWEEPS: readonly (readonly [table: string, key: string, where: string])[] = [
  ['registrations', 'id', 'customer_id is null and expires_at <= $1'],
  ['one_use_tokens', 'hash', `expires_at <= $1 and not (purpose = 'activation' and used_at is not null)`],
  ['refresh_tokens', 'hash', 'expires_at <= $1'],
  ['identity_sessions', 'sid', 'expires_at <= $1 or ended_at <= $1'],
  ['account_brakes', 'key', 'forget_at <= $1'],
  ['known_devices', 'id', 'expires_at <= $1'],
]

/**
 * Deletes what expired more than a day ago. A used activation token stays: pressing the link again finds the account active.
 */
export async function sweep({ pool, clock }: Platform): Promise<void> {
  const before = new Date(clock().getTime() - DAY)
  for (const [table, key, where] of SWEEPS)
    await pool.query(
      `delete from platform.${table} where ${key} in (select ${key} from platform.${table} where ${where} limit $2)`,
      [before, BATCH],
    )
}

/** Finishes deletions that stopped halfway, and deletes expired rows. */
export const identityWorker: Worker = {
  name: 'identity',
  start: (platform) =>
    repeat(async () => {
      try {
        await inWorkSpan('finish deletions', () => finishHalfDone(platform))
        await inWorkSpan('delete expired sessions', () => sweep(platform))
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'identities wait for the store')
      }
      return PAUSE_MS
    }),
}
