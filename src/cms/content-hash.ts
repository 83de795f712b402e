import { createHash } from 'node:crypto'

/** The same content gives the same text, whatever order a database returned its fields in. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]))
}

const hashes = new WeakMap<object, string>()

/**
 * SHA-256 in hex over any plain data; the content hash of `architecture.md` 2.8. Content never changes in place: what was
 * hashed once is remembered for as long as it lives.
 */
export function contentHash(value: unknown): string {
  if (value === null || typeof value !== 'object') return hashOf(value)
  const known = hashes.get(value) ?? hashOf(value)
  hashes.set(value, known)
  return known
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex')
