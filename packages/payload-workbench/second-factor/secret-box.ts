import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM: nonce, tag, then the ciphertext. */
const NONCE = 12
const TAG = 16

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'staff second factor', purpose, 32))

/** Encrypts a text for one owner: copied to another row it cannot be decrypted. `secret` is the CMS's own. */
export function seal(text: string, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text of this owner; null for anything else. */
export function unseal(sealed: string, owner: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), bytes.subarray(0, NONCE))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    // Encrypted for another owner or with another secret.
    return null
  }
}

/** A keyed hash: without the secret a leaked hash cannot be used to try codes. */
export const fingerprint = (text: string, owner: string, secret: string): string =>
  createHmac('sha256', keyFor(secret, 'fingerprint')).update(`${owner}\n${text}`).digest('base64url')
