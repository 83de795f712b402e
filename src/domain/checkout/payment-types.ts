import { PAYOUT_KINDS, PAYOUT_TYPES, type PayoutKind, type PayoutType } from '@trade-in-shop/contracts/payout-kinds'

/** The payment type of a cart (K-09): 0 before the seller has chosen. A stored account has the type `INVOICE`, and pays trades all the same. */
export type PaymentTypeId = 0 | PayoutKind['cartId']
export const PAYMENT_TYPE_IDS: readonly PaymentTypeId[] = [0, ...PAYOUT_TYPES.map((type) => PAYOUT_KINDS[type].cartId)]

/** The payment method of a purchase event: that of the chosen kind, `sepa` for a cart without one (K-09). */
export const purchaseMethod = (id: PaymentTypeId): PayoutKind['method'] =>
  Object.values(PAYOUT_KINDS).find(({ cartId }) => cartId === id)?.method ?? 'sepa'

export const PAYOUT_FIELDS = {
  '13': ['iban', 'holder'],
  '2': ['paypalAccount', 'paypalRepeat'],
} as const satisfies Record<PayoutType, readonly string[]>
export type PayoutField = (typeof PAYOUT_FIELDS)[PayoutType][number]
export type PayoutValues = Readonly<Record<PayoutField, string>>
export const EMPTY_PAYOUT: PayoutValues = { iban: '', holder: '', paypalAccount: '', paypalRepeat: '' }

/** What was typed for the chosen kind alone. */
export function typedPayout<Type extends PayoutType>(type: Type, values: PayoutValues) {
  const typed: Partial<Record<PayoutField, string>> = {}
  for (const name of PAYOUT_FIELDS[type]) typed[name] = values[name]
  return { type, ...typed }
}

/** Whether the seller has begun to type an account of any kind. */
export const hasTypedPayout = (values: PayoutValues): boolean =>
  Object.values(PAYOUT_FIELDS).some(([first]) => values[first] !== '')

/** A form without account details, which the browser never stores (security 15). */
export const withoutPayout = <Values extends PayoutValues>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in EMPTY_PAYOUT))) as Omit<Values, PayoutField>
