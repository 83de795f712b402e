import { createHmac, hkdfSync } from 'node:crypto'

/** Prefix of every keyed hash, so that hashes of a later key can be distinguished. */
const VERSION = 'n1'

/**
 * The name of a market's subscription in links: an HMAC that cannot be made or guessed from the address. It opens what a link
 * in the mail opens, so it is as secret as the mail (security 20).
 */
export function emailHash(secret: string, application: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `platform.newsletter.${VERSION}`, 32))
  return `${VERSION}-${createHmac('sha256', key).update(`${application} ${email}`).digest('base64url')}`
}

/** True for what can only be an old hash, in either case of its letters. */
export const isLegacyHash = (hash: string): boolean => /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i.test(hash)
