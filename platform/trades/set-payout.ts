import type { TradePayment, TradeState } from '@/contracts/trades'
import type { Db } from '@platform/store/pool'
import { maskedAccount } from './masked-account'
import { sealAccount } from './sealed-account'

/** From the inspection on the payout is worked out; the account stays as it is (P-11). */
export const BEFORE_INSPECTION: ReadonlySet<TradeState> = new Set(['created', 'awaiting_shipment', 'in_transit', 'received'])

/** The money of a trade goes there from now on, in the transaction that has the trade locked. Answers the masked account. */
export async function setPayout(db: Db, secret: string, tradeId: string, payment: TradePayment): Promise<string> {
  const masked = maskedAccount(payment)
  await db.query('update platform.trades set payment_type = $2, masked_account = $3, account_sealed = $4 where id = $1', [
    ...[tradeId, payment.type, masked, sealAccount(secret, tradeId, payment)],
  ])
  return masked
}
