import type { CollectionBeforeValidateHook } from 'payload'
import { colourFaults } from './partner-colours'
import { type Fault, refuse } from './refuse'

const CODE = /^[a-z0-9-]{2,40}$/
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** As a browser names an origin, so that its `frame-ancestors` and the messages' origin are the same text. */
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && ORIGIN.test(value) && URL.canParse(value) && new URL(value).origin === value

function originFaults(origins: unknown): Fault[] {
  const wrong = (Array.isArray(origins) ? origins : []).filter((origin) => !isOrigin(origin))
  if (wrong.length === 0) return []
  const message = `"${String(wrong[0])}" is not an origin such as "https://www.partner.example".`
  return [{ path: 'frameOrigins', message }]
}

/** What the storefront will parse is checked here, at its field. */
export const checkPartner: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const wrongCode = typeof data.code === 'string' && !CODE.test(data.code)
  const faults: Fault[] = [
    ...(wrongCode ? [{ path: 'code', message: 'Use 2 to 40 small letters, digits and hyphens.' }] : []),
    ...colourFaults('colours', data.colours),
    ...colourFaults('coloursDark', data.coloursDark),
    ...originFaults(data.frameOrigins),
  ]
  refuse(collection.slug, faults, req)
  return data
}
