import * as z from 'zod'
import { PAYOUT_TYPES } from '@trade-in-shop/contracts/payout-kinds'
import { mapFields, SALE_FIELDS, type SaleField } from '@trade-in-shop/contracts/sale-fields'
import {
  GuestPayment,
  StoredPayment,
  TradeAddress,
  TradeCompany,
  TradeCustomer,
  TradeLineRequest,
  type IfLower,
  type SaleDetails,
} from '@trade-in-shop/contracts/trades'
import { Code } from '@trade-in-shop/contracts/typed-text'
import {
  addressFields,
  birthDate,
  code,
  email,
  name,
  problem,
  payoutForms,
  phone,
  readAs,
  text,
  ticked,
  type FieldFacts,
} from './field-rules'
import type { PayoutField } from './payment-types'

/** The facts about market, mode and time that the rules depend on. */
export type CheckoutFacts = FieldFacts &
  Readonly<{
    business: boolean
    /** What all devices together are worth, in minor units and without a voucher. */
    devicesTotal: number
  }>

const customer = (facts: CheckoutFacts) =>
  z.object({
    firstName: name(60),
    lastName: name(60),
    email,
    birthDate: birthDate(facts),
    phone: phone(facts),
  } satisfies Record<SaleField<'customer'>, z.ZodType>)

const company = z.object({
  name: text(120),
  vatId: readAs(30, (value) => {
    const id = value.replace(/[\s.-]/g, '').toUpperCase()
    return /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(id) ? id : null
  }),
} satisfies Record<SaleField<'company'>, z.ZodType>)

/** One of the customer's own accounts; the platform checks the owner against the session. */
const stored = z.object({
  type: z.literal('account'),
  paymentAccount: readAs(200, (value) => (StoredPayment.shape.paymentAccount.safeParse(value).success ? value : null)),
})

/** A payment account that the guest saved before the sale. */
const kept = z.object({
  type: z.literal('guest'),
  id: readAs(64, (value) => (GuestPayment.shape.id.safeParse(value).success ? value : null)),
})

const payment = z.discriminatedUnion('type', [...payoutForms, stored, kept], problem('required'))
/** The birth date of the same form says that the seller is of age, so no box asks it again. */
const declarations = z
  .object({ owner: ticked, accountsRemoved: ticked, terms: ticked })
  .transform((given) => ({ ...given, adult: true as const }))

/** Typed as whole euros that the price may fall by: more than nothing, less than the devices are worth. */
const leastTotal = ({ devicesTotal }: CheckoutFacts) =>
  code(20).transform((value, context) => {
    const digits = value.replace(/[\s€]/g, '')
    const by = /^\d{1,7}$/.test(digits) ? Number(digits) * 100 : 0
    if (by > 0 && by < devicesTotal) return devicesTotal - by
    context.issues.push({ code: 'custom', message: problem('invalid'), input: value })
    return z.NEVER
  })

/** The answer to a lower price (P-07). The form asks by how much it may fall, the platform gets the least sum. */
const ifLower = (facts: CheckoutFacts) =>
  z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('ask') }),
      z.object({ kind: z.literal('accept'), by: leastTotal(facts) }).transform(({ kind, by }): IfLower => ({ kind, downTo: by })),
      z.object({ kind: z.literal('return') }),
    ])
    .optional()

/**
 * The one schema of the checkout (S-03): the browser shows its problems beside the fields, and the server refuses by the same
 * rules. Messages are `FieldProblem` codes; paths are those of the platform's problem details.
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
    address: addressFields(facts),
    payment,
    declarations,
    ifLower: ifLower(facts),
  } satisfies Record<keyof SaleDetails, z.ZodType>) satisfies z.ZodType<SaleDetails>

const typed = (max: number) => z.string().max(max)
type Typed<Schema extends z.ZodType> = undefined extends z.input<Schema> ? z.ZodOptional<z.ZodString> : z.ZodString
/** A part of the form as it is typed: texts, optional where the contract has them so. */
const typedPart = <Name extends string, Shape extends Readonly<Record<Name, z.ZodType>>>(names: readonly Name[], shape: Shape) =>
  z.strictObject(
    mapFields(names, (name) => (shape[name].safeParse(undefined).success ? typed(400).optional() : typed(400))) as {
      [Field in Name]: Typed<Shape[Field]>
    },
  )
const payoutInput = {
  ...{ iban: typed(100).optional(), holder: typed(300).optional() },
  ...{ paypalAccount: typed(400).optional(), paypalRepeat: typed(400).optional() },
} satisfies Record<PayoutField, z.ZodType>
/** The form as it is typed and sent: only these keys, with bounded lengths. `checkoutForm` checks everything else. */
export const CheckoutInput = z.strictObject({
  customer: typedPart(SALE_FIELDS.customer, TradeCustomer.shape),
  company: typedPart(SALE_FIELDS.company, TradeCompany.shape).optional(),
  /** The customer wants the address for the next sales too. */
  saveAddress: z.boolean().optional(),
  address: typedPart(SALE_FIELDS.address, TradeAddress.shape),
  payment: z.strictObject({
    type: z.enum([...PAYOUT_TYPES, 'account', 'guest']),
    ...payoutInput,
    /** IRI of a stored payment account, for `account`. */
    paymentAccount: typed(200).optional(),
    /** Id of the payment account that a guest saved before, for `guest`. */
    id: typed(64).optional(),
  }),
  declarations: z.strictObject({
    ...{ owner: z.boolean(), accountsRemoved: z.boolean(), terms: z.boolean() },
    /** Sent by pages of older builds; the birth date decides. */
    adult: z.boolean().optional(),
  }),
  /** Missing in pages of older builds: the seller is asked. `by`: whole euros, as typed. */
  ifLower: z.strictObject({ kind: z.enum(['ask', 'accept', 'return']), by: typed(40).optional() }).optional(),
} satisfies Record<keyof SaleDetails | 'saveAddress', z.ZodType>)
export type CheckoutInput = z.infer<typeof CheckoutInput>

/** Body of our own `POST /api/trades`. Market, country and mode come from the host, prices from the platform. */
export const TradeSubmission = z.strictObject({
  lines: z.array(TradeLineRequest).min(1).max(50),
  voucher: Code(40).optional(),
  form: CheckoutInput,
})
export type TradeSubmission = z.infer<typeof TradeSubmission>
