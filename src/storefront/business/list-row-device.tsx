'use client'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LIST_LIMITS, type ListMatch } from '@/contracts/business-list'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { fullName } from '@/storefront/catalog/titles'
import { Button } from '@/storefront/kit/button'
import { Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import { TextField } from '@/storefront/kit/fields/text-field'
import type { RowChange } from './list-row'
import type { ListRow } from './list-state'
import classes from './list.module.css'

type Props = Readonly<{ row: ListRow; onChange: (change: RowChange) => void }>

/** Which device a line means: found, to be chosen, or to be typed differently. */
export function ListRowDevice({ row, onChange }: Props) {
  const { found } = row
  if (found.kind === 'match') return <Known row={row} match={found} onChange={onChange} />
  if (found.kind === 'choose') return <Choose row={row} devices={found.devices} onChange={onChange} />
  if (found.kind === 'waiting')
    return (
      <p className={classes.device} role="status">
        <span>
          <b>{row.text}</b>
          <small>
            <FormattedMessage id="business.looking" />
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
        <b>{name}</b>
        {row.text !== name && (
          <small>
            <FormattedMessage id="business.typed" values={{ text: row.text }} />
          </small>
        )}
        <Button look="link" small onClick={() => onChange({ found: { kind: 'none' } })}>
          <FormattedMessage id="business.other" />
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
      label={<FormattedMessage id="business.which" values={{ text: row.text }} />}
      error={intl.formatMessage({ id: 'business.whichFault' })}
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
            {fullName(device)}
          </option>
        ))}
        <option value={ANOTHER}>{intl.formatMessage({ id: 'business.noneOfThese' })}</option>
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
        label={intl.formatMessage({ id: 'business.model' })}
        maxLength={LIST_LIMITS.modelLength}
        autoComplete="off"
        value={text}
        error={intl.formatMessage({ id: row.found.kind === 'away' ? 'business.matchAway' : 'business.notFound' })}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="quiet" small>
        <FormattedMessage id="business.lookAgain" />
      </Button>
    </form>
  )
}
