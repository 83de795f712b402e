import type { PayloadRequest } from 'payload'
import { recoveryHash } from './recovery-codes'
import type { StoredFactor } from './stored-factor'
import { periodOfCode } from './totp'
import { spendOnce } from './spend-once'

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
