import type { CollectionBeforeValidateHook } from 'payload'
import { ruleFault, type RuleFault, formatRuleFault } from '@/collections/redirects/rule-fault'
import { periodWords } from './redirects/redirect-field-words'
import { refuse } from './refuse'

/** Problems of a period whose end is not after its start. */
export function periodFaults(data: Readonly<Record<string, unknown>>): RuleFault[] {
  const { validFrom, validTo } = data
  if (!validFrom || !validTo) return []
  return new Date(String(validFrom)) < new Date(String(validTo)) ? [] : [ruleFault('validTo', periodWords.order)]
}

export const checkPeriod: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data)
    refuse(
      collection.slug,
      periodFaults(data).map((fault) => formatRuleFault(fault, req.i18n.language)),
      req,
    )
  return data
}
