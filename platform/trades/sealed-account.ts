import { TradePayment } from '@/contracts/trades'
import { openJson, sealJson, type Seal } from '@platform/sealed-json'

const sealOf = (secret: string, owner: string): Seal => ({ secret, purpose: 'platform.trades.account', owner })

/** Encrypts account details for storage; `tradeId` is bound in, so that a row copied to another trade cannot be decrypted. */
export const sealAccount = (secret: string, tradeId: string, payment: TradePayment): Buffer =>
  sealJson(sealOf(secret, tradeId), payment)

/** For the payout alone. Throws when the secret, the trade or a byte differs. */
export const openAccount = (secret: string, tradeId: string, sealed: Buffer): TradePayment =>
  TradePayment.parse(openJson(sealOf(secret, tradeId), sealed))

const maskIban = (iban: string) => `${iban.slice(0, 4)} •••• •••• ${iban.slice(-4)}`

function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}

/** Enough to recognise the account by, too little to use it. */
export const maskedAccount = (payment: TradePayment): string =>
  payment.type === '13' ? maskIban(payment.iban) : maskAddress(payment.paypalAccount)
