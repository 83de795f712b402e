'use client'

import { FormattedMessage, useIntl } from 'react-intl'
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
import { useList } from './use-list'
import { useListPrices } from './use-list-prices'
import classes from './list.module.css'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import { readTable, type TableRead } from './read-lines'

type Fault = Exclude<TableRead, { kind: 'lines' }> | Readonly<{ kind: 'unreadable' }>
type Props = Readonly<{ room: number; onLines: (lines: readonly ReadLine[]) => void }>
const ID = 'list-paste'

/** Reads a table, pasted or as a file. Text that does not fit completely stays in the field, with the reason beside it. */
function PasteBox({ room, onLines }: Props) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const take = async (table: string) => {
    const read = await readTable(table, room).catch((): Fault => ({ kind: 'unreadable' }))
    if (read.kind === 'lines') {
      onLines(read.lines)
      setText('')
      return setFault(null)
    }
    setFault(read)
    area.current?.focus()
  }
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    // A file above the limit is not opened.
    if (file.size > LIST_LIMITS.bytes) setFault({ kind: 'tooBig' })
    else await file.text().then(take, () => setFault({ kind: 'unreadable' }))
    target.value = ''
  }
  const help = <FormattedMessage id="business.pasteHelp" values={{ max: LIST_LIMITS.lines }} />
  const error = fault ? intl.formatMessage({ id: `business.fault.${fault.kind}` }, faultFacts(fault, room)) : undefined
  return (
    <Disclosure className={classes.paste} summary={<FormattedMessage id="business.paste" />}>
      <Field id={ID} label={<FormattedMessage id="business.pasteLabel" />} help={help} error={error}>
        <textarea
          ref={area}
          id={ID}
          className={`${field.input} ${classes.area}`}
          rows={6}
          spellCheck={false}
          placeholder={intl.formatMessage({ id: 'business.pasteExample' })}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ID, { help, error })}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={classes.actions}>
        <Button look="quiet" onClick={() => void take(text)}>
          <FormattedMessage id="business.take" />
        </Button>
        <label className={buttonClass({ look: 'quiet', className: classes.file })}>
          <FormattedMessage id="business.file" />
          <input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(event) => void upload(event)} />
        </label>
      </div>
    </Disclosure>
  )
}

const faultFacts = (fault: Fault, room: number) => ({ count: fault.kind === 'tooMany' ? fault.count : 0, room })

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
