import { lineSum, voucherBonus } from '@/contracts/sale-sums'
import type { Db } from '@platform/store/pool'
import type { StoredLine, WholeTrade } from './trade-store'

/** Sets the price of one piece of a line. */
export async function repriceLine(db: Db, trade: WholeTrade, line: StoredLine, price: number): Promise<void> {
  line.price = price
  line.total = lineSum(price, line.quantity)
  await db.query('update platform.trade_lines set price = $3, total = $4 where trade_id = $1 and position = $2', [
    ...[trade.id, line.position, line.price, line.total],
  ])
}

const NOT_SOLD = new Set<StoredLine['state']>(['refused', 'return_in_progress', 'cancelled', 'expired'])

/**
 * Recalculates the payout after lines have got other prices, go back or never came. A percent voucher follows it and is recorded as it is
 * paid; a fixed one stays as promised, as long as anything is sold.
 */
export async function recalculateTotal(db: Db, trade: WholeTrade): Promise<void> {
  const sold = trade.lines.filter(({ state }) => !NOT_SOLD.has(state))
  const sum = sold.reduce((total, line) => total + line.total, 0)
  const extra = trade.voucher && sold.length > 0 ? voucherBonus(trade.voucher, sum) : 0
  await db.query('update platform.trade_vouchers set amount = $2 where trade_id = $1', [trade.id, extra])
  await db.query('update platform.trades set total = $2 where id = $1', [trade.id, sum + extra])
  trade.total = sum + extra
  if (trade.voucher) trade.voucher.amount = extra
}
