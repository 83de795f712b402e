import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { changesWords } from './changes-words'

/** Titles of related documents by collection and id. */
export type Titles = ReadonlyMap<string, string>
export const titleKey = (collection: string, id: unknown): string => `${collection}:${String(id)}`

/** A readable value of the audit log: yes and no, labels of options, titles of documents, times on the reader's clock. */
export function readableValue(value: unknown, field: FlattenedField | null, titles: Titles, i18n: I18nClient): string {
  if (value === null || value === undefined) return formatStaffMessage(changesWords.nothing, i18n.language)
  if (value === '•••') return formatStaffMessage(changesWords.secret, i18n.language)
  if (Array.isArray(value)) return value.map((entry) => readableValue(entry, field, titles, i18n)).join(', ')
  if (typeof value === 'boolean') return formatStaffMessage(value ? changesWords.yes : changesWords.no, i18n.language)
  const text = String(value)
  switch (field?.type) {
    case 'select':
      return optionLabel(field, text, i18n)
    case 'date':
      return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(text))
    case 'relationship':
    case 'upload':
      return typeof field.relationTo === 'string' ? (titles.get(titleKey(field.relationTo, value)) ?? `#${text}`) : `#${text}`
    default:
      return text
  }
}

function optionLabel(field: Extract<FlattenedField, { type: 'select' }>, value: string, i18n: I18nClient): string {
  const option = field.options.find((candidate) => (typeof candidate === 'string' ? candidate : candidate.value) === value)
  if (option === undefined || typeof option === 'string') return value
  const told: unknown = getTranslation(option.label, i18n)
  return typeof told === 'string' ? told : value
}
