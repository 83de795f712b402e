import { getTranslation } from '@payloadcms/translations'
import type { Block, Field, PayloadRequest } from 'payload'
import type { Sentence } from './search-answers'
import { walkNodes } from '@/domain/content/rich-text-state'

/** A value of a document: the name of its field, what it says, and its place as the address of a form writes it (`blocks__0__text`). */
export type DocumentText = Readonly<{ label: string; text: string; place: string }>

type Values = Readonly<Record<string, unknown>>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

/** Most levels of lists, groups and tabs that are read. */
const MAX_DEPTH = 12

/** Every text, number, choice and switch of a document, in the order of its form; what its reader may not see is not in `values`. */
export function* listTexts(req: PayloadRequest, fields: readonly Field[], values: Values, before = ''): Generator<DocumentText> {
  if (before.split('__').length > MAX_DEPTH) return
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs)
        yield* 'name' in tab
          ? inGroup(req, tab.fields, values, `${before}${tab.name}`)
          : listTexts(req, tab.fields, values, before)
      continue
    }
    if (!('name' in field)) {
      if ('fields' in field) yield* listTexts(req, field.fields, values, before)
      continue
    }
    if (isShown(field)) yield* inField(req, field, values, `${before}${field.name}`)
  }
}

/** Not what Payload itself adds, nor what is computed from other fields. */
const isShown = (field: Extract<Field, { name: string }>): boolean =>
  !(
    ('hidden' in field && field.hidden === true) ||
    ('virtual' in field && Boolean(field.virtual)) ||
    (field.admin && 'hidden' in field.admin && field.admin.hidden === true) ||
    field.name === 'id' ||
    field.name.startsWith('_')
  )

function* inGroup(req: PayloadRequest, fields: readonly Field[], values: Values, place: string): Generator<DocumentText> {
  const own = values[lastOf(place)]
  if (isValues(own)) yield* listTexts(req, fields, own, `${place}__`)
}

const lastOf = (place: string): string => place.split('__').at(-1) ?? ''

function* inField(
  req: PayloadRequest,
  field: Extract<Field, { name: string }>,
  values: Values,
  place: string,
): Generator<DocumentText> {
  const value = values[field.name]
  if (field.type === 'group') return yield* inGroup(req, field.fields, values, place)
  if (field.type === 'array')
    for (const [row, own] of rowsOf(value).entries()) yield* listTexts(req, field.fields, own, `${place}__${row}__`)
  if (field.type === 'blocks')
    for (const [row, own] of rowsOf(value).entries())
      yield* listTexts(req, fieldsOfBlock(field.blocks, own.blockType), own, `${place}__${row}__`)
  const text = textOf(field, value)
  if (text !== null) yield { label: nameOf(req, field), text, place }
}

const fieldsOfBlock = (blocks: readonly Block[], type: unknown): readonly Field[] =>
  blocks.find(({ slug }) => slug === type)?.fields ?? []

const nameOf = ({ i18n }: PayloadRequest, field: Extract<Field, { name: string }>): string =>
  typeof field.label === 'function' || !field.label ? field.name : getTranslation(field.label, i18n)

/** What a field says; null for one that says nothing that people would search for. A switch is found by its name alone. */
function textOf(field: Extract<Field, { name: string }>, value: unknown): string | null {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'number':
    case 'select':
      return value === null || value === undefined ? null : String(value)
    case 'checkbox':
      return typeof value === 'boolean' ? '' : null
    case 'richText':
      return [...walkNodes(value)].flatMap(({ node }) => (typeof node.text === 'string' ? [node.text] : [])).join(' ')
    default:
      return null
  }
}

/** Characters shown on each side of what was searched for. */
const AROUND_CHARACTERS = 60

/** The text around the first place of the query; null where it is not in the text, whatever the case. */
export function cutSentence(text: string, query: string): Sentence | null {
  const line = text.replaceAll(/\s+/g, ' ')
  const at = line.toLowerCase().indexOf(query.toLowerCase())
  if (at === -1) return null
  const [from, until] = [Math.max(0, at - AROUND_CHARACTERS), at + query.length + AROUND_CHARACTERS]
  return {
    before: from > 0 ? `…${line.slice(from, at).replace(/^\S*\s/, '')}` : line.slice(0, at),
    match: line.slice(at, at + query.length),
    after: until < line.length ? `${line.slice(at + query.length, until).replace(/\s\S*$/, '')}…` : line.slice(at + query.length),
  }
}
