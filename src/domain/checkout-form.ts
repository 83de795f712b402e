import { z } from 'zod'
import {
  TradeLineRequest,
  type TradeAddress,
  type TradeCompany,
  type TradeCustomer,
  type TradeDeclarations,
  type TradePayment,
} from '@/contracts/trades'
import { EARLIEST_BIRTH_DATE, dayIn, hasReachedAge, parseDate } from './dates'
import { isIban, normaliseIban } from './iban'
import { isPostalCode, normalisePostalCode } from './postal-code'

/** What the rules need of the market, the mode and the moment. */
export type CheckoutFacts = Readonly<{
  /** ISO 3166 alpha-2; the address is in the market's country. */
  country: string
  zipFormatRegExp: string
  timeZone: string
  business: boolean
  /** Epoch milliseconds. */
  now: number
  /** `domain/phone.ts`, or a looser stand-in while that is not loaded. */
  toE164: (text: string, country: string) => string | null
}>

/** Codes of faults at a field, a part of the problem codes; i18n has a sentence per field and code. */
const FIELD_FAULTS = ['required', 'invalid', 'too_long', 'under_age'] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]
export const isFieldFault = (code: string | undefined): code is FieldFault => FIELD_FAULTS.some((fault) => fault === code)
const fault = (code: FieldFault) => code

const SELLER_AGE = 18

const text = (max: number) => z.string(fault('required')).trim().min(1, fault('required')).max(max, fault('too_long'))
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fault('too_long'))
    .optional()
    .transform((value) => value || undefined)
/** Passes a text through a reading that knows what is right; null is a fault. */
const readAs = (max: number, read: (value: string) => string | null) =>
  text(max).transform((value, context) => {
    const result = read(value)
    if (result === null) context.addIssue({ code: 'custom', message: fault('invalid') })
    return result ?? z.NEVER
  })
const email = text(254)
  .toLowerCase()
  .pipe(z.email(fault('invalid')))
const ticked = z.literal(true, fault('required'))

function birthDate(facts: CheckoutFacts) {
  return readAs(20, (value) => {
    const date = parseDate(value)
    return date && date >= EARLIEST_BIRTH_DATE && date <= dayIn(facts.timeZone, facts.now) ? date : null
  }).refine((date) => hasReachedAge(date, SELLER_AGE, facts.timeZone, facts.now), fault('under_age'))
}

const phone = (facts: CheckoutFacts) =>
  optionalText(40).transform((value, context) => {
    const number = value === undefined ? undefined : facts.toE164(value, facts.country)
    if (number === null) context.addIssue({ code: 'custom', message: fault('invalid') })
    return number ?? undefined
  })

const customer = (facts: CheckoutFacts) =>
  z.object({ firstName: text(60), lastName: text(60), email, birthDate: birthDate(facts), phone: phone(facts) })

const company = z.object({
  name: text(120),
  vatId: readAs(30, (value) => {
    const id = value.replace(/[\s.-]/g, '').toUpperCase()
    return /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(id) ? id : null
  }),
})

const address = (facts: CheckoutFacts) =>
  z
    .object({
      street: text(100),
      houseNumber: optionalText(20),
      postalCode: readAs(20, (value) => (isPostalCode(facts.zipFormatRegExp, value) ? normalisePostalCode(value) : null)),
      city: text(80),
    })
    .transform((value): TradeAddress => ({ ...value, country: facts.country }))

const bank = z.object({
  type: z.literal('13'),
  iban: readAs(60, (value) => (isIban(value) ? normaliseIban(value) : null)),
  holder: text(120),
})
/** Typed twice: a PayPal address cannot be checked, only compared (`contracts.md` 7). */
const paypal = z
  .object({ type: z.literal('2'), paypalAccount: email, paypalRepeat: text(254).toLowerCase() })
  .refine((value) => value.paypalRepeat === '' || value.paypalAccount === value.paypalRepeat, {
    path: ['paypalRepeat'],
    error: fault('invalid'),
  })
  .transform(({ type, paypalAccount }) => ({ type, paypalAccount }))

const payment = z.discriminatedUnion('type', [bank, paypal], fault('required'))
const declarations = z.object({ owner: ticked, adult: ticked, accountsRemoved: ticked, terms: ticked })

/** What a shopper entered, checked and normalised: the parts of a `TradeRequest` that come from the form. */
export type CheckoutDetails = Readonly<{
  customer: TradeCustomer
  company?: z.infer<typeof TradeCompany> | undefined
  address: TradeAddress
  payment: TradePayment
  declarations: z.infer<typeof TradeDeclarations>
}>

/**
 * The one schema of the checkout (`contracts.md` 7): the browser shows its faults beside the fields, the server
 * refuses by it. Messages are `FieldFault` codes; paths are those of the platform's problem details.
 */
export const checkoutForm = (facts: CheckoutFacts) =>
  z.object({
    customer: customer(facts),
    company: facts.business
      ? company
      : z
          .unknown()
          .optional()
          .transform(() => undefined),
    address: address(facts),
    payment,
    declarations,
  }) satisfies z.ZodType<CheckoutDetails>

const typed = (max: number) => z.string().max(max)
/** The form as it is typed and sent: nothing but these keys, nothing long. `checkoutForm` judges the rest. */
export const CheckoutInput = z.strictObject({
  customer: z.strictObject({
    firstName: typed(200),
    lastName: typed(200),
    email: typed(400),
    birthDate: typed(40),
    phone: typed(60).optional(),
  }),
  company: z.strictObject({ name: typed(300), vatId: typed(60) }).optional(),
  address: z.strictObject({ street: typed(300), houseNumber: typed(60).optional(), postalCode: typed(40), city: typed(200) }),
  payment: z.strictObject({
    type: z.enum(['13', '2']),
    iban: typed(100).optional(),
    holder: typed(300).optional(),
    paypalAccount: typed(400).optional(),
    paypalRepeat: typed(400).optional(),
  }),
  declarations: z.strictObject({ owner: z.boolean(), adult: z.boolean(), accountsRemoved: z.boolean(), terms: z.boolean() }),
})
export type CheckoutInput = z.infer<typeof CheckoutInput>

/** Body of our own `POST /api/trades`. Market, country and mode come from the host, prices from the platform. */
export const TradeSubmission = z.strictObject({
  lines: z.array(TradeLineRequest).min(1).max(50),
  voucher: z.string().trim().min(1).max(40).optional(),
  form: CheckoutInput,
})
export type TradeSubmission = z.infer<typeof TradeSubmission>
