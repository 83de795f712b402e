import * as z from 'zod'
import { eachPayout } from '@trade-in-shop/contracts/payout-kinds'
import { cleanCode, cleanEmail, cleanText } from '@trade-in-shop/contracts/clean-text'
import type { SaleField } from '@trade-in-shop/contracts/sale-fields'
import type { TradeAddress, TradePayment } from '@trade-in-shop/contracts/trades'
import { PERSON_NAME } from '@trade-in-shop/contracts/typed-text'
import { birthDateBounds, hasReachedAge, parseDate } from '@/domain/dates'
import { isPostalCode, normalisePostalCode } from './postal-code'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** An IBAN begins with two letters and two digits: what is before them is a label that was copied along. */
const IBAN = /(?<!\p{L})[a-z]{2}[\s.-]*\d[\s.-]*\d.*$/isu
/** Upper case without blanks, dashes and dots. */
export const normaliseIban = (text: string): string =>
  electronicFormatIBAN(IBAN.exec(cleanCode(text))?.[0].replace(/[\s.]/g, '') ?? '') ?? ''

/** Length and structure of the country, national check digits where the country has them, and mod 97. */
export const isIban = (text: string): boolean => isValidIBAN(normaliseIban(text))

/** The facts about market and time that the rules of a field depend on. */
export type FieldFacts = Readonly<{
  /** ISO 3166 alpha-2; the address is in the market's country. */
  country: string
  zipFormatRegExp: string
  timeZone: string
  /** Epoch milliseconds. */
  now: number
  /** `domain/checkout/phone.ts`, or a looser check until that module is loaded. */
  toE164: (text: string, country: string) => string | null
}>

/** Problem codes that a field can have; the messages have a sentence for each field and code. */
const FIELD_PROBLEMS = ['required', 'invalid', 'too_long', 'under_age'] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]
export const isFieldProblem = (code: string | undefined): code is FieldProblem =>
  FIELD_PROBLEMS.some((problem) => problem === code)
export const problem = (code: FieldProblem) => code

const SELLER_AGE = 18

const required = (max: number, clean: (value: string) => string) =>
  z.string(problem('required')).overwrite(clean).min(1, problem('required')).max(max, problem('too_long'))
const optional = (max: number, clean: (value: string) => string) =>
  z
    .string()
    .overwrite(clean)
    .max(max, problem('too_long'))
    .optional()
    .transform((value) => value || undefined)
export const text = (max: number) => required(max, cleanText)
export const code = (max: number) => required(max, cleanCode)
export const name = (max: number) => text(max).pipe(z.string().regex(PERSON_NAME, problem('invalid')))
/** Normalises a code by `read`; its null means that the code is invalid. */
export const readAs = (max: number, read: (value: string) => string | null) =>
  code(max).transform((value, context) => {
    const result = read(value)
    if (result === null) context.issues.push({ code: 'custom', message: problem('invalid'), input: value })
    return result ?? z.NEVER
  })
export const email = required(254, cleanEmail).pipe(z.email(problem('invalid')))

export const ticked = z.literal(true, problem('required'))

export function birthDate(facts: FieldFacts) {
  return readAs(20, (value) => parseDate(value, birthDateBounds(facts))).refine(
    (date) => hasReachedAge(date, SELLER_AGE, facts.timeZone, facts.now),
    problem('under_age'),
  )
}

export const phone = (facts: FieldFacts) =>
  optional(40, cleanCode).transform((value, context) => {
    const number = value === undefined ? undefined : facts.toE164(value, facts.country)
    if (number === null) context.issues.push({ code: 'custom', message: problem('invalid'), input: value })
    return number ?? undefined
  })

export const addressFields = (facts: FieldFacts) =>
  z
    .object({
      street: text(100),
      houseNumber: optional(30, cleanText),
      line2: optional(60, cleanText),
      postalCode: readAs(20, (value) => (isPostalCode(facts.zipFormatRegExp, value) ? normalisePostalCode(value) : null)),
      city: text(80),
    } satisfies Record<SaleField<'address'>, z.ZodType>)
    .transform((value): TradeAddress => ({ ...value, country: facts.country }))

const bank = z.object({
  type: z.literal('13'),
  iban: readAs(60, (value) => (isIban(value) ? normaliseIban(value) : null)),
  holder: text(120),
})
/** Typed twice: whether a PayPal account exists cannot be checked, so a typing mistake shows only by comparison. */
const paypal = z
  .object({ type: z.literal('2'), paypalAccount: email, paypalRepeat: required(254, cleanEmail) })
  .refine((value) => value.paypalRepeat === '' || value.paypalAccount === value.paypalRepeat, {
    path: ['paypalRepeat'],
    error: problem('invalid'),
  })
  .transform(({ type, paypalAccount }) => ({ type, paypalAccount }))

/** Each kind of account as it is typed. */
export const payoutForms = eachPayout({ '13': bank, '2': paypal })
/** An account whose details were typed into a form. */
export const typedPayment: z.ZodType<TradePayment> = z.discriminatedUnion('type', payoutForms, problem('required'))
