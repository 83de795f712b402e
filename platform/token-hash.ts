import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** 256 random bits, as they appear in a link or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: enough to recognise it, not enough to use it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A keyed hash: without the secret it can be neither checked nor made. `purpose` separates one use from another. */
export const keyedHash = (secret: string, purpose: string, value: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `platform.identity.${purpose}`, 32)))
    .update(value)
    .digest()

/** 128 random bits: an id that alone gives access to what it names (security 20). */
export const unguessableId = (): string => randomBytes(16).toString('base64url')
