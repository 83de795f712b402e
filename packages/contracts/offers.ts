import * as z from 'zod'
import { Money } from './money'
import { CategoryKey, DevicePicture } from './search'

/** One given answer. A question with `multiple` may appear several times. */
export const AnswerChoice = z.strictObject({ questionId: z.string().min(1).max(64), answerId: z.string().min(1).max(64) })
export type AnswerChoice = z.infer<typeof AnswerChoice>

/** `POST /offers` and `POST /offers/previews`. A preview may leave required questions out. */
export const OfferRequest = z.strictObject({
  application: z.string().min(1).max(64),
  deviceId: z.string().min(1).max(64),
  answers: z.array(AnswerChoice).max(60),
  business: z.boolean(),
})
export type OfferRequest = z.infer<typeof OfferRequest>

/**
 * One line of "why this price". The effect of a line in minor units is its `runningTotal` minus the one before;
 * the last `runningTotal` is the price.
 * - `base`: `value` is the base price in minor units; `code` is `base`
 * - `factor`: `value` is in basis points (9200 = x 0.92); `code` is `<question code>.<answer code>`
 * - `delta`: `value` is in minor units; `code` is `<question code>.<answer code>`
 * - `rounding`: cut down to a whole euro, or lifted to 0; `value` in minor units; `code` is `rounding`
 */
export const PriceStep = z.object({
  code: z.string(),
  kind: z.enum(['base', 'factor', 'delta', 'rounding']),
  value: z.int(),
  runningTotal: z.int(),
})
export type PriceStep = z.infer<typeof PriceStep>

/**
 * Where a device goes that is not bought. `label`: the shop sends a free label, to recycle it. `local`: it must not be posted, and
 * the reason says where it goes. `none`: nothing is offered.
 */
export const Disposal = z.enum(['label', 'local', 'none'])
export type Disposal = z.infer<typeof Disposal>

/** Why a device is not bought: an answer that excludes it (with the reason in the market's language), or no price at all. */
export const Declined = z.object({
  code: z.string(),
  reason: z.string(),
  /** Older platforms and offers leave it out. */
  disposal: Disposal.default('none'),
})
export type Declined = z.infer<typeof Declined>

/** `POST /offers/previews` -> 200: the price of the answers given so far; not stored. */
export const OfferPreview = z.object({
  price: Money,
  explanation: z.array(PriceStep).max(100),
  /** Codes of the required questions without an answer. */
  missing: z.array(z.string()).max(60),
  declined: Declined.nullable(),
})
export type OfferPreview = z.infer<typeof OfferPreview>

export const OfferState = z.enum([
  'quoted',
  'locked',
  'confirmed',
  'revised',
  'refused',
  'declined',
  'superseded',
  'expired',
  'cancelled',
])
export type OfferState = z.infer<typeof OfferState>

export const OfferedDevice = z.object({
  id: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  url: z.string(),
  categoryId: CategoryKey,
  /** As the catalogue drew the device then (docs/decisions/0067); without one, the drawing of its category is shown. */
  picture: DevicePicture.nullish(),
  /** The answers with which it must not be posted, in words that are clear without their question. Older platforms leave them out. */
  unpostable: z.array(z.string().max(400)).max(10).nullish(),
})
export type OfferedDevice = z.infer<typeof OfferedDevice>

/** `POST /offers` -> 201 and `GET /offers/{id}` -> 200 (410 with code `offer_expired` once `validUntil` has passed). */
export const Offer = z.object({
  offerId: z.string(),
  state: OfferState,
  /** Stable hash of device and sorted answers: equal conditions are one cart line (K-03). */
  conditionId: z.string(),
  device: OfferedDevice,
  answers: z.array(AnswerChoice).max(60),
  business: z.boolean(),
  price: Money,
  explanation: z.array(PriceStep).max(100),
  declined: Declined.nullable(),
  validUntil: z.iso.datetime(),
})
export type Offer = z.infer<typeof Offer>

/** 128 random bits. */
export const QuoteId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/**
 * `POST /quotes` -> 201 and `GET /quotes/{id}` -> 200 of the platform, and `GET /api/quotes/{id}` of the shop: a price that was
 * saved to come back to it or to share it (U-07). Nothing is locked, and it names no person.
 */
export const Quote = z.object({
  id: QuoteId,
  application: z.string(),
  business: z.boolean(),
  device: OfferedDevice,
  answers: z.array(AnswerChoice).max(60),
  /** As it was saved. */
  price: Money,
  /** Today's price of the same answers; null when the device is no longer bought like this. */
  today: Money.nullable(),
  validUntil: z.iso.datetime(),
})
export type Quote = z.infer<typeof Quote>
