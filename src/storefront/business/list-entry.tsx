'use client'
import { FormattedMessage } from 'react-intl'
import { LIST_LIMITS } from '@/contracts/business-list'
import { useCart } from '@/storefront/cart/use-cart'
import { DevicePicker } from './device-picker'
import { ListRowView } from './list-row'
import { ListSkeleton } from './list-later'
import { listTotal } from './list-total'
import { withChange, withLines, withoutRows, type ReadLine } from './list-state'
import { ListSum } from './list-sum'
import { PasteBox } from './paste-box'
import { useList } from './use-list'
import { useListPrices } from './use-list-prices'
import classes from './list.module.css'

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
