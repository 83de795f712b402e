import type { SayToStaff, StaffTextId } from '@/domain/staff-messages/staff-messages'
import type { ZodError } from 'zod'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import type { Refusal } from '@trade-in-shop/payload-workbench/saving/refuse'
import { postalCodeExpression } from '@/domain/checkout/postal-code-rule'

/** Explains the form of each setting to editors; the domain's schema decides. */
const FORMS: Readonly<Record<string, StaffTextId>> = {
  code: 'setting.code',
  country: 'setting.country',
  locale: 'setting.locale',
  applicationId: 'setting.applicationId',
  'elasticIndexes.aggregations': 'setting.index',
  'elasticIndexes.devices': 'setting.index',
  hostname: 'setting.hostname',
  timeZone: 'setting.timeZone',
  'carrier.trackingAddress': 'setting.trackingAddress',
  'brand.colour': 'setting.colour',
  'promises.payoutCutOff': 'setting.timeOfDay',
}
const isMissing = (input: unknown) => input === undefined || input === null || input === ''

function messageOfIssue(issue: ZodError['issues'][number], path: string): StaffTextId {
  const form = FORMS[path]
  if (form) return form
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'setting.address'
  return issue.code === 'invalid_type' || isMissing(issue.input) ? 'setting.needed' : 'setting.illegal'
}

/** Converts the schema's issues to messages at the fields of the document. */
export const settingProblems = ({ issues }: ZodError, say: SayToStaff): Refusal[] =>
  issues.map((issue) => {
    const path = issue.path.map(String).join('.')
    return { path, message: say(messageOfIssue(issue, path)) }
  })

const SAID = {
  noDigits: 'market.postalNoDigits',
  prefixTooLong: 'market.postalPrefixTooLong',
  nothingLeft: 'market.postalNothingLeft',
  tooLong: 'market.postalTooLong',
} as const

export type PostalCode = Readonly<{ expression: string | null; problems: readonly Refusal[] }>

/** The postal code expression made from digits and prefixes; null where a market has an expression of its own. */
export function buildPostalCode(rule: Loose<MarketDocument['postalCode']>, say: SayToStaff): PostalCode {
  const digits = rule?.digits
  if (typeof digits !== 'number') return { expression: null, problems: [] }
  const excludedPrefixes = (rule?.excludedPrefixes ?? []).map(String)
  const made = postalCodeExpression({ digits, excludedPrefixes })
  if ('expression' in made) return { expression: made.expression, problems: [] }
  const message = say(SAID[made.problem], made.prefix === undefined ? {} : { prefix: made.prefix })
  return { expression: null, problems: [{ path: 'postalCode.excludedPrefixes', message }] }
}
