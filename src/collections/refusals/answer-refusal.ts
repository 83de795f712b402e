import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const Public = z.object({ isPublic: z.literal(true) })
const Data = z.record(z.string(), z.unknown())

/**
 * Answers a refusal with its sentence and what it knows beside it. Payload does so by the class of the error, or by its
 * name: in the built shop the class exists twice (see `field-faults`) and has no name, and staff read "An unknown error
 * occurred.". Payload's own refusals are answered here too.
 */
export const answerRefusal: AfterErrorHook = ({ error }) => {
  if (!Public.safeParse(error).success || error.message === '') return
  const { data } = Data.safeParse('data' in error ? error.data : undefined)
  if (data && 'errors' in data) return
  return { response: { errors: [{ name: error.name || 'APIError', message: error.message, ...(data && { data }) }] } }
}
