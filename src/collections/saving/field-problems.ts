import type { AfterErrorHook, FlattenedField } from 'payload'
import * as z from 'zod'

/** Path of a problem without a field: the form shows it as a message. */
export const BESIDE_THE_FORM = ''

/**
 * Where a form shows a problem: at the path if a field of the collection holds a value there, else as a message. Payload
 * creates an empty field for any path that a problem names, and the next autosave sends it: `blocks.2` or `blocks.2.link`
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

const Problems = z.object({
  collection: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
})

/**
 * Puts each problem of a refused save at its field, ours and Payload's own; problems without a field become messages
 * (`form-field`). Payload recognises its errors by class, and the built shop loads that class twice: once in the server in
 * front and once in the framework behind it.
 */
export const fieldProblems: AfterErrorHook = ({ collection, error }) => {
  const problems = Problems.safeParse('data' in error ? error.data : undefined)
  if (!problems.success) return
  const { data } = problems
  const isOfForm = collection && (data.collection ?? collection.slug) === collection.slug
  const fields = isOfForm ? collection.flattenedFields : []
  // Fields that forms have in addition to those of the collection.
  const more = [
    ...(isOfForm && collection.auth ? ['password', 'currentPassword'] : []),
    ...(isOfForm && collection.upload ? ['file'] : []),
  ]
  const place = (path: string) => (more.includes(path) ? path : formField(fields, path))
  const errors = data.errors.map(({ path, message }) => ({ path: place(path), message }))
  const beside = errors.filter(({ path }) => path === BESIDE_THE_FORM).map(({ message }) => message)
  // The form shows only the first message.
  const message = beside.length > 0 ? [...new Set(beside)].join(' ') : error.message
  return { response: { errors: [{ name: 'ValidationError', message, data: { ...data, errors } }] } }
}
