import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'
import { recoveryHash } from './recovery-codes'
import type { StoredFactor } from './stored-factor'
import { periodOfCode } from './totp'

type Owner = Readonly<{ id: number | string; factor: StoredFactor }>
/** What to store after a code was used. */
type Used = Readonly<{ totpLastStep: number } | { recoveryCodes: string[] }>

/** Consumes a code of the app or a recovery code; null when it is wrong or was used before. */
export async function spendCode(req: PayloadRequest, { id, factor }: Owner, typed: string, now: number): Promise<Used | null> {
  const code = typed.replaceAll(/\s/g, '')
  const period = factor.key === null ? null : periodOfCode(factor.key, code, now)
  if (period !== null) {
    const fresh = period > factor.lastPeriod && (await spendOnce(req, id, String(period)))
    return fresh ? { totpLastStep: period } : null
  }
  const hash = recoveryHash(code, String(id), req.payload.config.secret)
  if (!factor.recovery.includes(hash) || !(await spendOnce(req, id, hash))) return null
  return { recoveryCodes: factor.recovery.filter((other) => other !== hash) }
}

const PREFIX = 'used-code'

/**
 * Marks a code as used; false when it was used before. Of two logins at the same moment, on two instances, the second waits
 * for the first at the unique key. (The row of `staff` cannot hold this: a login writes the whole row from what it has read
 * before.)
 */
async function spendOnce(req: PayloadRequest, owner: number | string, code: string): Promise<boolean> {
  const session = await transactionOf(req)
  const key = `${PREFIX}:${owner}:${code}`
  const { rowCount } = await session.execute(
    sql`insert into payload_kv (key, data) values (${key}, '{}'::jsonb) on conflict (key) do nothing`,
  )
  return rowCount === 1
}

/** Deletes the marks of used codes together with the codes. */
export async function forgetUsed(req: PayloadRequest, owner: number | string): Promise<void> {
  const session = await transactionOf(req)
  await session.execute(sql`delete from payload_kv where starts_with(key, ${`${PREFIX}:${owner}:`})`)
}
