import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'

/**
 * The form's label of the field at a path such as `hosts.2.hostname`, in the language of the request: "Hosts 3 › Host
 * name".
 */
export function labelAt(fields: readonly FlattenedField[], path: string, { i18n }: PayloadRequest): string {
  const labels: string[] = []
  let inside = fields
  for (const name of path.split('.')) {
    if (/^-?\d+$/.test(name)) {
      labels.push(`${labels.pop() ?? ''} ${Math.abs(Number(name)) + 1}`)
      continue
    }
    const field = inside.find((candidate) => candidate.name === name)
    const told: unknown = field && 'label' in field && field.label ? getTranslation(field.label, i18n) : name
    labels.push(typeof told === 'string' ? told : name)
    inside = field ? below(field) : []
  }
  return labels.join(' › ')
}

/** For blocks, the fields of every block type, because a path does not name the type. */
function below(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : []
}
