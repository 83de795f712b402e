import type { TradePayment, TradeState } from '@/contracts/trades'
import type { Db } from '@platform/store/pool'
import { sealAccount, maskedAccount } from './sealed-account'

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
