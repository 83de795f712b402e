'use client'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ListMatch } from '@trade-in-shop/contracts/device-list'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { fullName, shownName } from '@/storefront/catalog/titles'
import { Button } from '@/storefront/kit/button'
import { Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import { Icon } from '@/storefront/kit/icon'
import { TextField } from '@/storefront/kit/fields/text-field'
import type { ListRow } from '@/storefront/cart/list-state'
import classes from './list-row.module.css'

type RowChange = Partial<Omit<ListRow, 'id'>>
export type RowProps = Readonly<{ row: ListRow; onChange: (change: RowChange) => void; onRemove: () => void }>
type Props = Pick<RowProps, 'row' | 'onChange'>

/** One line of a list: its device, what its mode asks of it, and the button that removes it. */
export function ListRowView({
  row,
  onChange,
  onRemove,
  className,
  children,
}: RowProps & { className?: string; children: ReactNode }) {
  const intl = useIntl()
  const name = rowName(row)
  return (
    <li className={[classes.row, className].filter(Boolean).join(' ')} aria-label={name} data-found={row.found.kind}>
      <ListRowDevice row={row} onChange={onChange} />
      {children}
      <button
        type="button"
        className={classes.remove}
        aria-label={intl.formatMessage({ id: 'list.remove' }, { name })}
        onClick={onRemove}
      >
        <Icon name="close" small />
      </button>
    </li>
  )
}

export const rowName = ({ found, text }: ListRow): string => (found.kind === 'match' ? fullName(found.device) : text)

/** Which device a line means: found, to be chosen, or to be typed differently. */
function ListRowDevice({ row, onChange }: Props) {
  const { found } = row
  if (found.kind === 'match') return <Known row={row} match={found} onChange={onChange} />
  if (found.kind === 'choose') return <Choose row={row} devices={found.devices} onChange={onChange} />
  if (found.kind === 'waiting')
    return (
      <p className={classes.device} role="status">
        <span>
          <b>{row.text}</b>
          <small>
            <FormattedMessage id="list.looking" />
          </small>
        </span>
      </p>
    )
  return <CallOtherwise key={row.text} row={row} onChange={onChange} />
}

function Known({ row, match: { device }, onChange }: Props & { match: Extract<ListMatch, { kind: 'match' }> }) {
  const name = fullName(device)
  return (
    <div className={classes.device}>
      <span className={classes.thumb}>
        <DevicePicture device={device} />
      </span>
      <span>
        <b>{shownName(device)}</b>
        {row.text !== name && (
          <small>
            <FormattedMessage id="list.typed" values={{ text: row.text }} />
          </small>
        )}
        <Button look="link" small onClick={() => onChange({ found: { kind: 'none' } })}>
          <FormattedMessage id="list.other" />
        </Button>
      </span>
    </div>
  )
}

const ANOTHER = 'another'

function Choose({ row, devices, onChange }: Props & Readonly<{ devices: Extract<ListMatch, { kind: 'choose' }>['devices'] }>) {
  const intl = useIntl()
  const id = `list-device-${row.id}`
  const choose = (value: string) => {
    const device = devices.find((one) => one.id === value)
    if (device) onChange({ found: { kind: 'match', device } })
    if (value === ANOTHER) onChange({ found: { kind: 'none' } })
  }
  return (
    <Field
      id={id}
      className={classes.wide}
      label={<FormattedMessage id="list.which" values={{ text: row.text }} />}
      error={intl.formatMessage({ id: 'list.whichProblem' })}
    >
      <select
        id={id}
        className={`${field.input} ${field.select}`}
        value=""
        aria-invalid
        aria-describedby={`${id}-error`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">–</option>
        {devices.map((device) => (
          <option key={device.id} value={device.id}>
            {shownName(device)}
          </option>
        ))}
        <option value={ANOTHER}>{intl.formatMessage({ id: 'list.noneOfThese' })}</option>
      </select>
    </Field>
  )
}

function CallOtherwise({ row, onChange }: Props) {
  const intl = useIntl()
  const [text, setText] = useState(row.text)
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onChange({ text: text.trim(), found: { kind: 'waiting' } })
  }
  return (
    <form className={classes.again} onSubmit={look}>
      <TextField
        id={`list-device-${row.id}`}
        label={intl.formatMessage({ id: 'list.model' })}
        maxLength={LIST_LIMITS.modelLength}
        autoComplete="off"
        value={text}
        error={intl.formatMessage({ id: row.found.kind === 'away' ? 'list.matchAway' : 'list.notFound' })}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="quiet" small>
        <FormattedMessage id="list.lookAgain" />
      </Button>
    </form>
  )
}
