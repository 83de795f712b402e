import type { CollectionBeforeValidateHook } from 'payload'
import { isCopying } from '@/collections/markets/clone/clone-market'
import { problemsIn } from '@/collections/pages/page-check'
import { problemWords, publishWords } from '@/collections/pages/problem-words'
import { HANDLES_SCHEDULES } from '@/collections/schedules/schedule'
import { formatStaffMessage } from '@/domain/staff-words'
import { type Fault, refuse } from '@/collections/hooks/refuse'

const reasonText = (reason: unknown): string => (typeof reason === 'string' ? reason.trim() : '')

/**
 * A page with problems that customers would see is published only with a reason (U-17), which is stored in that version and
 * in the audit log. The reason counts for one publication. Scheduled publications are checked at their minute. The seed and
 * copies of markets are not checked, because their links exist only when all pages are there.
 */
export const checkBeforePublish: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || isCopying(req) || !(req.user || req.context[HANDLES_SCHEDULES] === true)) return data
  const wasUsed = originalDoc?._status === 'published' && reasonText(data.publishReason) === reasonText(originalDoc.publishReason)
  const reason = wasUsed && req.user ? '' : reasonText(data.publishReason)
  const next = wasUsed && req.user ? { ...data, publishReason: null } : data
  if (data._status !== 'published' || reason !== '') return next
  const { language } = req.i18n
  const faults = (await problemsIn(req, { ...originalDoc, ...data })).filter(({ weight }) => weight === 'fault')
  if (faults.length === 0) return next
  const count = formatStaffMessage(faults.length === 1 ? publishWords.one : publishWords.many, language, { n: faults.length })
  const told: Fault[] = faults.map(({ path, kind, value }) => ({
    path,
    message: formatStaffMessage(problemWords[kind], language, { value }),
  }))
  refuse(
    collection.slug,
    [...told, { path: 'publishReason', message: formatStaffMessage(publishWords.needsReason, language, { count }) }],
    req,
  )
  return next
}
