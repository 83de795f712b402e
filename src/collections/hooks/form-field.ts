import type { FlattenedField } from 'payload'

/** The path of a problem that belongs to no field: the form shows it as a message. */
export const BESIDE_THE_FORM = ''

/**
 * Where a form shows a problem: the path itself where a field of the collection holds a value there, else beside the form.
 * Payload makes an empty field of whatever path a refusal names, and the next autosave sends it: `blocks.2` or
 * `blocks.2.link` would store null in place of the block.
 */
export function formField(fields: readonly FlattenedField[], path: string): string {
  let inside = fields
  let named: readonly FlattenedField[] = []
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      inside = named.flatMap(rowFields)
      named = []
    } else {
      named = inside.filter((field) => field.name === name)
      inside = named.flatMap((field) => (isContainer(field) ? field.flattenedFields : []))
    }
  }
  return named.length > 0 && !named.some(isContainer) ? path : BESIDE_THE_FORM
}

const isContainer = (field: FlattenedField) => field.type === 'group' || field.type === 'tab'

/** Of blocks those of every kind, because a path names no kind. */
function rowFields(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return field.type === 'array' ? field.flattenedFields : []
}
