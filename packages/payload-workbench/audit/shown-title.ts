import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField, Field } from 'payload'

type Titled = Readonly<{ admin: Readonly<{ useAsTitle?: string | undefined }>; fields: readonly (ClientField | Field)[] }>

/** A readable title of a log entry: for documents titled by a select field, the label of the option. */
export function shownTitle(collection: Titled | undefined, title: string, i18n: I18nClient): string {
  const field = collection?.fields.find((candidate) => 'name' in candidate && candidate.name === collection.admin.useAsTitle)
  if (field?.type !== 'select') return title
  const option = field.options.find((candidate) => typeof candidate !== 'string' && candidate.value === title)
  if (option === undefined || typeof option === 'string') return title
  const label: unknown = getTranslation(option.label, i18n)
  return typeof label === 'string' ? label : title
}
