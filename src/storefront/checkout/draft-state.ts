import * as z from 'zod'
import { PAYOUT_TYPES, type PayoutType } from '@trade-in-shop/contracts/payout-kinds'
import { mapFields, SALE_FIELDS } from '@trade-in-shop/contracts/sale-fields'
import type { SaleDetails } from '@trade-in-shop/contracts/trades'
import type { CheckoutInput } from '@/domain/checkout/checkout-form'
import { EMPTY_PAYOUT, typedPayout, type PayoutValues } from '@/domain/checkout/payment-types'
import { DAY } from '@trade-in-shop/runtime/durations'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

const typed = z.string().max(400)
/** A draft of an older build lacks the newest field. */
const typedPart = <Name extends string>(names: readonly Name[]) => z.object(mapFields(names, () => typed.default('')))
const unticked = z.boolean().default(false)
/**
 * The part of the form that survives a reload: stored in the tab's session storage for a day, without payment data
 * (security 15). IBAN, account holder and PayPal address must be typed again.
 */
export const Draft = z.object({
  customer: typedPart(SALE_FIELDS.customer),
  company: typedPart(SALE_FIELDS.company),
  address: typedPart(SALE_FIELDS.address),
  /** The customer wants the address for the next sales too. */
  saveAddress: unticked,
  /** Null until the form has been opened: it starts with the market's default. */
  paymentType: z.enum(PAYOUT_TYPES).nullable(),
  /** The answer to a lower price; `by` in whole euros. */
  ifLower: z.object({ kind: z.enum(['ask', 'accept', 'return']), by: typed }).default({ kind: 'ask', by: '' }),
  declarations: z.object({ owner: unticked, accountsRemoved: unticked, terms: unticked }),
} satisfies Record<Exclude<keyof SaleDetails, 'payment'> | 'saveAddress' | 'paymentType', z.ZodType>)
export type Draft = z.infer<typeof Draft>

/** The form's values: all present and all strings, as inputs need them. */
export type CheckoutValues = Omit<Draft, 'paymentType'> & {
  payment: PayoutValues & {
    type: PayoutType
    /** IRI of one of the customer's own accounts; empty for a guest, `ANOTHER_ACCOUNT` when none of them is chosen. */
    paymentAccount: string
    /** The customer wants to save the typed account for the next sale. */
    remember: boolean
  }
}
export const ANOTHER_ACCOUNT = 'another'

export const EMPTY_DRAFT = Draft.parse({ customer: {}, company: {}, address: {}, paymentType: null, declarations: {} })

export const draftAtom = persistedFamily('checkout-draft', {
  schema: Draft,
  version: 1,
  initial: EMPTY_DRAFT,
  storage: 'session',
  lifetimeMs: DAY,
})

/** The form's initial values; `selected` is the market's default payment type for a seller who has not chosen. */
export const toCheckoutValues = ({ paymentType, ...draft }: Draft, selected: PayoutType): CheckoutValues => ({
  ...draft,
  payment: { ...EMPTY_PAYOUT, paymentAccount: '', remember: false, type: paymentType ?? selected },
})

export const toDraft = ({ payment, ...values }: CheckoutValues): Draft => ({ ...values, paymentType: payment.type })

/** The values to send: only the chosen way of payment, a company only in business mode, and an answer only if not the default. */
export function toCheckoutInput({ company, payment, ifLower, ...values }: CheckoutValues, business: boolean): CheckoutInput {
  const lower = ifLower.kind === 'ask' ? {} : { ifLower }
  return { ...values, ...(business ? { company } : {}), ...lower, payment: paymentOf(payment) }
}

/** True when one of the customer's own accounts is chosen. */
export const isStored = (paymentAccount: string): boolean => paymentAccount !== '' && paymentAccount !== ANOTHER_ACCOUNT

function paymentOf({ type, paymentAccount, ...typed }: CheckoutValues['payment']) {
  return isStored(paymentAccount) ? { type: 'account' as const, paymentAccount } : typedPayout(type, typed)
}
