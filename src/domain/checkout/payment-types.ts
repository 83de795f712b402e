/**
 * Payment types of the cart (K-09) by their names in purchase events. On the wire they are texts; 0 is the cart's own, before the
 * seller has chosen. A stored account has the type `INVOICE` whatever it is, and pays trades all the same.
 */
const EVENT_METHODS = { 0: 'sepa', 2: 'paypal', 13: 'sepa' } as const

export type PaymentTypeId = keyof typeof EVENT_METHODS
export type PaymentWire = '13' | '2'

/** Payment type id of a trade's wire form. */
export const paymentTypeId = (wire: PaymentWire): 2 | 13 => (wire === '2' ? 2 : 13)

/** Payment method of the purchase event: paypal when the id is 2, otherwise sepa (K-09). */
export const purchaseMethod = (id: PaymentTypeId): 'paypal' | 'sepa' => EVENT_METHODS[id]
