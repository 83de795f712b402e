import type { IncomingMessage } from 'node:http'
import type { Decision } from '@/domain/routing/decide'

const MEGABYTE = 1024 * 1024
/** Bodies of the own API are small; the admin uploads pictures of 10 MB, in a form that is a little larger. */
const LIMIT = { site: MEGABYTE, staff: 10 * MEGABYTE, upload: 12 * MEGABYTE } as const

/**
 * Judges a body by its announced length before a byte is read. One of unknown length is refused (411), because the
 * framework would cut it off and go on with the rest.
 */
export function isSmallEnough({ headers }: Pick<IncomingMessage, 'headers'>, decision: Decision): 'ok' | 411 | 413 {
  if (headers['transfer-encoding'] !== undefined) return 411
  const isStaff = decision.kind === 'pass' && decision.area === 'staff'
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  const limit = !isStaff ? LIMIT.site : isForm ? LIMIT.upload : LIMIT.staff
  return Number(headers['content-length'] ?? 0) > limit ? 413 : 'ok'
}
