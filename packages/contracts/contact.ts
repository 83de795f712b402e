import * as z from 'zod'
import { MESSAGE_LENGTH } from './limits'
import { Code, Email, TextLine, TextLines } from './typed-text'

/** The contact form (S-02): the platform's `POST /contacts`, the own API's `POST /api/contact`. */

/** Ten subjects; each market has its own order and words (M-08). */
export const CONTACT_SUBJECTS = [
  'offer_question',
  'trade_status',
  'shipping_label',
  'clarification',
  'payout',
  'device_return',
  'account_access',
  'privacy_erasure',
  'business_partner',
  'other_feedback',
] as const
export const ContactSubject = z.enum(CONTACT_SUBJECTS)
export type ContactSubject = z.infer<typeof ContactSubject>

/** One line without characters that could end a mail header. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]+$/u

export const ContactName = TextLine(120).regex(ONE_LINE)
/** Plain text of several lines: never read as HTML, without control characters except line breaks and tabs. */
export const ContactMessage = TextLines(MESSAGE_LENGTH.min, MESSAGE_LENGTH.max).regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u)

/** A device of the cart, for a quote: the platform looks up the device and its offer by the id. */
export const ContactLine = z.strictObject({ offerId: z.string().min(1).max(64), quantity: z.int().min(1).max(99) })
export type ContactLine = z.infer<typeof ContactLine>

const Written = z.strictObject({
  subject: ContactSubject,
  name: ContactName,
  email: Email,
  message: ContactMessage,
  tradeNumber: Code(40).regex(ONE_LINE).optional(),
  lines: z.array(ContactLine).max(50).optional(),
})

/** `POST /contacts`: 202 with the number of the ticket. The recipient is in the shop's signed settings, never in the body. */
export const ContactRequest = Written.extend({ application: z.string().min(1).max(64), business: z.boolean() })
export type ContactRequest = z.infer<typeof ContactRequest>

/**
 * `POST /api/contact`: what the form sends. Market and business mode come from the host. `website` is a field that only bots
 * see and fill in; `elapsedMs` is how long the form has been open.
 */
export const ContactWish = Written.extend({
  website: z.string().max(400).optional(),
  elapsedMs: z.int().nonnegative(),
})
export type ContactWish = z.infer<typeof ContactWish>

export const ContactTicket = z.object({ number: z.string().min(1).max(20) })
export type ContactTicket = z.infer<typeof ContactTicket>
