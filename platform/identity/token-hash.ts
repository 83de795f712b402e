import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** 256 random bits, as they stand in a link or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: enough to know it again, nothing to use. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A keyed hash: nobody without the secret can tell or make it. `purpose` keeps one use apart from another. */
export const keyedHash = (secret: string, purpose: string, value: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `platform.identity.${purpose}`, 32)))
    .update(value)
    .digest()
