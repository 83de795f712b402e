'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BusinessPrice } from '@trade-in-shop/contracts/device-list'
import { MAX_PIECES } from '@trade-in-shop/contracts/sale-limits'
import { lineTotal } from '@/domain/checkout/cart'
import { Button } from '@/storefront/kit/button'
import field from '@/storefront/kit/fields/field.module.css'
import { Field } from '@/storefront/kit/fields/field'
import { TextField } from '@/storefront/kit/fields/text-field'
import { PriceText } from '@/storefront/valuation/price-text'
import type { ListRow } from '@/storefront/cart/list-state'
import type { ListBody } from './list-lines'
import { ListRowView, type RowProps } from './list-row-device'
import { ListSum, listTotal } from './list-sum'
import { useListPrices } from './use-company-prices'
import classes from './list.module.css'
import rowClasses from './list-row.module.css'

type Props = RowProps & Readonly<{ price: BusinessPrice | null; onRetryPrice: () => void }>

/** The lines of a company (P-16): pieces and condition are stated here, so each has its price, and all go into the cart together. */
export function CompanyList({ list, cart, rowProps }: ListBody) {
  const prices = useListPrices(list.rows)
  return (
    <>
      {list.rows.length > 0 && (
        <ol className={classes.rows}>
          {list.rows.map((row) => (
            <CompanyRow key={row.id} {...rowProps(row)} price={prices.priceOf(row)} onRetryPrice={prices.retry} />
          ))}
        </ol>
      )}
      <ListSum list={list} cart={cart} sum={listTotal(list.rows, prices.priceOf)} />
    </>
  )
}

function CompanyRow({ row, price, onChange, onRemove, onRetryPrice }: Props) {
  return (
    <ListRowView row={row} onChange={onChange} onRemove={onRemove} className={rowClasses.company}>
      <Quantity row={row} onChange={onChange} />
      <Works row={row} onChange={onChange} />
      <RowPrice row={row} price={price} onRetry={onRetryPrice} />
    </ListRowView>
  )
}

function Quantity({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const intl = useIntl()
  const read = (value: number) => (Number.isInteger(value) && value >= 1 && value <= MAX_PIECES ? value : null)
  return (
    <TextField
      id={`list-quantity-${row.id}`}
      className={rowClasses.quantity}
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_PIECES}
      label={intl.formatMessage({ id: 'list.quantity' })}
      defaultValue={row.quantity ?? ''}
      error={row.quantity === null ? intl.formatMessage({ id: 'list.quantityProblem' }, { max: MAX_PIECES }) : undefined}
      onChange={({ target }) => onChange({ quantity: read(target.valueAsNumber) })}
    />
  )
}

const WORKS_BY_CHOICE = { yes: true, no: false } as const

function Works({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const intl = useIntl()
  const id = `list-works-${row.id}`
  const problem = row.works === null ? intl.formatMessage({ id: 'list.worksProblem' }) : undefined
  return (
    <Field id={id} className={rowClasses.works} label={intl.formatMessage({ id: 'list.works' })} error={problem}>
      <select
        id={id}
        className={`${field.input} ${field.select}`}
        value={row.works === null ? '' : row.works ? 'yes' : 'no'}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={({ target }) => onChange({ works: target.value === 'no' ? WORKS_BY_CHOICE.no : WORKS_BY_CHOICE.yes })}
      >
        {row.works === null && <option value="">–</option>}
        <option value="yes">{intl.formatMessage({ id: 'list.worksYes' })}</option>
        <option value="no">{intl.formatMessage({ id: 'list.worksNo' })}</option>
      </select>
    </Field>
  )
}

function RowPrice({ row, price, onRetry }: { row: ListRow; price: BusinessPrice | null; onRetry: () => void }) {
  if (price?.kind === 'away')
    return (
      <div className={rowClasses.price}>
        <Button look="link" onClick={onRetry}>
          <FormattedMessage id="list.priceAway" />
        </Button>
      </div>
    )
  if (price?.kind === 'refused')
    return (
      <p className={`${rowClasses.price} ${rowClasses.problem}`}>
        <FormattedMessage id="list.refused" />
      </p>
    )
  const quantity = row.quantity ?? 1
  return (
    <p className={rowClasses.price} data-testid="list-price">
      {price && <PriceText amount={lineTotal({ price: price.price, quantity }).amount} size="s" />}
      {price && quantity > 1 && (
        <small>
          <FormattedMessage id="list.each" values={{ price: <PriceText amount={price.price.amount} size="s" /> }} />
        </small>
      )}
    </p>
  )
}
