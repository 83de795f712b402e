import * as z from 'zod'
import { Money } from './money'
import { Disposal, OfferedDevice } from './offers'
import { Voucher } from './vouchers'

/** `return` is free of charge, whatever the reason (P-08). */
export const ClarificationDecision = z.enum(['accept', 'return'])
export type ClarificationDecision = z.infer<typeof ClarificationDecision>

/** A question that the inspection answers differently from the seller, in the market's words (U-02). */
export const ClarificationDifference = z.object({
  question: z.string(),
  yours: z.string(),
  ours: z.string(),
  /** The deduction for this answer alone, for all pieces of the line; the changes of a line add up. */
  change: Money.optional(),
  /** Those of the line's photos that prove this answer. Older platforms leave it out. */
  photos: z.array(z.string()).max(100).optional(),
})
export type ClarificationDifference = z.infer<typeof ClarificationDifference>

/** One device that is worth less than offered. Prices are for all its pieces. */
export const ClarificationLine = z.object({
  offerId: z.string(),
  device: OfferedDevice,
  quantity: z.int().positive().default(1),
  /** Empty where the second look agrees with the seller. */
  differences: z.array(ClarificationDifference).max(60),
  /** The answers on which seller and inspection agree. */
  matching: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .max(60)
    .default([]),
  oldPrice: Money,
  newPrice: Money,
  /** All photos, also those that prove one answer: paths below the platform's base URL; at least two (P-05). */
  photos: z.array(z.string()).max(100),
  /** Of a device that inspection declines; one that is `local` must not be posted, so that `accept` is its only answer. */
  disposal: Disposal.nullable().default(null),
  /** The first answer; null before it. */
  decision: ClarificationDecision.nullable().default(null),
})
export type ClarificationLine = z.infer<typeof ClarificationLine>

/**
 * Another inspector looks again (U-03). The deadline of the clarification waits for it: nothing expires before `decidedAt`, and
 * prices only rise.
 */
export const SecondLook = z.object({
  askedAt: z.iso.datetime(),
  /** An instant of the day by which it is decided: two working days after the question. */
  decideBy: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** `confirmed`: the offer stays as it was. */
  result: z.enum(['confirmed', 'raised']).nullable(),
})
export type SecondLook = z.infer<typeof SecondLook>

/**
 * The voucher of the sale, so that the page says before an answer what it leaves of the bonus (`clarifiedBonus`). `kept`: the
 * devices about which nothing is asked, with what was offered for them.
 */
export const ClarificationVoucher = Voucher.extend({
  minimum: Money,
  kept: z.array(z.object({ total: Money, offered: Money })).max(50),
})
export type ClarificationVoucher = z.infer<typeof ClarificationVoucher>

/**
 * `GET /clarifications/{id}/{trade}` (T-04): `id` has 128 random bits, `trade` is the trade's number; a wrong pair answers 404
 * like an unknown one. Reading decides nothing (T-05). `answered`: every line has its decision.
 */
export const Clarification = z.object({
  /** The application of the sale; the shop of another market redirects to it. Older platforms leave it out. */
  application: z.string().max(64).optional(),
  state: z.enum(['open', 'answered', 'expired']),
  /** The deadline for answers; afterwards devices without an answer are returned free of charge, those that must not be posted accepted. */
  expiresAt: z.iso.datetime(),
  /** Null: not asked for; an open clarification has one second look. Older platforms leave it out and have none. */
  secondLook: SecondLook.nullish(),
  /** Null without one; older platforms leave it out. */
  voucher: ClarificationVoucher.nullish(),
  lines: z.array(ClarificationLine).min(1).max(50),
})
export type Clarification = z.infer<typeof Clarification>

/**
 * `POST /clarifications/{id}/{trade}/answers` -> 200 with the current clarification. The first answer of a line wins (T-07):
 * the same one again changes nothing, another one is 409 `already_answered`; after the deadline 410 `expired`. The return of a
 * device that must not be posted is 422.
 */
export const ClarificationAnswers = z.strictObject({
  lines: z
    .array(z.strictObject({ offerId: z.string().min(1).max(64), decision: ClarificationDecision }))
    .min(1)
    .max(50),
})
export type ClarificationAnswers = z.infer<typeof ClarificationAnswers>

const part = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
/** Parameters of a clarification's addresses (T-04). */
export const ClarificationParams = z.strictObject({ id: part, trade: part })
export const ClarificationPhotoParams = ClarificationParams.extend({ photo: part })
