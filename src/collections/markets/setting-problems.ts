import type { ZodError } from 'zod'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import type { Refusal } from '@/collections/saving/refuse'
import { postalCodeExpression } from '@/domain/checkout/postal-code-rule'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import { marketWords } from './market-words'
import { settingWords as words } from './setting-words'

/** Explains the form of each setting to editors; the domain's schema decides. */
const FORMS: Readonly<Record<string, StaffMessage>> = {
  code: words.code,
  country: words.country,
  locale: words.locale,
  applicationId: words.applicationId,
  'elasticIndexes.aggregations': words.index,
  'elasticIndexes.devices': words.index,
  hostname: words.hostname,
  timeZone: words.timeZone,
  'carrier.trackingAddress': words.trackingAddress,
}
const isMissing = (input: unknown) => input === undefined || input === null || input === ''

function messageOfIssue(issue: ZodError['issues'][number], path: string): StaffMessage {
  const form = FORMS[path]
  if (form) return form
  if (issue.code === 'invalid_format' && issue.format === 'url') return words.address
  return issue.code === 'invalid_type' || isMissing(issue.input) ? words.needed : words.illegal
}

/** Converts the schema's issues to messages at the fields of the document. */
export const settingProblems = ({ issues }: ZodError, language: string): Refusal[] =>
  issues.map((issue) => {
    const path = issue.path.map(String).join('.')
    return { path, message: formatStaffMessage(messageOfIssue(issue, path), language) }
  })

const SAID = {
  noDigits: marketWords.postalNoDigits,
  prefixTooLong: marketWords.postalPrefixTooLong,
  nothingLeft: marketWords.postalNothingLeft,
  tooLong: marketWords.postalTooLong,
} as const

export type PostalCode = Readonly<{ expression: string | null; problems: readonly Refusal[] }>

/** The postal code expression made from digits and prefixes; null where a market has an expression of its own. */
export function buildPostalCode(rule: Loose<MarketDocument['postalCode']>, language: string): PostalCode {
  const digits = rule?.digits
  if (typeof digits !== 'number') return { expression: null, problems: [] }
  const excludedPrefixes = (rule?.excludedPrefixes ?? []).map(String)
  const made = postalCodeExpression({ digits, excludedPrefixes })
  if ('expression' in made) return { expression: made.expression, problems: [] }
  const message = formatStaffMessage(SAID[made.problem], language, made.prefix === undefined ? {} : { prefix: made.prefix })
  return { expression: null, problems: [{ path: 'postalCode.excludedPrefixes', message }] }
}
