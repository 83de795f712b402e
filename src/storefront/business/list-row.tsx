'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BusinessPrice } from '@/contracts/business-list'
import { lineTotal, MAX_PIECES } from '@/domain/checkout/cart'
import { fullName } from '@/storefront/catalog/titles'
import { Button } from '@/storefront/kit/button'
import field from '@/storefront/kit/fields/field.module.css'
import { Field } from '@/storefront/kit/fields/field'
import { Icon } from '@/storefront/kit/icon'
import { TextField } from '@/storefront/kit/fields/text-field'
import { PriceText } from '@/storefront/valuation/price-text'
import { ListRowDevice } from './list-row-device'
import type { ListRow } from './list-state'
import classes from './list.module.css'

export type RowChange = Partial<Omit<ListRow, 'id'>>
type Props = Readonly<{
  row: ListRow
  price: BusinessPrice | null
  onChange: (change: RowChange) => void
  onRemove: () => void
  onRetryPrice: () => void
}>

/** One line of the list: device, quantity, whether it works, price. */
export function ListRowView({ row, price, onChange, onRemove, onRetryPrice }: Props) {
  const intl = useIntl()
  const name = row.found.kind === 'match' ? fullName(row.found.device) : row.text
  return (
    <li className={classes.row} aria-label={name} data-found={row.found.kind}>
      <ListRowDevice row={row} onChange={onChange} />
      <Quantity row={row} onChange={onChange} />
      <Works row={row} onChange={onChange} />
      <RowPrice row={row} price={price} onRetry={onRetryPrice} />
      <button
        type="button"
        className={classes.remove}
        aria-label={intl.formatMessage({ id: 'business.remove' }, { name })}
        onClick={onRemove}
      >
        <Icon name="close" small />
      </button>
    </li>
  )
}

function Quantity({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const intl = useIntl()
  const read = (value: number) => (Number.isInteger(value) && value >= 1 && value <= MAX_PIECES ? value : null)
  return (
    <TextField
      id={`list-quantity-${row.id}`}
      className={classes.quantity}
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_PIECES}
      label={intl.formatMessage({ id: 'business.quantity' })}
      defaultValue={row.quantity ?? ''}
      error={row.quantity === null ? intl.formatMessage({ id: 'business.quantityFault' }, { max: MAX_PIECES }) : undefined}
      onChange={({ target }) => onChange({ quantity: read(target.valueAsNumber) })}
    />
  )
}

const WORKS_BY_CHOICE = { yes: true, no: false } as const

function Works({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const intl = useIntl()
  const id = `list-works-${row.id}`
  const fault = row.works === null ? intl.formatMessage({ id: 'business.worksFault' }) : undefined
  return (
    <Field id={id} className={classes.works} label={intl.formatMessage({ id: 'business.works' })} error={fault}>
      <select
        id={id}
        className={`${field.input} ${field.select}`}
        value={row.works === null ? '' : row.works ? 'yes' : 'no'}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        onChange={({ target }) => onChange({ works: target.value === 'no' ? WORKS_BY_CHOICE.no : WORKS_BY_CHOICE.yes })}
      >
        {row.works === null && <option value="">–</option>}
        <option value="yes">{intl.formatMessage({ id: 'business.worksYes' })}</option>
        <option value="no">{intl.formatMessage({ id: 'business.worksNo' })}</option>
      </select>
    </Field>
  )
}

function RowPrice({ row, price, onRetry }: { row: ListRow; price: BusinessPrice | null; onRetry: () => void }) {
  if (price?.kind === 'away')
    return (
      <div className={classes.price}>
        <Button look="link" onClick={onRetry}>
          <FormattedMessage id="business.priceAway" />
        </Button>
      </div>
    )
  if (price?.kind === 'refused')
    return (
      <p className={`${classes.price} ${classes.fault}`}>
        <FormattedMessage id="business.refused" />
      </p>
    )
  const quantity = row.quantity ?? 1
  return (
    <p className={classes.price} data-testid="list-price">
      {price && <PriceText amount={lineTotal({ price: price.price, quantity }).amount} size="s" />}
      {price && quantity > 1 && (
        <small>
          <FormattedMessage id="business.each" values={{ price: <PriceText amount={price.price.amount} size="s" /> }} />
        </small>
      )}
    </p>
  )
}
