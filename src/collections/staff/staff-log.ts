import * as z from 'zod'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { isBadInput } from '@/collections/problems/answer-problem'

const Logged = z.looseObject({ err: z.instanceof(Error) })
const Refused = z.object({ status: z.number().int().min(400).max(499) })

/** One line for an error that the caller caused; null for an error of the program. */
function problemLine(logged: unknown): string | null {
  const { data } = Logged.safeParse(logged)
  if (!data) return null
  const isProblem = Refused.safeParse(data.err).success || isBadInput(data.err)
  return isProblem ? `refused: ${isBadInput(data.err) ? 'a value that cannot be read' : data.err.message}` : null
}

/**
 * The log of the CMS: a problem is one line without a stack. Payload recognises problems by class names, which the build
 * shortens, and would log a stack for each visitor who is refused.
 */
export const staffLog = makeLogger('cms', { problemLine })
