import type { CollectionBeforeValidateHook } from 'payload'
import { say } from '@/domain/staff-words'
import { colourFaults } from './partner-colours'
import { partnerWords } from './partner-words'
import { type Fault, refuse } from './refuse'

const CODE = /^[a-z0-9-]{2,40}$/
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** As a browser names an origin, so that its `frame-ancestors` and the messages' origin are the same text. */
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && ORIGIN.test(value) && URL.canParse(value) && new URL(value).origin === value

/** Basis points are whole; Payload itself looks at the bounds alone. */
const isBroken = (commission: unknown): boolean => typeof commission === 'number' && !Number.isInteger(commission)

function originFaults(origins: unknown, language: string): Fault[] {
  const wrong = (Array.isArray(origins) ? origins : []).filter((origin) => !isOrigin(origin))
  if (wrong.length === 0) return []
  const message = say(partnerWords.origin, language, { origin: String(wrong[0]) })
  return [{ path: 'frameOrigins', message }]
}

/** What the storefront will parse is checked here, at its field. */
export const checkPartner: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const { language } = req.i18n
  const wrongCode = typeof data.code === 'string' && !CODE.test(data.code)
  const faults: Fault[] = [
    ...(wrongCode ? [{ path: 'code', message: say(partnerWords.code, language) }] : []),
    ...colourFaults('colours', data.colours, language),
    ...colourFaults('coloursDark', data.coloursDark, language),
    ...originFaults(data.frameOrigins, language),
    ...(isBroken(data.commission) ? [{ path: 'commission', message: say(partnerWords.commission, language) }] : []),
  ]
  refuse(collection.slug, faults, req)
  return data
}
