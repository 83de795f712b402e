import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import type { Sent } from '@trade-in-shop/payload-workbench/conflict/watch-saves'

/** The document in a form, which has the number of rows instead of an empty list. */
export const readForm = (fields: FormState): Sent =>
  reduceFieldsToValues(
    Object.fromEntries(
      Object.entries(fields).map(([path, field]) => [path, field.rows && field.value === 0 ? { ...field, value: [] } : field]),
    ),
    true,
  )

/** A path with the ids of rows in place of their indexes. */
export const keyAt = (fields: FormState, path: string): string => {
  const parts = path.split('.')
  const idAt = (index: number): unknown => fields[`${parts.slice(0, index + 1).join('.')}.id`]?.value
  return parts.map((part, index) => (/^\d+$/.test(part) ? (idAt(index) ?? part) : part)).join('.')
}

/** The path that a key has in a form; undefined for one that the form does not have. */
export const pathAt = (fields: FormState, key: string): string | undefined =>
  Object.keys(fields).find((path) => keyAt(fields, path) === key)

/** Whether rows came, went or moved between two states. */
export const hasOtherRows = (before: FormState, now: FormState): boolean => listRows(before) !== listRows(now)

const listRows = (fields: FormState): string =>
  JSON.stringify(Object.entries(fields).flatMap(([path, { rows }]) => (rows ? [[path, rows.map(({ id }) => id)]] : [])))

/**
 * The state from the server with what was typed since it was asked for, with the mark of the field that was typed last, with the
 * rows open that are open, and with what a form has beside its fields, such as a file.
 */
export function keepTyped(state: FormState, before: FormState, now: FormState): FormState {
  const typed = new Map<string, unknown>()
  for (const [path, { value }] of Object.entries(now)) if (value !== before[path]?.value) typed.set(keyAt(now, path), value)
  const lastTyped = Object.keys(now).find((path) => now[path]?.isModified)
  const modified = lastTyped === undefined ? null : keyAt(now, lastTyped)
  const collapsed = new Map(Object.values(now).flatMap(({ rows = [] }) => rows.map((row) => [row.id, row.collapsed] as const)))
  const kept: FormState = Object.fromEntries(Object.entries(now).filter(([path]) => !path.includes('.') && !(path in state)))
  for (const [path, field] of Object.entries(state)) {
    const key = keyAt(state, path)
    // The editor of rich text shows a value from elsewhere only when it is the initial one.
    const value = typed.has(key) && !field.rows ? { value: typed.get(key), initialValue: typed.get(key) } : {}
    const isModified = modified === key && { isModified: true }
    const rows = field.rows?.map((row) => ({ ...row, collapsed: collapsed.has(row.id) ? collapsed.get(row.id) : row.collapsed }))
    kept[path] = { ...field, ...value, ...isModified, ...(rows && { rows }) }
  }
  return kept
}
