import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeValidateHook, FlattenedField } from 'payload'
import { refuse, type Refusal } from '@trade-in-shop/payload-workbench/saving/refuse'
import { formatStaffMessage } from '@/domain/staff-words'

const settingWords = staffWords('setting')

/** The longest text of each kind of field that names no bound of its own, in characters; of what is stored as JSON, of its JSON. */
const MAX_CHARACTERS = new Map([
  ['text', 2000],
  ['email', 254],
  ['textarea', 20_000],
  ['code', 20_000],
  ['richText', 300_000],
  ['json', 1_000_000],
])
/** Of the field that names its document in lists, mails and titles. */
const MAX_TITLE_CHARACTERS = 300
/** Values of one field that holds many. */
const MAX_VALUES = 500

type Values = Readonly<Record<string, unknown>>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : typeof value === 'object' && value !== null ? JSON.stringify(value).length : 0

type LongText = Readonly<{ path: string; most: number }>

function maxOf(field: FlattenedField, title: string | undefined): number | undefined {
  if ('maxLength' in field && typeof field.maxLength === 'number') return field.maxLength
  return field.type === 'text' && field.name === title ? MAX_TITLE_CHARACTERS : MAX_CHARACTERS.get(field.type)
}

/** The texts of a document, and of its groups, rows and blocks, that are longer than their field allows. */
export function findLongTexts(fields: readonly FlattenedField[], values: Values, title?: string, at = ''): LongText[] {
  return fields.flatMap((field): LongText[] => {
    const value = values[field.name]
    const path = `${at}${field.name}`
    if (value === undefined || value === null) return []
    if (field.type === 'group' || field.type === 'tab')
      return isValues(value) ? findLongTexts(field.flattenedFields, value, undefined, `${path}.`) : []
    if (field.type === 'array' || field.type === 'blocks') return Array.isArray(value) ? rowsOf(field, value, path) : []
    const most = maxOf(field, title)
    if (most === undefined) return []
    const texts: readonly unknown[] = Array.isArray(value) && field.type === 'text' ? value : [value]
    return texts.length > MAX_VALUES || texts.some((text) => lengthOf(text) > most) ? [{ path, most }] : []
  })
}

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>

const rowsOf = (field: Rows, rows: readonly unknown[], path: string): LongText[] =>
  rows.flatMap((row, index) => {
    if (!isValues(row)) return []
    const block = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : null
    const fields =
      field.type === 'array' ? field.flattenedFields : 'flattenedFields' in (block ?? {}) ? block?.flattenedFields : []
    return findLongTexts(fields ?? [], row, undefined, `${path}.${index}.`)
  })

/** Bounds every text of every collection, drafts too: Payload checks a length only of fields that name one, and not of drafts. */
export const boundTexts: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const found = findLongTexts(collection.flattenedFields, data, collection.admin.useAsTitle)
  const problems = found.map(({ path, most }): Refusal => ({
    path,
    message: formatStaffMessage(settingWords.tooLong, req.i18n.language, { most }),
  }))
  refuse(collection.slug, problems, req)
  return data
}
