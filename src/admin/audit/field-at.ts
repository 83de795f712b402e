import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { changesWords } from './changes-words'

export type FieldAt = Readonly<{
  /** The form's label: "Hosts 3 › Host name". */
  label: string
  /** Null when the collection does not have the field, or no longer has it. */
  field: FlattenedField | null
}>

const SPECIAL = ['loginPassword', 'secondFactor', 'codesForALostPhone', 'notForMarket'] as const
const isSpecial = (name: string): name is (typeof SPECIAL)[number] => SPECIAL.some((known) => known === name)

/**
 * The field at a path of the audit log, such as `hosts.2.hostname`; a minus before an index means that the row was deleted.
 */
export function fieldAt(fields: readonly FlattenedField[], path: string, i18n: I18nClient): FieldAt {
  if (isSpecial(path)) return { label: formatStaffMessage(changesWords[path], i18n.language), field: null }
  const labels: string[] = []
  let inside: readonly FlattenedField[] = fields
  let field: FlattenedField | null = null
  for (const name of path.split('.')) {
    const place = /^(-?)(\d+)$/.exec(name)
    if (place) {
      const gone = place[1] === '' ? '' : ` (${formatStaffMessage(changesWords.removed, i18n.language)})`
      labels.push(`${labels.pop() ?? ''} ${Number(place[2]) + 1}${gone}`)
      continue
    }
    field = inside.find((candidate) => candidate.name === name) ?? null
    labels.push(labelOf(field, name, i18n))
    inside = field === null ? [] : insideOf(field)
  }
  return { label: labels.join(' › '), field }
}

const labelOf = (field: FlattenedField | null, name: string, i18n: I18nClient): string => {
  const label = field && 'label' in field ? field.label : undefined
  if (label === undefined || label === false) return name
  const told: unknown = getTranslation(label, i18n)
  return typeof told === 'string' ? told : name
}

/** The fields below a field; for blocks those of every type, because a path does not name the type. */
function insideOf(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : []
}
