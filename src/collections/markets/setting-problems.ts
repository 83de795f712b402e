import type { ZodError } from 'zod'
import type { Refusal } from '@/collections/saving/refuse'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
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
