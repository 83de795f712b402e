import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { PayloadRequest } from 'payload'
import { cleanCode } from '@trade-in-shop/contracts/clean-text'
import { fingerprint } from './secret-box'
import type { StoredFactor } from './stored-factor'

/** Settings that all authenticator apps support (RFC 6238). */
const PERIOD = 30
const SETTINGS = { issuer: 'Shop CMS', algorithm: 'SHA1', digits: 6, period: PERIOD } as const
/** Phone clocks are slightly off, so the periods before and after count too. */
const WINDOW = 1

const totpOf = (key: string, label: string) => new TOTP({ ...SETTINGS, label, secret: Secret.fromBase32(key) })

/** A new key of 160 bits in base32, which can be typed into an app. */
export const newKey = (): string => new Secret({ size: 20 }).base32

/** The `otpauth` address for the QR code. */
export const keyAddress = (key: string, email: string): string => totpOf(key, email).toString()

/** The period (30 s since 1970) of this code, the present one or a neighbour; null for a wrong code. */
export function periodOfCode(key: string, code: string, now: number): number | null {
  if (!isAppCode(code)) return null
  const delta = totpOf(key, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

const MANY = 10
const LENGTH = 10
/** Without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Codes for a lost phone, 49 bits each: `k7m2p-x9c4d`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: MANY }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })

const MAX_TYPED_CHARACTERS = 40

/**
 * A code as it is counted and compared, made once where it enters: capitals, blanks, dashes, full-width digits and invisible
 * signs make no difference. Empty without one.
 */
export const normaliseLoginCode = (typed: unknown): string =>
  typeof typed === 'string' ? cleanCode(typed).toLowerCase().replace(/[\s-]/g, '').slice(0, MAX_TYPED_CHARACTERS) : ''

/** A code of the app; any other can only be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

export const recoveryHash = (code: string, owner: string, secret: string): string =>
  fingerprint(normaliseLoginCode(code), owner, secret)

type Owner = Readonly<{ id: number | string; factor: StoredFactor }>
type Used = Readonly<{ totpLastStep: number } | { recoveryCodes: string[] }>

/** Consumes a code of the app or a recovery code, normalised; null when it is wrong or was used before. */
export async function spendCode(req: PayloadRequest, { id, factor }: Owner, code: string, now: number): Promise<Used | null> {
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
  const session = await openTransaction(req)
  const key = `${PREFIX}:${owner}:${code}`
  const { rowCount } = await session.execute(
    sql`insert into payload_kv (key, data) values (${key}, '{}'::jsonb) on conflict (key) do nothing`,
  )
  return rowCount === 1
}

/** Deletes the marks of used codes together with the codes. */
export async function forgetUsed(req: PayloadRequest, owner: number | string): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`delete from payload_kv where starts_with(key, ${`${PREFIX}:${owner}:`})`)
}
