import * as z from 'zod'
import { Money } from './money'
import { AnswerChoice, OfferedDevice } from './offers'

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

/** `POST /api/quotes` -> 201: the address that opens the device with its answers. */
export const SavedQuote = z.object({ id: QuoteId, url: z.url(), price: Money, validUntil: z.iso.datetime() })
export type SavedQuote = z.infer<typeof SavedQuote>
