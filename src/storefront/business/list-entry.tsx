'use client'
import { FormattedMessage } from 'react-intl'
import { type BusinessPrice, LIST_LIMITS } from '@/contracts/business-list'
import type { Money } from '@/contracts/money'
import { lineTotal } from '@/domain/checkout/cart'
import { euros } from '@/domain/money'
import { useCart } from '@/storefront/cart/use-cart'
import { DevicePicker } from './device-picker'
import { ListSkeleton } from './list-later'
import { ListRowView } from './list-row'
import { isComplete, type ListRow, type ReadLine, withChange, withLines, withoutRows } from './list-state'
import { ListSum } from './list-sum'
import { PasteBox } from './paste-box'
import { useList } from './use-list'
import { useListPrices } from './use-list-prices'
import classes from './list.module.css'

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

/**
 * The list entry of a company (P-16): one by one or as a table; each line is looked up, priced and editable, then all
 * go into one cart.
 */
export function ListEntry() {
  const list = useList()
  const prices = useListPrices(list.rows)
  const cart = useCart()
  if (!list.ready || !cart.ready) return <ListSkeleton />
  const { rows, update } = list
  const add = (lines: readonly ReadLine[]) => update((before) => withLines(before, lines))
  return (
    <div className={classes.list} data-testid="business-list">
      <DevicePicker onAdd={(line) => add([line])} />
      <PasteBox room={LIST_LIMITS.lines - rows.length} onLines={add} />
      {rows.length === 0 ? (
        <p className={classes.empty}>
          <FormattedMessage id="business.empty" />
        </p>
      ) : (
        <ol className={classes.rows}>
          {rows.map((row) => (
            <ListRowView
              key={row.id}
              row={row}
              price={prices.priceOf(row)}
              onChange={(change) => update((before) => withChange(before, row.id, change))}
              onRemove={() => update((before) => withoutRows(before, new Set([row.id])))}
              onRetryPrice={prices.retry}
            />
          ))}
        </ol>
      )}
      <ListSum list={list} cart={cart} sum={listTotal(rows, prices.priceOf)} />
    </div>
  )
}
