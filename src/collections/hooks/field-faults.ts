import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const Faults = z.object({
  collection: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
})

/**
 * Tells each field of a refused save its fault. Payload does so by the class of the error, and in the built shop that
 * class exists twice: the server in front and the framework behind it each have their own copy.
 */
export const fieldFaults: AfterErrorHook = ({ error }) => {
  const faults = Faults.safeParse('data' in error ? error.data : undefined)
  if (!faults.success) return
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data: faults.data }] } }
}
