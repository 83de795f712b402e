import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const Refusal = z.object({ isPublic: z.literal(true), data: z.record(z.string(), z.unknown()) })

/**
 * Tells what a refusal knows beside its sentence. Payload does so by the class of the error, which in the built shop
 * exists twice (see `field-faults`).
 */
export const tellData: AfterErrorHook = ({ error }) => {
  const refusal = Refusal.safeParse(error)
  if (!refusal.success || 'errors' in refusal.data.data) return
  return { response: { errors: [{ name: error.name, message: error.message, data: refusal.data.data }] } }
}
