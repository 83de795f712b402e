import type { TradePayoutPatch } from '@/contracts/customers'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/problem'
import { inTransaction, type Db } from '@platform/store/pool'
import { BEFORE_INSPECTION, setPayout } from '@platform/trades/set-payout'
import { findTrade, type WholeTrade } from '@platform/trades/trade-store'
import { lockCustomer } from './known-customer'
import { mailPaymentChange } from './letters'
import { storedPayment } from './payment-accounts'

/** The customer's own trade, locked. One that was sold as a guest is shown to the customer, not changed (`claim-trades.ts`). */
async function ownTrade(db: Db, customerId: string, number: string): Promise<WholeTrade | null> {
  const { rowCount } = await db.query(
    'select from platform.trades where number = $1 and customer_id = $2 and claimed_at is null for update',
    [number, customerId],
  )
  return rowCount === 1 ? findTrade(db, 'number', number) : null
}

/** `PATCH trade_payouts`: the money of one trade goes to another payment account of the customer, who gets a mail. */
export function changePayout(platform: Platform, customerId: string, request: TradePayoutPatch): Promise<WholeTrade> {
  const { env, pool } = platform
  const now = platform.clock()
  return inTransaction(pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    const payment = await storedPayment(db, env.PLATFORM_SECRET, customerId, request.paymentAccount)
    const trade = await ownTrade(db, customerId, request.number)
    if (!payment || !trade) throw new HttpProblem(404, 'not_found')
    if (!BEFORE_INSPECTION.has(trade.state)) throw new HttpProblem(410, 'gone')
    const masked = await setPayout(db, env.PLATFORM_SECRET, trade.id, payment)
    await mailPaymentChange({ db, platform, customer, now }, masked)
    return { ...trade, paymentType: payment.type, maskedAccount: masked }
  })
}
