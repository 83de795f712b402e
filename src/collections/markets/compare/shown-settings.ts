import { idOf } from '@/collections/access/staff'
import type { Shown } from './comparison'

type Plain = Readonly<Record<string, unknown>>
/** What a relation is called, by the name of its field and the id. */
export type NameOf = (field: string, id: number | string) => string

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const PASSED_OVER = new Set(['id', 'createdAt', 'updatedAt'])
/** Relations of a market; everything else is plain. */
const RELATIONS = new Set(['partner', 'owner', 'logo', 'image'])

/** A market's settings by their paths, flat; a list is one setting with a line for each row. */
export function shownSettings(doc: object, nameOf: NameOf): ReadonlyMap<string, Shown> {
  const found = new Map<string, Shown>()
  const walk = (part: Plain, at: string) => {
    for (const [name, value] of Object.entries(part)) {
      if (PASSED_OVER.has(name)) continue
      const path = at === '' ? name : `${at}.${name}`
      const relation = RELATIONS.has(name) ? idOf(value) : null
      if (relation !== null) found.set(path, nameOf(name, relation))
      else if (isPlain(value)) walk(value, path)
      else found.set(path, shown(value, nameOf))
    }
  }
  walk(Object.fromEntries(Object.entries(doc)), '')
  return found
}

function shown(value: unknown, nameOf: NameOf): Shown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((row: unknown) => lineOf(row, nameOf))
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** A row in one line: its values in order, and the names of its ticked boxes. */
function lineOf(row: unknown, nameOf: NameOf): string {
  if (!isPlain(row)) return String(row)
  return Object.entries(row)
    .flatMap(([name, value]) => {
      if (name === 'id' || value === null || value === undefined || value === '' || value === false) return []
      if (value === true) return [name]
      const relation = RELATIONS.has(name) ? idOf(value) : null
      return [relation === null ? String(value) : nameOf(name, relation)]
    })
    .join(' · ')
}
