/**
 * The one table of payment types (K-09): id in the cart, wire form on a trade, name in purchase events. `INVOICE` exists on
 * payment accounts only and never pays a trade.
 */
const PAYMENT_TYPES = {
  0: { wire: null, event: 'sepa' },
  2: { wire: '2', event: 'paypal' },
  13: { wire: '13', event: 'sepa' },
} as const

export type PaymentTypeId = keyof typeof PAYMENT_TYPES
export type PaymentWire = '13' | '2'

/** Payment type id of a trade's wire form. */
export const paymentTypeId = (wire: PaymentWire): 2 | 13 => (wire === '2' ? 2 : 13)

/** Payment method of the purchase event: paypal when the id is 2, otherwise sepa (K-09). */
export const purchaseMethod = (id: PaymentTypeId): 'paypal' | 'sepa' => PAYMENT_TYPES[id].event
