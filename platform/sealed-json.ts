import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A value encrypted for one purpose and owner cannot be decrypted for another. */
export type Seal = Readonly<{ secret: string; purpose: string; owner: string }>

const keyOf = ({ secret, purpose }: Seal) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a value for storage: IV, tag, cipher text of its JSON (AES-256-GCM). */
export function sealJson(seal: Seal, value: unknown): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(seal), iv).setAAD(Buffer.from(seal.owner))
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Decrypts a value, to be parsed by the caller. Throws when the secret, the purpose, the owner or a byte differs. */
export function openJson(seal: Seal, sealed: Buffer): unknown {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyOf(seal), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(seal.owner))
    .setAuthTag(tag)
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8'))
}
