import type { RedirectFields } from '@/collections/documents/redirect-document'
import { periodProblems } from '@/collections/hooks/check-period'
import { sourceProblems, sourceOf } from '@/collections/hooks/redirects/redirect-source'
import { targetProblems } from '@/collections/hooks/redirects/redirect-target'
import type { RuleProblem } from './rule-problem'

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
