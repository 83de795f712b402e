import { hash } from 'node:crypto'

/** The same content gives the same text, in whatever order the database returned its fields. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]))
}

/** SHA-256 in hex of any plain data: the content hash in a shop's key. */
export const contentHash = (value: unknown): string => sha256(JSON.stringify(canonical(value)))

const hashes = new WeakMap<object, string>()

/**
 * SHA-256 in hex of rows, or of one row. The fields are in the order of the schema that wrote them, and JSON from Postgres is
 * in the order of `jsonb`, so nothing is sorted, which would take most of the time of a load. Content is immutable, so the hash
 * of an object is cached as long as the object exists.
 */
export function rowsHash(rows: object): string {
  const known = hashes.get(rows) ?? sha256(JSON.stringify(rows))
  hashes.set(rows, known)
  return known
}

const sha256 = (text: string): string => hash('sha256', text, 'hex')
