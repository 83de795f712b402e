import { CloneRequest } from '@/collections/markets/clone/clone-request'

/** The text fields of the dialog, in order. */
export const CLONE_FIELDS = ['name', 'code', 'country', 'locale', 'timeZone', 'applicationId'] as const
export type CloneField = (typeof CLONE_FIELDS)[number]
export type CloneForm = Readonly<{ source: string; redirects: boolean } & Record<CloneField, string>>

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

export type CloneCheck = Readonly<{ request: CloneRequest } | { wrong: readonly string[] }>

/** The request to send, or the names of the invalid fields. */
export function checkClone({ source, ...form }: CloneForm): CloneCheck {
  const parsed = CloneRequest.safeParse({ ...form, source: Number(source), currency: 'EUR' })
  return parsed.success ? { request: parsed.data } : { wrong: parsed.error.issues.map(({ path }) => String(path[0])) }
}
