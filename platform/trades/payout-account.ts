import { TradePayment, type TradeState } from '@trade-in-shop/contracts/trades'
import { openJson, type Seal, sealJson } from '@platform/sealed-json'
import type { Db } from '@platform/store/pool'

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
export function maskedAccount(payment: TradePayment): string {
  switch (payment.type) {
    case '13':
      return maskIban(payment.iban)
    case '2':
      return maskAddress(payment.paypalAccount)
  }
}

/** From the inspection on the payout is calculated and its account can no longer be changed (P-11). */
export const BEFORE_INSPECTION: ReadonlySet<TradeState> = new Set(['created', 'awaiting_shipment', 'in_transit', 'received'])

/** Pays a trade to this account from now on, in the transaction that has locked the trade. Returns the masked account. */
export async function setPayout(db: Db, secret: string, tradeId: string, payment: TradePayment): Promise<string> {
  const masked = maskedAccount(payment)
  await db.query('update platform.trades set payment_type = $2, masked_account = $3, account_sealed = $4 where id = $1', [
    ...[tradeId, payment.type, masked, sealAccount(secret, tradeId, payment)],
  ])
  return masked
}
