import { SECOND } from '@trade-in-shop/runtime/durations'
import * as z from 'zod'

export const BEAT_MS = 15 * SECOND
/** A colleague is gone after three beats that were not heard. */
export const EXPIRES_MS = 3 * BEAT_MS
/** Colleagues that the CMS names of one document. */
export const MAX_COLLEAGUES = 10

const FieldPath = z
  .string()
  .max(200)
  .regex(/^\w+(?:\.\w+)*$/)
const Colleague = z.object({ name: z.string(), field: FieldPath.nullable() })
export type Colleague = z.infer<typeof Colleague>

export const Beat = z
  .object({ collection: z.string().max(50), id: z.union([z.number(), z.string().max(50)]), field: FieldPath.nullable() })
  .meta({ id: 'PresenceBeat' })
export const Presence = z.object({ colleagues: z.array(Colleague).readonly() }).meta({ id: 'Presence' })
