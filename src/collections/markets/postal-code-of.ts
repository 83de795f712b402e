import { postalCodeExpression } from '@/domain/checkout/postal-code-rule'
import { formatStaffMessage } from '@/domain/staff-words'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import { marketWords } from './market-words'
import type { Refusal } from '@/collections/saving/refuse'

const SAID = {
  noDigits: marketWords.postalNoDigits,
  prefixTooLong: marketWords.postalPrefixTooLong,
  nothingLeft: marketWords.postalNothingLeft,
  tooLong: marketWords.postalTooLong,
} as const

export type PostalCode = Readonly<{ expression: string | null; problems: readonly Refusal[] }>

/** The postal code expression made from digits and prefixes; null where a market has an expression of its own. */
export function postalCodeOf(rule: Loose<MarketDocument['postalCode']>, language: string): PostalCode {
  const digits = rule?.digits
  if (typeof digits !== 'number') return { expression: null, problems: [] }
  const excludedPrefixes = (rule?.excludedPrefixes ?? []).map(String)
  const made = postalCodeExpression({ digits, excludedPrefixes })
  if ('expression' in made) return { expression: made.expression, problems: [] }
  const message = formatStaffMessage(SAID[made.problem], language, made.prefix === undefined ? {} : { prefix: made.prefix })
  return { expression: null, problems: [{ path: 'postalCode.excludedPrefixes', message }] }
}
