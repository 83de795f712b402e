import { expect, test } from 'vitest'
import type { Voucher } from '@trade-in-shop/contracts/vouchers'
import { euros } from '@/domain/euros'
import {
  added,
  changesAccepted,
  emptied,
  exchanged,
  judged,
  parcelsSet,
  paymentTypeSet,
  priced,
  quantitySet,
  removed,
  requoted,
  sold,
  transactionReset,
  voucherAccepted,
  voucherRemoved,
} from './cart-changes'
import { EMPTY_CART, type CartLine, type CartState } from './cart-state'

const line = (conditionId: string, changes: Partial<CartLine> = {}): CartLine => ({
  offerId: `offer-${conditionId}`,
  conditionId,
  device: { id: 'd', name: 'iPhone 13', manufacturer: 'Apple', url: 'apple-iphone-13', categoryId: 'phones' },
  answers: [{ questionId: 'q', answerId: 'a' }],
  answerTexts: ['Makellos'],
  price: euros(10000),
  quantity: 1,
  validUntil: '2026-12-05T12:00:00Z',
  ...changes,
})
const voucher: Voucher = { code: 'PLUS10', kind: 'percent', value: 10 }
const cartOf = (...cart: CartLine[]): CartState => ({
  ...EMPTY_CART,
  cart,
  cartExpiry: '2026-12-05T12:00:00Z',
  voucher,
  priceCalculateDone: true,
})
const current = (offerId: string, amount = 10000) =>
  ({ offerId, state: 'current', price: euros(amount), validUntil: '2026-12-06T12:00:00Z' }) as const
const none = { kind: 'none' } as const

test.each([
  ['adding', (state: CartState) => added(state, line('b'), 3).state],
  ['a quantity', (state: CartState) => quantitySet(state, 'a', 2, 3)],
  ['removing', (state: CartState) => removed(state, 'a')],
  ['a voucher', (state: CartState) => voucherAccepted(state, voucher)],
  ['no voucher', voucherRemoved],
  ['emptying', emptied],
])('the prices of a cart are no longer confirmed after %s', (_name, change) => {
  expect(change(cartOf(line('a'))).priceCalculateDone).toBe(false)
})

test('the cart expires with its first offer', () => {
  expect(added(cartOf(line('a')), line('b', { validUntil: '2026-12-01T12:00:00Z' }), 3).state.cartExpiry).toBe(
    '2026-12-01T12:00:00Z',
  )
})

test('a cart without devices has neither voucher nor expiry', () => {
  expect(removed(cartOf(line('a')), 'a')).toMatchObject({ cart: [], voucher: null, cartExpiry: null })
})

test('emptying removes lines, voucher and offer ids', () => {
  const state = { ...cartOf(line('a')), offerIds: ['x'], paymentType: 13 as const }
  expect(emptied(state)).toEqual(EMPTY_CART)
})

test('a device that a full cart has no place for leaves lines, voucher and confirmed prices as they are', () => {
  const state = cartOf(...Array.from({ length: 50 }, (_, index) => line(`c${index}`)))
  expect(added(state, line('one more'), 3)).toEqual({ state, outcome: 'full', pieces: 0 })
  expect(exchanged(state, 'c7', line('one more'), 3)).toMatchObject({ outcome: 'added', state: { cart: { length: 50 } } })
})

test('another condition of a device that has all its pieces is not added, and changed answers keep their line', () => {
  const state = cartOf(line('a', { quantity: 2 }), line('b'))
  expect(added(state, line('c'), 3)).toEqual({ state, outcome: 'atMaximum', pieces: 0 })
  expect(exchanged(state, 'b', line('c'), 3)).toMatchObject({ outcome: 'added', state: { cart: { length: 2 } } })
})

test('an expired cart is emptied, and its devices and answers stay for a new quote', () => {
  const at = Date.parse('2026-12-05T12:00:00Z')
  expect(judged(cartOf(line('a')), at - 1).cart).toHaveLength(1)
  expect(judged(cartOf(line('a')), at)).toMatchObject({ cart: [], voucher: null, expiredCart: [line('a')] })
})

test('the server’s prices replace the cart’s only when they cover the whole cart', () => {
  const state = { ...cartOf(line('a'), line('b')), priceCalculateDone: false }
  const answer = { lines: [current('offer-a', 9900), current('offer-b')], voucher: none }
  expect(priced(state, answer)).toMatchObject({
    priceCalculateDone: true,
    voucher,
    cart: [{ price: euros(9900) }, { price: euros(10000) }],
  })
  expect(priced(state, { lines: [current('offer-a')], voucher: none })).toBe(state)
})

test('a line that cannot be sold blocks the cart', () => {
  const answer = { lines: [current('offer-a'), { offerId: 'offer-b', state: 'unavailable' as const }], voucher: none }
  expect(priced(cartOf(line('a'), line('b')), answer).priceCalculateDone).toBe(false)
})

test('an offer that the server calls expired expires the cart', () => {
  const answer = { lines: [{ offerId: 'offer-a', state: 'expired' as const }], voucher: none }
  expect(priced(cartOf(line('a')), answer)).toMatchObject({ cart: [], expiredCart: [line('a')] })
})

test.each([
  [{ kind: 'refused', code: 'expired' } as const, null],
  [{ kind: 'unchecked' } as const, voucher],
  [{ kind: 'accepted', voucher: { ...voucher, value: 5 } } as const, { ...voucher, value: 5 }],
])('the voucher of a cart follows the server’s answer %j', (outcome, expected) => {
  expect(priced(cartOf(line('a')), { lines: [current('offer-a')], voucher: outcome }).voucher).toEqual(expected)
})

test('fresh offers replace stale ones, and devices without a price are removed', () => {
  const fresh = line('a', { offerId: 'new', price: euros(9000) })
  const state = { ...cartOf(line('a'), line('b'), line('c')), expiredCart: [line('z')] }
  expect(requoted(state, [fresh], ['b'])).toMatchObject({ cart: [line('c'), fresh], expiredCart: [] })
})

test('accepted price changes exchange the offers and remove devices that are no longer bought', () => {
  const changes = [
    { offerId: 'offer-a', newOfferId: 'new', oldPrice: euros(10000), newPrice: euros(9000) },
    { offerId: 'offer-b', newOfferId: null, oldPrice: euros(10000), newPrice: null },
  ]
  expect(changesAccepted(cartOf(line('a', { quantity: 2 }), line('b')), changes).cart).toEqual([
    line('a', { offerId: 'new', price: euros(9000), quantity: 2 }),
  ])
})

test('parcels are set without another price, and a fresh offer travels in the parcel of the old one', () => {
  const lines = [line('a'), line('b')]
  const split = parcelsSet(cartOf(...lines), lines, [1, 2])
  expect(split.priceCalculateDone).toBe(true)
  expect(split.cart.map(({ parcel }) => parcel)).toEqual([1, 2])
  expect(exchanged(split, 'b', line('c'), 3).state.cart[1]).toMatchObject({ conditionId: 'c', parcel: 2 })
  expect(requoted(split, [line('b', { offerId: 'newer' })], []).cart[1]).toMatchObject({ offerId: 'newer', parcel: 2 })
})

test('changed answers take the old line’s place and quantity', () => {
  const state = cartOf(line('a', { quantity: 2 }), line('b'))
  expect(exchanged(state, 'a', line('c'), 3).state.cart).toEqual([line('b'), line('c', { quantity: 2 })])
  expect(exchanged(state, 'gone', line('c'), 4).state.cart).toHaveLength(3)
  expect(exchanged(state, 'a', line('a', { offerId: 'newer' }), 3).state.cart).toEqual([
    line('b'),
    line('a', { offerId: 'newer', quantity: 2 }),
  ])
})

test('a trade sets transaction and offer ids once and empties the cart', () => {
  const after = sold(paymentTypeSet(cartOf(line('a')), 2), { transactionId: 'x1', number: 'RV-1', offerIds: ['offer-a'] })
  expect(after.tradeNumber).toBe('RV-1')
  expect(after).toMatchObject({ cart: [], transactionId: 'x1', offerIds: ['offer-a'], paymentType: 2, isPayPalTransaction: true })
  expect(transactionReset(after)).toMatchObject({ transactionId: 0, tradeNumber: null, offerIds: [] })
  expect(transactionReset(EMPTY_CART)).toBe(EMPTY_CART)
})
