import { getId } from '@/collections/access/staff-member'
import { wallTime } from '@/domain/zoned-time'
import type { Shown } from './comparison'

type Plain = Readonly<Record<string, unknown>>
export type NameOf = (field: string, id: number | string) => string

export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const PASSED_OVER = new Set(['id', 'createdAt', 'updatedAt'])
export const RELATIONS = new Set(['partner', 'owner', 'logo', 'image'])

/** A market's settings as a flat map by path; a list is one setting with a line for each row. */
export function shownSettings(doc: object, nameOf: NameOf): ReadonlyMap<string, Shown> {
  const found = new Map<string, Shown>()
  const zone = 'timeZone' in doc && typeof doc.timeZone === 'string' ? doc.timeZone : 'UTC'
  const walk = (part: Plain, at: string) => {
    for (const [name, value] of Object.entries(part)) {
      if (PASSED_OVER.has(name)) continue
      const path = at === '' ? name : `${at}.${name}`
      const relation = RELATIONS.has(name) ? getId(value) : null
      if (relation !== null) found.set(path, nameOf(name, relation))
      else if (isPlain(value)) walk(value, path)
      else found.set(path, shown(value, zone, nameOf))
    }
  }
  walk(Object.fromEntries(Object.entries(doc)), '')
  return found
}

function shown(value: unknown, zone: string, nameOf: NameOf): Shown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((row: unknown) => lineOf(row, zone, nameOf))
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** One line for a row: its values in order, times in the market's zone, and the names of its ticked boxes. */
function lineOf(row: unknown, zone: string, nameOf: NameOf): string {
  if (!isPlain(row)) return String(row)
  return Object.entries(row)
    .flatMap(([name, value]) => {
      if (name === 'id' || value === null || value === undefined || value === '' || value === false) return []
      if (value === true) return [name]
      const relation = RELATIONS.has(name) ? getId(value) : null
      return [relation === null ? textOf(value, zone) : nameOf(name, relation)]
    })
    .join(' · ')
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function textOf(value: unknown, zone: string): string {
  if (typeof value !== 'string' || !INSTANT.test(value)) return String(value)
  const { day, time } = wallTime(zone, Date.parse(value))
  return `${day} ${time}`
}
