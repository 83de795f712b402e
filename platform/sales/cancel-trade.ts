import type { Trade } from '@trade-in-shop/contracts/trades'
import { closeClarification, decideLine } from '@platform/clarifications/clarification-store'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { moveOffer } from '@platform/offers/offer-store'
import { enqueueTradeMail } from '@platform/outbox/outbox-store'
import { type Db, inTransaction } from '@platform/store/pool'
import { refundUse } from '@platform/vouchers/voucher-store'
import { moveLine, moveTrade, returnLine } from '@platform/trades/move-trade'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { isCancellable } from '@platform/trades/trade-state'
import { recalculateTotal } from '@platform/trades/trade-total'
import { findTrade, lockTrade, type StoredLine, type WholeTrade } from '@platform/trades/trade-store'

const REASON = 'cancelled_by_customer'
const NOT_HANDED_OVER: ReadonlySet<WholeTrade['state']> = new Set(['created', 'awaiting_shipment'])

async function cancelLine(db: Db, trade: WholeTrade, line: StoredLine): Promise<void> {
  if (line.state === 'return_in_progress' || line.state === 'expired') return
  if (line.state === 'revised') return returnLine(db, trade, line)
  await moveLine(db, trade, line, line.state === 'awaiting_shipment' ? 'cancelled' : 'return_in_progress')
  await moveOffer(db, { id: line.offerId, state: line.offerState }, 'cancelled')
}

/** An open question is answered by the cancellation: every device goes back. */
async function closeQuestion(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  const { clarification } = trade
  if (!clarification) return
  for (const { position } of trade.lines) await decideLine(db, clarification.id, position, 'return')
  await closeClarification(db, clarification.id, 'answered', now)
  trade.clarification = null
}

/**
 * `POST …/cancellation` (P-09). Before a parcel is handed over its label is void; afterwards its devices go back free of charge
 * and nothing is paid. One mail, and the voucher can be used again. A second call answers the same. Throws 404 for an unknown id,
 * 410 for a trade that is paid or closed, that is being inspected, or in which a device must not be posted.
 */
export function cancelTrade({ pool, clock }: Platform, accessId: string): Promise<Trade> {
  return inTransaction(pool, async (db) => {
    const found = await findTrade(db, 'accessId', accessId)
    const trade = found && (await lockTrade(db, found.number))
    if (!trade) throw new HttpProblem(404, 'not_found')
    if (trade.history.some(({ reason }) => reason === REASON)) return tradeAnswer(trade)
    if (!isCancellable(trade)) throw new HttpProblem(410, 'gone')
    const now = clock()
    await moveTrade(db, trade, NOT_HANDED_OVER.has(trade.state) ? 'cancelled' : 'return_in_progress', REASON, now)
    await closeQuestion(db, trade, now)
    for (const line of trade.lines) await cancelLine(db, trade, line)
    if (trade.voucher) await refundUse(db, trade.voucher.code)
    await recalculateTotal(db, trade)
    await enqueueTradeMail(db, 'trade_cancelled', trade.id, now)
    const cancelled = await findTrade(db, 'id', trade.id)
    return tradeAnswer(cancelled ?? trade)
  })
}
