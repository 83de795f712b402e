import { bonusOfSold, lineSum, type SoldDevices } from '@trade-in-shop/contracts/sale-sums'
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

export const soldLines = ({ lines }: Pick<WholeTrade, 'lines'>): StoredLine[] => lines.filter(({ state }) => !NOT_SOLD.has(state))

export const soldDevices = ({ total, offeredPrice, quantity }: StoredLine): SoldDevices => ({
  total,
  offered: lineSum(offeredPrice, quantity),
})

/** Recalculates payout and voucher after lines have got other prices, go back or never came. */
export async function recalculateTotal(db: Db, trade: WholeTrade): Promise<void> {
  const sold = soldLines(trade).map(soldDevices)
  const sum = sold.reduce((before, { total }) => before + total, 0)
  const extra = trade.voucher ? bonusOfSold(trade.voucher, sold) : 0
  await db.query('update platform.trade_vouchers set amount = $2 where trade_id = $1', [trade.id, extra])
  await db.query('update platform.trades set total = $2 where id = $1', [trade.id, sum + extra])
  trade.total = sum + extra
  if (trade.voucher) trade.voucher.amount = extra
}
