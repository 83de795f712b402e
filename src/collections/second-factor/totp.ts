import { Secret, TOTP } from 'otpauth'

/** What authenticator apps all understand (RFC 6238). */
const PERIOD = 30
const SETTINGS = { issuer: 'Shop CMS', algorithm: 'SHA1', digits: 6, period: PERIOD } as const
/** Clocks of phones go wrong a little: the period before and after count too. */
const WINDOW = 1

const totpOf = (key: string, label: string) => new TOTP({ ...SETTINGS, label, secret: Secret.fromBase32(key) })

/** A new key, 160 bits, as apps take it by hand. */
export const newKey = (): string => new Secret({ size: 20 }).base32

/** The address that an app reads from the picture. */
export const keyAddress = (key: string, email: string): string => totpOf(key, email).toString()

/** The period (30 s since 1970) whose code this is, of now and its neighbours; null when it is none. */
export function periodOfCode(key: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(key, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
