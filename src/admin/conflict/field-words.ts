import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { isFields, readLeaf } from '@trade-in-shop/payload-workbench/saving/change-leaf'
import { nameRow } from '@trade-in-shop/payload-workbench/saving/changed-paths'
import type { SayToStaff } from '@/domain/staff-messages/staff-messages'

/** The fields with values, without the tabs, rows and groups around them that have none. */
const valueFields = (fields: readonly ClientField[]): readonly ClientField[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => valueFields(tab.fields))
    return !('name' in field) && 'fields' in field ? valueFields(field.fields) : [field]
  })

/** For blocks, the fields of every block type, because a path does not name the type. */
function insideOf(field: ClientField | undefined): readonly ClientField[] {
  if (field?.type === 'blocks') return field.blocks.flatMap(({ fields }) => valueFields(fields))
  return field && 'fields' in field ? valueFields(field.fields) : []
}

type NamedField = Readonly<{ label: string; field: ClientField }>

/** The field at a path of the form, with its label: "Blocks 4 › Heading". Null for a field that the form does not show. */
export function nameField(fields: readonly ClientField[], path: string, i18n: I18nClient): NamedField | null {
  const labels: string[] = []
  let field: ClientField | undefined
  let inside = valueFields(fields)
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) labels.push(`${labels.pop() ?? ''} ${Number(name) + 1}`)
    else {
      field = inside.find((candidate) => 'name' in candidate && candidate.name === name)
      if (!field || ('hidden' in field && field.hidden) || field.admin?.hidden) return null
      const label: unknown = 'label' in field && field.label ? getTranslation(field.label, i18n) : name
      labels.push(typeof label === 'string' ? label : name)
      inside = insideOf(field)
    }
  }
  return field ? { label: labels.join(' › '), field } : null
}

export const nameFields = (fields: readonly ClientField[], paths: readonly string[], i18n: I18nClient): readonly string[] => [
  ...new Set(paths.flatMap((path) => nameField(fields, path, i18n)?.label ?? [])),
]

/** A value as the panel shows it; null for a row that was removed. */
export function sayValue(value: unknown, field: ClientField | null, { language }: I18nClient, say: SayToStaff): string {
  if (isFields(value)) return nameRow(value)
  const { shown } = readLeaf(value)
  if (shown === null) return say('changes.nothing')
  if (typeof shown === 'boolean') return say(shown ? 'changes.yes' : 'changes.no')
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const sayOne = (one: unknown): string => {
    if (field?.type === 'date') return moment.format(new Date(String(one)))
    if (field?.type === 'relationship' || field?.type === 'upload') return `#${one}`
    return field?.type === 'select' ? sayOption(field.options, one) : String(one)
  }
  return [shown].flat().map(sayOne).join(', ')
}

function sayOption(options: Extract<ClientField, { type: 'select' }>['options'], value: unknown): string {
  const option = options.find((candidate) => (typeof candidate === 'string' ? candidate : candidate.value) === value)
  if (typeof option !== 'object') return String(value)
  // Labels of the configuration are in the person's language here.
  return typeof option.label === 'string' ? option.label : String(value)
}
