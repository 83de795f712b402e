/** Ways in which a seller is paid, by their ids on the wire (K-09), in the order of the forms. Without schemas, because the browser loads it. */
export const PAYOUT_TYPES = ['13', '2'] as const
export type PayoutType = (typeof PAYOUT_TYPES)[number]

/**
 * `name`: part of message ids. `cartId`: in the cart. `method`: in the purchase event. `resource`: of customers, in addresses and IRIs;
 * `tied`: its account in a request that ties one to its customer. `setting`: of a market.
 */
export const PAYOUT_KINDS = {
  '13': { name: 'bank', cartId: 13, method: 'sepa', resource: 'bank_accounts', tied: 'bankAccount', setting: 'directDebitSwift' },
  '2': { name: 'paypal', cartId: 2, method: 'paypal', resource: 'paypal_accounts', tied: 'paypalAccount', setting: 'paypal' },
} as const satisfies Record<PayoutType, Record<'name' | 'method' | 'resource' | 'tied' | 'setting', string> & { cartId: number }>
export type PayoutKind = (typeof PAYOUT_KINDS)[PayoutType]

/** One part for each kind, in their order. The record must be complete, so the compiler names every place that a new kind needs. */
export const eachPayout = <Parts extends Readonly<Record<PayoutType, unknown>>>(
  parts: Parts,
): [Parts[PayoutType], ...Parts[PayoutType][]] => [parts[PAYOUT_TYPES[0]], ...PAYOUT_TYPES.slice(1).map((type) => parts[type])]

/** The kinds of which a request names an account to tie to its customer; it must name one. */
export const namedPayouts = (request: Readonly<Record<PayoutKind['tied'], string | null>>): PayoutType[] =>
  PAYOUT_TYPES.filter((type) => request[PAYOUT_KINDS[type].tied] !== null)
