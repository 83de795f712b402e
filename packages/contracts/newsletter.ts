import * as z from 'zod'
import { CategoryKey } from './search'
import { Email, PersonName } from './typed-text'

/** The newsletter: the platform under `/newsletter/*`, the own API under `/api/newsletter/*`. */

/**
 * Identifies a subscription without showing its address; old, unkeyed hashes have the same form and work for unsubscribing
 * only.
 */
export const EmailHash = z.string().regex(/^[A-Za-z0-9_-]{32,64}$/)
export const EmailHashParams = z.strictObject({ emailHash: EmailHash })

/** `POST /newsletter/subscriptions`: 202 for every address; its owner decides by the link of the mail (N-01). */
export const SubscriptionRequest = z.strictObject({ application: z.string().min(1).max(64), email: Email })
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>
/** `POST /api/newsletter/subscriptions`: the host decides the market. */
export const SubscriptionWish = SubscriptionRequest.pick({ email: true })

/** `POST /newsletter/confirmations`: the button on the page that the mail links to. `token_invalid` after the deadline. */
export const SubscriptionConfirmation = z.strictObject({
  emailHash: EmailHash,
  token: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/),
})
export type SubscriptionConfirmation = z.infer<typeof SubscriptionConfirmation>

/** `PATCH /newsletter/{emailHash}`: a field that is sent replaces the stored one; an empty value removes it. */
export const Enrichment = z.strictObject({
  firstName: z.union([PersonName, z.literal('')]).optional(),
  interests: z.array(CategoryKey).max(20).optional(),
  /** 1 to 12; null removes it. */
  birthdayMonth: z.int().min(1).max(12).nullable().optional(),
})
export type Enrichment = z.infer<typeof Enrichment>

const LEAVING_REASONS = ['too_many', 'not_relevant', 'not_asked', 'other_address', 'no_reason'] as const
export const LeavingReason = z.enum(LEAVING_REASONS)
export type LeavingReason = z.infer<typeof LeavingReason>
/** `POST /newsletter/reasons`: counted per market, without a link to a person (N-05). */
export const LeavingRequest = z.strictObject({ application: z.string().min(1).max(64), reason: LeavingReason })
export const LeavingWish = LeavingRequest.pick({ reason: true })
