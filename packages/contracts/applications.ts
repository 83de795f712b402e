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

/** `POST /reports/clarifications`: which inspections it counts, by the UTC dates of their beginnings; `until` is left out. */
export const ClarificationQualityQuery = z.strictObject({
  applications: z.array(z.string().min(1).max(64)).min(1).max(60),
  from: z.iso.date(),
  until: z.iso.date(),
  /** In which the questions are written, where they have it. */
  language: z.string().min(2).max(10),
})
export type ClarificationQualityQuery = z.infer<typeof ClarificationQualityQuery>

const Count = z.int().nonnegative()
/** Devices inspected, those of them whose price went down, and by how much in cents (never more than 0). */
const Revisions = z.object({ inspected: Count, revised: Count, change: z.int() })

/** How often inspection answers a question otherwise than the seller did, and takes something off for it (U-23). */
export const ClarificationQuality = z.object({
  /** `text` is null for a question that is no longer asked. The most revisions first. */
  questions: z.array(Revisions.extend({ id: z.string(), text: z.string().nullable() })).max(200),
  /** Who inspected revised devices, and how many second looks at them were asked for and raised the price. Null: before names were stored. */
  inspectors: z
    .array(Revisions.omit({ inspected: true }).extend({ name: z.string().nullable(), secondLooks: Count, raised: Count }))
    .max(100),
})
export type ClarificationQuality = z.infer<typeof ClarificationQuality>
