import { unsupported } from './unsupported'

/** The fields of an index; `text` is true for fields in which words can be searched. */
export type Fields = { has(field: string): boolean; text(field: string): boolean }

/** The members of a JSON object; anything else is not a query. */
export function entriesOf(value: unknown, path: string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unsupported(path, typeof value)
  return Object.entries(value)
}

/** The one member of an object like `{ term: … }`. */
export function only(value: unknown, path: string[]): [string, unknown] {
  const entries = entriesOf(value, path)
  const [first, second] = entries
  if (!first) throw unsupported(path, 'empty clause')
  if (second) throw unsupported([...path, second[0]], second[0])
  return first
}
