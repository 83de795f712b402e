'use client'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import styles from '@/admin/fields.module.css'
import { type KeyChoice, countries, locales, timeZones } from '@/admin/known-keys'
import { useMarkets } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'
import { CloneRequest } from '@/collections/clone/clone-request'

/** The text fields of the dialog, in order. */
export const CLONE_FIELDS = ['name', 'code', 'country', 'locale', 'timeZone', 'applicationId'] as const
type CloneField = (typeof CLONE_FIELDS)[number]
type CloneForm = Readonly<{ source: string; redirects: boolean } & Record<CloneField, string>>

export const EMPTY_CLONE: CloneForm = {
  source: '',
  redirects: true,
  name: '',
  code: '',
  country: '',
  locale: '',
  timeZone: '',
  applicationId: '',
}

/** The form with a changed field; dependent fields are filled in until they are edited themselves. */
export function changed(form: CloneForm, field: CloneField, typed: string): CloneForm {
  const value = field === 'code' ? typed.toLowerCase() : field === 'country' ? typed.toUpperCase() : typed
  const next = { ...form, [field]: value }
  const locale = field === 'country' && isMade(form) ? localeFor(form, value) : next.locale
  const applicationId = form.applicationId === applicationOf(form.locale) ? applicationOf(locale) : next.applicationId
  return { ...next, locale, applicationId: field === 'applicationId' ? value : applicationId }
}

const applicationOf = (locale: string): string => (locale === '' ? '' : `wkfs_${locale.replace('-', '_')}`)
const localeFor = ({ locale }: CloneForm, country: string): string => `${locale.slice(0, 2) || 'en'}-${country}`
/** True while the locale is still derived from the country. */
const isMade = (form: CloneForm): boolean => form.locale.length <= 3 || form.locale === localeFor(form, form.country)

type CloneCheck = Readonly<{ request: CloneRequest } | { wrong: readonly string[] }>

/** The request to send, or the names of the invalid fields. */
export function checkClone({ source, ...form }: CloneForm): CloneCheck {
  const parsed = CloneRequest.safeParse({ ...form, source: Number(source), currency: 'EUR' })
  return parsed.success ? { request: parsed.data } : { wrong: parsed.error.issues.map(({ path }) => String(path[0])) }
}

type SourceProps = Readonly<{ value: string; isWrong: boolean; onChoose: (id: string) => void }>

/** The market that is copied. */
export function Source({ value, isWrong, onChoose }: SourceProps) {
  const words = useWords('clone')
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
  const words = useWords('clone')
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
function choicesOf(field: CloneField, { country, locale }: CloneForm, language: string): readonly KeyChoice[] | null {
  if (field === 'country') return countries(language)
  if (field === 'timeZone') return timeZones()
  if (field !== 'locale') return null
  const known = locales(country, language)
  return locale === '' || known.some(({ value }) => value === locale) ? known : [{ value: locale, label: locale }, ...known]
}
