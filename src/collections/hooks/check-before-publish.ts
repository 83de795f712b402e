import type { CollectionBeforeValidateHook } from 'payload'
import { isCopying } from '@/collections/markets/clone/copying'
import { problemsIn } from '@/collections/pages/page-check'
import { problemWords, publishWords } from '@/collections/pages/problem-words'
import { HANDLES_PLANS } from '@/collections/plans/plan'
import { say } from '@/domain/staff-words'
import { type Fault, refuse } from './refuse'

const said = (reason: unknown): string => (typeof reason === 'string' ? reason.trim() : '')

/**
 * A page with faults that customers would meet is published when somebody says why (U-17): the reason stands in that
 * version and in the log of changes. It counts for one publication; what is found the next time wants its own. Plans are
 * held to the same at their minute; what the shop itself fills in (its seed, the copy of a market) has no order in which
 * every link is there.
 */
export const checkBeforePublish: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || isCopying(req) || !(req.user || req.context[HANDLES_PLANS] === true)) return data
  const wasUsed = originalDoc?._status === 'published' && said(data.publishReason) === said(originalDoc.publishReason)
  const reason = wasUsed && req.user ? '' : said(data.publishReason)
  const next = wasUsed && req.user ? { ...data, publishReason: null } : data
  if (data._status !== 'published' || reason !== '') return next
  const { language } = req.i18n
  const faults = (await problemsIn(req, { ...originalDoc, ...data })).filter(({ weight }) => weight === 'fault')
  if (faults.length === 0) return next
  const count = say(faults.length === 1 ? publishWords.one : publishWords.many, language, { n: faults.length })
  const told: Fault[] = faults.map(({ path, kind, value }) => ({ path, message: say(problemWords[kind], language, { value }) }))
  refuse(collection.slug, [...told, { path: 'publishReason', message: say(publishWords.needsReason, language, { count }) }], req)
  return next
}
