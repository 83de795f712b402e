import type { BusinessPrice } from '@/contracts/business-list'
import type { Money } from '@/contracts/money'
import { lineTotal } from '@/domain/checkout/cart'
import { euros } from '@/domain/money'
import { isComplete, type ListRow } from './list-state'

export type ListTotal = Readonly<{
  total: Money
  pieces: number
  /** Rows that lack a device, a number, or whether it works. */
  open: number
  /** Complete rows whose price is missing or still loading. */
  unpriced: number
}>

/** The total of all complete rows, whole cents per line (K-05). */
export function listTotal(rows: readonly ListRow[], priceOf: (row: ListRow) => BusinessPrice | null): ListTotal {
  let [amount, pieces, open, unpriced] = [0, 0, 0, 0]
  for (const row of rows) {
    if (!isComplete(row)) {
      open += 1
      continue
    }
    const price = priceOf(row)
    if (price?.kind === 'price') {
      amount += lineTotal({ price: price.price, quantity: row.quantity }).amount
      pieces += row.quantity
    } else unpriced += 1
  }
  return { total: euros(amount), pieces, open, unpriced }
}
