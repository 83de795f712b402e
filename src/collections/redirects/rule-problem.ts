import type { RedirectRow, RedirectTarget } from '@/domain/content/content'
import { formatStaffMessage, type StaffMessage, type MessageValues } from '@/domain/staff-words'
import type { Problem } from '@/collections/hooks/refuse'

/** A problem of a redirect with its field and message. */
export type RuleProblem = Readonly<{
  path: string
  message: StaffMessage
  values: MessageValues
  /** The redirects that it conflicts with, to be named and linked. */
  others: readonly RedirectRow[]
  /** For a chain: its end, which the redirect may use as its own target. */
  flatten: RedirectTarget | null
}>

export const ruleProblem = (
  path: string,
  message: StaffMessage,
  values: MessageValues = {},
  others: readonly RedirectRow[] = [],
): RuleProblem => ({
  path,
  message,
  values,
  others,
  flatten: null,
})

/** The problem as a message at the field of a form. */
export const formatRuleProblem = ({ path, message, values }: RuleProblem, language: string): Problem => ({
  path,
  message: formatStaffMessage(message, language, values),
})
