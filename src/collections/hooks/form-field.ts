import type { FlattenedField } from 'payload'

/** Path of a problem without a field: the form shows it as a message. */
export const BESIDE_THE_FORM = ''

/**
 * Where a form shows a problem: at the path if a field of the collection holds a value there, else as a message. Payload
 * creates an empty field for any path that a refusal names, and the next autosave sends it: `blocks.2` or `blocks.2.link`
 * would replace the block by null.
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

/** For blocks, the fields of every block type, because a path does not name the type. */
function rowFields(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return field.type === 'array' ? field.flattenedFields : []
}
