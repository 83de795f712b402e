'use client'
import { FieldError, FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/fields.module.css'
import { useMarkets } from '@/admin/use-markets'
import { formatLabel, useWords } from '@/admin/use-words'
import { knownZone, momentIn, shownAs, typedInstant } from '@/admin/zoned-moment'

/** The zone of the market that a document belongs to; UTC without a market, null while it loads. */
function useZoneOf(market: unknown): string | null {
  const markets = useMarkets()
  if (typeof market !== 'number') return knownZone(null)
  return markets.length === 0 ? null : knownZone(markets.find(({ id }) => id === market)?.timeZone)
}

/** A date field in the market's time zone, wherever the member of staff is; stored in UTC. A market has the zone beside it. */
export function ZonedDate({ field, path: given, readOnly }: DateFieldClientProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: given })
  const own = useFormFields(([fields]) => fields.timeZone?.value)
  const ofMarket = useZoneOf(useFormFields(([fields]) => fields.market?.value))
  const zone = own === undefined ? ofMarket : knownZone(own)
  const words = useWords('picker')
  const { i18n } = useTranslation()
  const help = useId()
  // The typed text, while it is not a complete time; else null and the value is shown.
  const [draft, setDraft] = useState<string | null>(null)
  const id = `field-${path.replaceAll('.', '__')}`
  const type = (typed: string) => {
    const instant = zone === null ? null : typedInstant(typed, zone)
    setDraft(instant === null ? typed : null)
    setValue(instant)
  }
  const isGap = draft !== null && draft !== ''
  const description = formatLabel(field.admin?.description, i18n.language)
  return (
    <div className="field-type date-time-field" id={`${id}-field`}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} required={field.required ?? false} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} {...(errorMessage ? { message: errorMessage } : {})} />
        <input
          id={id}
          type="datetime-local"
          className={styles.input}
          value={draft ?? (zone === null ? '' : shownAs(value, zone))}
          disabled={readOnly === true || disabled || zone === null}
          aria-invalid={showError || isGap}
          aria-describedby={help}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <p id={help} className={isGap ? styles.bad : styles.help}>
        {isGap ? words('noSuchTime') : `${description} ${words('zone', { zone: zone ?? '' })}`}
      </p>
    </div>
  )
}

const Row = z.object({ market: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]) })

/** List cell with a date in the zone of the row's market. */
export function ZonedCell({ cellData, rowData }: Readonly<{ cellData?: unknown; rowData?: unknown }>) {
  const { i18n } = useTranslation()
  const zone = useZoneOf(Row.safeParse(rowData).data?.market)
  if (typeof cellData !== 'string' || zone === null) return null
  return <span title={zone}>{momentIn(i18n.language, zone, cellData)}</span>
}
