import type { CollectionBeforeValidateHook } from 'payload'
import { type Fault, refuse } from './refuse'

const CODE = /^[a-z0-9-]{2,40}$/
const COLOUR = /^#[0-9a-f]{6}$/i
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/
const PARTS = ['action', 'onAction', 'ground', 'tint'] as const

function colourFaults(name: string, group: unknown): Fault[] {
  const values: Readonly<Record<string, unknown>> = typeof group === 'object' && group !== null ? { ...group } : {}
  const given = PARTS.filter((part) => values[part])
  if (given.length === 0) return []
  return PARTS.filter((part) => !COLOUR.test(String(values[part] ?? ''))).map((part) => ({
    path: `${name}.${part}`,
    message: 'Give a colour such as "#0a5c36". All four, or none.',
  }))
}

/** What the storefront will parse is checked here, at its field. */
export const checkPartner: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const origins: unknown[] = Array.isArray(data.frameOrigins) ? data.frameOrigins : []
  const wrong = origins.filter((origin) => typeof origin !== 'string' || !ORIGIN.test(origin))
  refuse(
    collection.slug,
    [
      ...(typeof data.code === 'string' && !CODE.test(data.code)
        ? [{ path: 'code', message: 'Use 2 to 40 small letters, digits and hyphens.' }]
        : []),
      ...colourFaults('colours', data.colours),
      ...colourFaults('coloursDark', data.coloursDark),
      ...(wrong.length > 0
        ? [{ path: 'frameOrigins', message: `"${String(wrong[0])}" is not an origin such as "https://www.partner.example".` }]
        : []),
    ],
    req,
  )
  return data
}
