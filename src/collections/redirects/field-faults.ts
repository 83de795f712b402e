import type { RedirectFields } from '@/collections/documents/redirect-document'
import { periodFaults } from '@/collections/hooks/check-period'
import { sourceFaults, sourceOf } from '@/collections/hooks/redirects/redirect-source'
import { targetFaults } from '@/collections/hooks/redirects/redirect-target'
import type { RuleFault } from './rule-fault'

/** A redirect with its old address as stored: without a host of the market's own. */
export const tidyRedirect = <Fields extends RedirectFields>(fields: Fields, hosts: readonly string[]) => ({
  ...fields,
  from: sourceOf(fields.from, fields.match, hosts),
})

/** Problems of a redirect's own fields, without looking at other redirects. */
export const fieldFaults = (fields: RedirectFields): RuleFault[] => [
  ...periodFaults(fields),
  ...sourceFaults(fields.from, fields.match),
  ...targetFaults(fields),
]
