import * as z from 'zod'
import { Money } from './money'
import { AnswerChoice, QuoteId } from './offers'

/**
 * `POST /api/offers` and `/api/offers/previews`: the platform's request without the values that the server adds. Market and
 * business mode come from the host.
 */
export const OwnOfferRequest = z.strictObject({
  deviceId: z.string().min(1).max(64),
  answers: z.array(AnswerChoice).max(60),
})
export type OwnOfferRequest = z.infer<typeof OwnOfferRequest>

/** 422: answers that no price can be found for, with the code of each. */
export const ANSWER_PROBLEMS = [
  'unknown_device',
  'unknown_question',
  'unknown_answer',
  'exclusive_answer',
  'business_not_available',
] as const

/** `POST /api/quotes` -> 201: the address that opens the device with its answers. */
export const SavedQuote = z.object({ id: QuoteId, url: z.url(), price: Money, validUntil: z.iso.datetime() })
export type SavedQuote = z.infer<typeof SavedQuote>
