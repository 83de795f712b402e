import { z } from 'zod'
import type { TradeAddress } from '@/contracts/trades'
import { EARLIEST_BIRTH_DATE, dayIn, hasReachedAge, parseDate, type DateBounds } from './dates'
import { isIban, normaliseIban } from './iban'
import { isPostalCode, normalisePostalCode } from './postal-code'

/** What the rules of a field need of the market and the moment. */
export type FieldFacts = Readonly<{
  /** ISO 3166 alpha-2; the address is in the market's country. */
  country: string
  zipFormatRegExp: string
  timeZone: string
  /** Epoch milliseconds. */
  now: number
  /** `domain/phone.ts`, or a looser stand-in while that is not loaded. */
  toE164: (text: string, country: string) => string | null
}>

/** Codes of faults at a field, a part of the problem codes; i18n has a sentence per field and code. */
const FIELD_FAULTS = ['required', 'invalid', 'too_long', 'under_age'] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]
export const isFieldFault = (code: string | undefined): code is FieldFault => FIELD_FAULTS.some((fault) => fault === code)
export const fault = (code: FieldFault) => code

const SELLER_AGE = 18

export const text = (max: number) => z.string(fault('required')).trim().min(1, fault('required')).max(max, fault('too_long'))
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fault('too_long'))
    .optional()
    .transform((value) => value || undefined)
/** Passes a text through a reading that knows what is right; null is a fault. */
export const readAs = (max: number, read: (value: string) => string | null) =>
  text(max).transform((value, context) => {
    const result = read(value)
    if (result === null) context.addIssue({ code: 'custom', message: fault('invalid') })
    return result ?? z.NEVER
  })
export const email = text(254)
  .toLowerCase()
  .pipe(z.email(fault('invalid')))

/** A sentence that must be confirmed. */
export const ticked = z.literal(true, fault('required'))

export const birthDateBounds = ({ timeZone, now }: Pick<FieldFacts, 'timeZone' | 'now'>): DateBounds => ({
  earliest: EARLIEST_BIRTH_DATE,
  latest: dayIn(timeZone, now),
})

export function birthDate(facts: FieldFacts) {
  return readAs(20, (value) => parseDate(value, birthDateBounds(facts))).refine(
    (date) => hasReachedAge(date, SELLER_AGE, facts.timeZone, facts.now),
    fault('under_age'),
  )
}

export const phone = (facts: FieldFacts) =>
  optionalText(40).transform((value, context) => {
    const number = value === undefined ? undefined : facts.toE164(value, facts.country)
    if (number === null) context.addIssue({ code: 'custom', message: fault('invalid') })
    return number ?? undefined
  })

export const addressFields = (facts: FieldFacts) =>
  z
    .object({
      street: text(100),
      houseNumber: optionalText(20),
      postalCode: readAs(20, (value) => (isPostalCode(facts.zipFormatRegExp, value) ? normalisePostalCode(value) : null)),
      city: text(80),
    })
    .transform((value): TradeAddress => ({ ...value, country: facts.country }))

export const bank = z.object({
  type: z.literal('13'),
  iban: readAs(60, (value) => (isIban(value) ? normaliseIban(value) : null)),
  holder: text(120),
})
/** Typed twice: a PayPal address cannot be checked, only compared (`contracts.md` 7). */
export const paypal = z
  .object({ type: z.literal('2'), paypalAccount: email, paypalRepeat: text(254).toLowerCase() })
  .refine((value) => value.paypalRepeat === '' || value.paypalAccount === value.paypalRepeat, {
    path: ['paypalRepeat'],
    error: fault('invalid'),
  })
  .transform(({ type, paypalAccount }) => ({ type, paypalAccount }))
