import { z } from 'zod'
import type { CheckoutInput } from '@/domain/checkout-form'
import type { PaymentWire } from '@/domain/payment-types'
import { persistedFamily } from '@/storefront/kit/persisted-atom'

const typed = z.string().max(400)
/**
 * What survives a reload while somebody is selling: kept in the tab's own storage, for a day, and without payment data
 * (security 15). IBAN, account holder and PayPal address are typed again.
 */
const Draft = z.object({
  customer: z.object({ firstName: typed, lastName: typed, email: typed, birthDate: typed, phone: typed }),
  company: z.object({ name: typed, vatId: typed }),
  address: z.object({ street: typed, houseNumber: typed, postalCode: typed, city: typed }),
  /** Null until the form has been open: it begins with the market's own choice. */
  paymentType: z.enum(['13', '2']).nullable(),
  declarations: z.object({ owner: z.boolean(), adult: z.boolean(), accountsRemoved: z.boolean(), terms: z.boolean() }),
})
export type Draft = z.infer<typeof Draft>

/** The form's values: everything is present and a string, as inputs are. */
export type CheckoutValues = Omit<Draft, 'paymentType'> & {
  payment: {
    type: PaymentWire
    iban: string
    holder: string
    paypalAccount: string
    paypalRepeat: string
    /** IRI of one of the customer's own accounts; empty for a guest, `ANOTHER_ACCOUNT` when none of them is wanted. */
    paymentAccount: string
    /** A customer wants to find the typed account in the next sale. */
    remember: boolean
  }
}
export const ANOTHER_ACCOUNT = 'another'

export const EMPTY_DRAFT: Draft = {
  customer: { firstName: '', lastName: '', email: '', birthDate: '', phone: '' },
  company: { name: '', vatId: '' },
  address: { street: '', houseNumber: '', postalCode: '', city: '' },
  paymentType: null,
  declarations: { owner: false, adult: false, accountsRemoved: false, terms: false },
}

const DAY_MS = 86_400_000
export const draftAtom = persistedFamily('checkout-draft', {
  schema: Draft,
  version: 1,
  initial: EMPTY_DRAFT,
  storage: 'session',
  lifetimeMs: DAY_MS,
})

/** The form's values as it opens; `selected` is the market's way of payment for a seller who has not chosen. */
export const valuesOf = ({ paymentType, ...draft }: Draft, selected: PaymentWire): CheckoutValues => ({
  ...draft,
  payment: { ...EMPTY_PAYMENT, type: paymentType ?? selected },
})
const EMPTY_PAYMENT = { iban: '', holder: '', paypalAccount: '', paypalRepeat: '', paymentAccount: '', remember: false }

export const draftOf = ({ payment, ...values }: CheckoutValues): Draft => ({ ...values, paymentType: payment.type })

/** What is sent: only the chosen way of payment, and a company only in business mode. */
export function inputOf({ company, payment, ...values }: CheckoutValues, business: boolean): CheckoutInput {
  return { ...values, ...(business ? { company } : {}), payment: paymentOf(payment) }
}

/** Whether one of the customer's own accounts is chosen. */
export const isStored = (paymentAccount: string): boolean => paymentAccount !== '' && paymentAccount !== ANOTHER_ACCOUNT

function paymentOf({ type, iban, holder, paypalAccount, paypalRepeat, paymentAccount }: CheckoutValues['payment']) {
  if (isStored(paymentAccount)) return { type: 'account' as const, paymentAccount }
  return type === '13' ? { type, iban, holder } : { type, paypalAccount, paypalRepeat }
}
