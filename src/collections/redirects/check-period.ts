import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeValidateHook } from 'payload'
import { ruleProblem, type RuleProblem, formatRuleProblem } from './rule-problem'
import { refuse } from '@trade-in-shop/payload-workbench/saving/refuse'

const periodWords = staffWords('period')

/** Problems of a period whose end is not after its start. */
export function periodProblems(data: Readonly<Record<string, unknown>>): RuleProblem[] {
  const { validFrom, validTo } = data
  if (!validFrom || !validTo) return []
  return new Date(String(validFrom)) < new Date(String(validTo)) ? [] : [ruleProblem('validTo', periodWords.order)]
}

export const checkPeriod: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data)
    refuse(
      collection.slug,
      periodProblems(data).map((problem) => formatRuleProblem(problem, req.i18n.language)),
      req,
    )
  return data
}
