import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { TradePayment } from '@/contracts/trades'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'platform.trades.account', 32))

/**
 * Account details as they are kept: IV, tag, cipher text. `tradeId` is bound in, so that a row copied to another trade
 * does not open.
 */
export function sealAccount(secret: string, tradeId: string, payment: TradePayment): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(tradeId))
  const text = Buffer.concat([cipher.update(JSON.stringify(payment), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** For the payout alone. Throws when the secret, the trade or a byte differs. */
export function openAccount(secret: string, tradeId: string, sealed: Buffer): TradePayment {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(tradeId))
    .setAuthTag(tag)
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return TradePayment.parse(JSON.parse(text.toString('utf8')))
}
