import { getTranslation, type I18nClient } from '@payloadcms/translations'
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

export type FieldAt = Readonly<{
  /** The form's label: "Hosts 3 › Host name". */
  label: string
  /** Null when the collection does not have the field, or no longer has it. */
  field: FlattenedField | null
}>

/**
 * The field at a path such as `hosts.2.hostname`, by the labels of the form. A minus before an index means that the row was
 * deleted, which `removed` says.
 */
export function fieldOfForm(fields: readonly FlattenedField[], path: string, i18n: I18nClient, removed = ''): FieldAt {
  const labels: string[] = []
  let inside: readonly FlattenedField[] = fields
  let field: FlattenedField | null = null
  for (const name of path.split('.')) {
    const place = /^(-?)(\d+)$/.exec(name)
    if (place) {
      labels.push(`${labels.pop() ?? ''} ${Number(place[2]) + 1}${place[1] === '' ? '' : ` (${removed})`}`)
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
  const text: unknown = getTranslation(label, i18n)
  return typeof text === 'string' ? text : name
}

/** The fields below a field; for blocks those of every type, because a path does not name the type. */
const insideOf = (field: FlattenedField): readonly FlattenedField[] =>
  isContainer(field) ? field.flattenedFields : rowFields(field)

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
 * (`formField`). Payload recognises its errors by class, and the built shop loads that class twice: once in the server in
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
        errors.map(({ path }) => fieldOfForm(fields, path, req.i18n).label),
      )
    : error.message
  // The form shows only the first message.
  const message = beside.length > 0 ? [...new Set(beside)].join(' ') : named
  return { response: { errors: [{ name: 'ValidationError', message, data: { ...data, errors } }] } }
}
