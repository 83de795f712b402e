import { hash } from 'node:crypto'

/** The same content gives the same text, whatever order a database returned its fields in. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]))
}

/** SHA-256 in hex over any plain data; the content hash of `architecture.md` 2.8. */
export const contentHash = (value: unknown): string => sha256(JSON.stringify(canonical(value)))

const hashes = new WeakMap<object, string>()

/**
 * SHA-256 in hex over rows, or one of them. Their fields stand in the order of the schema that wrote them, and what is JSON
 * in Postgres in the order of `jsonb`: no sorting, which would be most of the work of a load. Content never changes in place:
 * what was hashed once is remembered for as long as it lives.
 */
export function rowsHash(rows: object): string {
  const known = hashes.get(rows) ?? sha256(JSON.stringify(rows))
  hashes.set(rows, known)
  return known
}

const sha256 = (text: string): string => hash('sha256', text, 'hex')
