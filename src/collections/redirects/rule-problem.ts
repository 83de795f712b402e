import type { RedirectFields } from '@/collections/documents/redirect-document'
import { periodProblems } from '@/collections/saving/check-period'
import { sourceOf, sourceProblems } from './redirect-source'
import { targetProblems } from './redirect-target'
import type { Problem } from '@/collections/saving/refuse'
import type { RedirectRow, RedirectTarget } from '@/domain/content/content'
import { formatStaffMessage, type MessageValues, type StaffMessage } from '@/domain/staff-words'

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

/** A redirect with its old address as stored: without a host of the market's own. */
export const tidyRedirect = <Fields extends RedirectFields>(fields: Fields, hosts: readonly string[]) => ({
  ...fields,
  from: sourceOf(fields.from, fields.match, hosts),
})

/** Problems of a redirect's own fields, without looking at other redirects. */
export const fieldProblems = (fields: RedirectFields): RuleProblem[] => [
  ...periodProblems(fields),
  ...sourceProblems(fields.from, fields.match),
  ...targetProblems(fields),
]
