import * as z from 'zod'
import { IndexName } from './search'

/** `GET /applications/{id}`: what the platform can do for a market before it goes live. */
export const ApplicationFacts = z.object({
  /** False for an id under which the platform makes no offers; everything below is then empty. */
  known: z.boolean(),
  /** Search indexes that hold documents of this application. */
  indexes: z.array(IndexName).max(20),
  /** At least one device has a price. */
  buys: z.boolean(),
  /** ISO 4217; null for an unknown application. */
  currency: z.string().length(3).nullable(),
  /** BCP 47 tags of the languages in which device texts and mails are written. */
  languages: z.array(z.string().max(35)).max(20),
})
export type ApplicationFacts = z.infer<typeof ApplicationFacts>
