import { staffWords } from '@/domain/staff-messages/staff-messages'
import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import { type FieldAt, fieldOfForm } from '@trade-in-shop/payload-workbench/saving/field-problems'
import { formatMoment } from '@/domain/zoned-time'
import { formatStaffMessage } from '@/domain/staff-words'

const changesWords = staffWords('changes')

const SPECIAL = [
  'loginPassword',
  'secondFactor',
  'codesForALostPhone',
  'notForMarket',
  'handedInTo',
  'givenBackTo',
  'reviewNote',
  'addedToRelease',
  'takenOutOfRelease',
  'scheduledWithRelease',
  'unscheduledWithRelease',
  'takenBackWithRelease',
] as const
const isSpecial = (name: string): name is (typeof SPECIAL)[number] => SPECIAL.some((known) => known === name)

/** The field at a path of the audit log, which also names what is no field. */
export const fieldAt = (fields: readonly FlattenedField[], path: string, i18n: I18nClient): FieldAt =>
  isSpecial(path)
    ? { label: formatStaffMessage(changesWords[path], i18n.language), field: null }
    : fieldOfForm(fields, path, i18n, formatStaffMessage(changesWords.removed, i18n.language))

/** Titles of related documents by collection and id. */
type Titles = ReadonlyMap<string, string>
const titleKey = (collection: string, id: unknown): string => `${collection}:${String(id)}`

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
      return formatMoment(i18n.language, text)
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
  const label: unknown = getTranslation(option.label, i18n)
  return typeof label === 'string' ? label : value
}

type ShownChange = Readonly<{ field: FlattenedField; values: readonly unknown[] }>

/** Titles of the documents that values refer to, as far as the reader may see them. */
export async function readTitles(req: PayloadRequest, changes: readonly ShownChange[]): Promise<Titles> {
  const wanted = new Map<string, Set<number>>()
  for (const { field, values } of changes) {
    if ((field.type !== 'relationship' && field.type !== 'upload') || typeof field.relationTo !== 'string') continue
    const ids = wanted.get(field.relationTo) ?? new Set()
    for (const id of values.flat()) if (typeof id === 'number') ids.add(id)
    if (ids.size > 0) wanted.set(field.relationTo, ids)
  }
  const titles = new Map<string, string>()
  for (const { slug, admin } of req.payload.config.collections) {
    const ids = wanted.get(slug)
    if (!ids) continue
    const where = { id: { in: [...ids].slice(0, 100) } }
    // A reader without access to a collection gets no titles and sees the ids of its documents.
    const { docs } = await req.payload.find({ collection: slug, where, limit: 100, disableErrors: true, ...asSender(req) })
    for (const doc of docs) {
      const title = Object.entries(doc).find(([name]) => name === admin.useAsTitle)?.[1]
      if (typeof title === 'string') titles.set(titleKey(slug, doc.id), title)
    }
  }
  return titles
}
