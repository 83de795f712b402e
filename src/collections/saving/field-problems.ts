import { getTranslation, type I18n } from '@payloadcms/translations'
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
  const named = fieldsAlong(fields, path).at(-1) ?? []
  return named.length > 0 && !named.some(isContainer) ? path : BESIDE_THE_FORM
}

/** The fields of each step of a path; of a row none. */
function fieldsAlong(fields: readonly FlattenedField[], path: string): (readonly FlattenedField[])[] {
  let inside = fields
  let named: readonly FlattenedField[] = []
  return path.split('.').map((name) => {
    const isRow = /^\d+$/.test(name)
    if (isRow) inside = named.flatMap(rowFields)
    named = isRow ? [] : inside.filter((field) => field.name === name)
    if (!isRow) inside = named.flatMap((field) => (isContainer(field) ? field.flattenedFields : []))
    return named
  })
}

/** What the form calls a field, such as "Hosts 3 › Host name". */
function nameOf(fields: readonly FlattenedField[], path: string, i18n: I18n): string {
  const along = fieldsAlong(fields, path)
  const names = path
    .split('.')
    .map((step, at) => (/^\d+$/.test(step) ? Number(step) + 1 : (labelOf(along[at]?.[0], i18n) ?? step)))
  return names.map((name, at) => (at === 0 ? name : `${typeof name === 'number' ? ' ' : ' › '}${name}`)).join('')
}

function labelOf(field: FlattenedField | undefined, i18n: I18n): string | null {
  const label: unknown = field && 'label' in field && field.label ? getTranslation(field.label, i18n) : null
  return typeof label === 'string' ? label : null
}

const isContainer = (field: FlattenedField) => field.type === 'group' || field.type === 'tab'

/** For blocks, the fields of every block type, because a path does not name the type. */
function rowFields(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return field.type === 'array' ? field.flattenedFields : []
}

/** The sentence of Payload with names of fields in place of their paths; the message in the form begins a line at each comma. */
const withNames = (sentence: string, names: readonly string[]): string =>
  sentence.replace(/: .*$/s, `: ${names.map((name) => name.replaceAll(',', '')).join(', ')}`)

const Problems = z.object({
  collection: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string(), label: z.unknown().optional() })).min(1),
})

/**
 * Puts each problem of a refused save at its field, ours and Payload's own; problems without a field become messages
 * (`form-field`). Payload recognises its errors by class, and the built shop loads that class twice: once in the server in
 * front and once in the framework behind it.
 */
export const fieldProblems: AfterErrorHook = ({ collection, error, req }) => {
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
  // Payload names the fields of its own problems; of ours it knows the paths.
  const isOurs = data.errors.every(({ label }) => label === undefined)
  const named = isOurs
    ? withNames(
        error.message,
        errors.map(({ path }) => nameOf(fields, path, req.i18n)),
      )
    : error.message
  // The form shows only the first message.
  const message = beside.length > 0 ? [...new Set(beside)].join(' ') : named
  return { response: { errors: [{ name: 'ValidationError', message, data: { ...data, errors } }] } }
}
