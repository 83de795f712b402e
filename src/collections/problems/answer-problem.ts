import type { AfterErrorHook } from 'payload'
import * as z from 'zod'

const Public = z.object({ isPublic: z.literal(true) })
const Data = z.record(z.string(), z.unknown())

/**
 * Answers a problem with its message and data. Payload recognises its errors by class or class name, but the built shop
 * loads the class twice (see `field-problems`) and shortens its name, so that staff read "An unknown error occurred.".
 * Payload's own problems are answered here too.
 */
export const answerProblem: AfterErrorHook = ({ error }) => {
  if (!Public.safeParse(error).success || error.message === '') return
  const { data } = Data.safeParse('data' in error ? error.data : undefined)
  if (data && 'errors' in data) return
  return { response: { errors: [{ name: error.name || 'APIError', message: error.message, ...(data && { data }) }] } }
}
