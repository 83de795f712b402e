import { Secret, TOTP } from 'otpauth'

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
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(key, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
