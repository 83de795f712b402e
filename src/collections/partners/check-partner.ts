import type { CollectionBeforeValidateHook } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { colourProblems } from './partner-colours'
import { partnerWords } from './partner-words'
import { type Problem, refuse } from '@/collections/saving/refuse'

const CODE = /^[a-z0-9-]{2,40}$/
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** True for an origin as browsers write it, so that `frame-ancestors` and the origin of messages are the same text. */
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && ORIGIN.test(value) && URL.canParse(value) && new URL(value).origin === value

/** Basis points must be whole numbers; Payload checks only the bounds. */
const isBroken = (commission: unknown): boolean => typeof commission === 'number' && !Number.isInteger(commission)

function originProblems(origins: unknown, language: string): Problem[] {
  const wrong = (Array.isArray(origins) ? origins : []).filter((origin) => !isOrigin(origin))
  if (wrong.length === 0) return []
  const message = formatStaffMessage(partnerWords.origin, language, { origin: String(wrong[0]) })
  return [{ path: 'frameOrigins', message }]
}

/** Refuses what the storefront could not parse, with a message at the field. */
export const checkPartner: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const { language } = req.i18n
  const wrongCode = typeof data.code === 'string' && !CODE.test(data.code)
  const problems: Problem[] = [
    ...(wrongCode ? [{ path: 'code', message: formatStaffMessage(partnerWords.code, language) }] : []),
    ...colourProblems('colours', data.colours, language),
    ...colourProblems('coloursDark', data.coloursDark, language),
    ...originProblems(data.frameOrigins, language),
    ...(isBroken(data.commission)
      ? [{ path: 'commission', message: formatStaffMessage(partnerWords.commission, language) }]
      : []),
  ]
  refuse(collection.slug, problems, req)
  return data
}
