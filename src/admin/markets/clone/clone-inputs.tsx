'use client'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { type Choice, countries, locales, timeZones } from '@/admin/pickers/known-keys'
import { useMarkets } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'
import type { CloneField, CloneForm } from './clone-fields'
import { cloneDialogWords } from './clone-words'
import styles from '@/admin/markets/markets.module.css'

type SourceProps = Readonly<{ value: string; isWrong: boolean; onChoose: (id: string) => void }>

/** The market that is copied. */
export function Source({ value, isWrong, onChoose }: SourceProps) {
  const words = useWords(cloneDialogWords)
  const id = useId()
  const markets = useMarkets()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words('source')}</label>
      <select
        id={id}
        name="source"
        className={styles.input}
        value={value}
        aria-invalid={isWrong}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{words('choose')}</option>
        {markets.map((market) => (
          <option key={market.id} value={String(market.id)}>
            {market.name} ({market.code})
          </option>
        ))}
      </select>
    </div>
  )
}

type InputProps = Readonly<{ field: CloneField; values: CloneForm; isWrong: boolean; onChange: (value: string) => void }>

/** A field of the dialog: a list where the values are known by name, a text otherwise. */
export function CloneInput({ field, values, isWrong, onChange }: InputProps) {
  const words = useWords(cloneDialogWords)
  const { i18n } = useTranslation()
  const id = useId()
  const choices = choicesOf(field, values, i18n.language)
  const common = { id, name: field, className: styles.input, value: values[field], 'aria-invalid': isWrong }
  const described = { ...common, 'aria-describedby': `${id}-help` }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words(field)}</label>
      {choices ? (
        <select {...described} onChange={({ target }) => onChange(target.value)}>
          <option value="">{words('chooseOne')}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...described}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p id={`${id}-help`} className={isWrong ? styles.bad : styles.help}>
        {isWrong && `${words('wrong')} `}
        {words(`${field}Help`, { host: `${values.code || 'xx'}.localhost` })}
      </p>
    </div>
  )
}

/** The values of a field by their names; null for a text of one's own. */
function choicesOf(field: CloneField, { country, locale }: CloneForm, language: string): readonly Choice[] | null {
  if (field === 'country') return countries(language)
  if (field === 'timeZone') return timeZones()
  if (field !== 'locale') return null
  const known = locales(country, language)
  return locale === '' || known.some(({ value }) => value === locale) ? known : [{ value: locale, label: locale }, ...known]
}
