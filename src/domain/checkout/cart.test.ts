import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cartTotals,
  earliestExpiry,
  isExpired,
  lineTotal,
  maxQuantity,
  MAX_LINES,
  withLine,
  withoutLine,
  withQuantity,
} from './cart'
import { euros } from '@/domain/euros'

const line = (conditionId: string, amount = 10000, quantity = 1, device = conditionId) => ({
  ...{ conditionId, quantity, price: euros(amount), device: { id: device } },
})

test.each([
  [29, 1, 29],
  [115, 100, 11500],
  [12345678999, 99, 1222222220901],
])('a line of %i cents times %i costs %i cents', (amount, quantity, cents) => {
  expect(lineTotal({ price: euros(amount), quantity }).amount).toBe(cents)
})

test('a line costs its price times its quantity in whole cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 99 }), (cents, quantity) => {
      expect(BigInt(lineTotal({ price: euros(cents), quantity }).amount)).toBe(BigInt(cents) * BigInt(quantity))
    }),
  )
})

test('the total is the sum of the truncated lines', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(500_000), fc.integer({ min: 1, max: 99 })), { maxLength: 50 }), (pairs) => {
      const lines = pairs.map(([amount, quantity], index) => line(String(index), amount, quantity))
      const expected = lines.reduce((sum, each) => sum + lineTotal(each).amount, 0)
      expect(cartTotals(lines, null)).toEqual({
        devices: euros(expected),
        voucher: euros(0),
        total: euros(expected),
        pieces: pairs.reduce((sum, [, quantity]) => sum + quantity, 0),
      })
    }),
  )
})

test.each([
  ['fixed', 1000, 41200, 42200],
  ['percent', 10, 41200, 45320],
  ['percent', 5, 41299, 43363],
  ['percent', 33, 1, 1],
] as const)('a %s voucher of %i adds to %i', (kind, value, devices, total) => {
  expect(cartTotals([line('a', devices)], { kind, value }).total.amount).toBe(total)
})

test('a cart with a voucher and no lines has a total of zero', () => {
  expect(cartTotals([], { kind: 'fixed', value: 1000 }).total.amount).toBe(0)
})

test('adding a device with another condition id appends a line', () => {
  expect(withLine([line('a')], line('b'), 3)).toEqual({ lines: [line('a'), line('b')], outcome: 'added', pieces: 1 })
})

test('adding an equal condition raises the quantity up to the market’s limit and takes the newer price', () => {
  const thrice = withLine([line('a', 10000, 2)], line('a', 9900, 5), 3)
  expect(thrice).toEqual({ lines: [line('a', 9900, 3)], outcome: 'raised', pieces: 1 })
  expect(withLine(thrice.lines, line('a', 9900), 3)).toEqual({ ...thrice, outcome: 'atMaximum', pieces: 0 })
})

test('a cart with the maximum number of lines refuses another condition', () => {
  const full = Array.from({ length: MAX_LINES }, (_, index) => line(String(index)))
  expect(withLine(full, line('one more'), 3)).toEqual({ lines: full, outcome: 'full', pieces: 0 })
  expect(withLine(full, line('7'), 3)).toMatchObject({ outcome: 'raised', pieces: 1 })
})

test('adding never loses a line and never passes the limit', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd')
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.integer({ min: -3, max: 200 }))), fc.integer({ min: 1, max: 99 }), (adds, max) => {
      const lines = adds.reduce<readonly ReturnType<typeof line>[]>(
        (held, [id, quantity]) => withLine(held, line(id, 100, quantity), max).lines,
        [],
      )
      expect(new Set(lines.map((each) => each.conditionId))).toEqual(new Set(adds.map(([id]) => id)))
      expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= max)).toBe(true)
    }),
  )
})

test('a quantity is clamped to the range from one to the limit', () => {
  expect([0, 1, 2.9, 7].map((quantity) => withQuantity([line('a')], 'a', quantity, 3)[0]?.quantity)).toEqual([1, 1, 2, 3])
})

test('removing a line leaves the other lines unchanged', () => {
  expect(withoutLine([line('a'), line('b')], 'a')).toEqual([line('b')])
})

test('a line of a device may have what its other conditions leave of the limit, and one piece at least', () => {
  const lines = [line('a', 10000, 3, 'phone'), line('b', 9000, 1, 'phone'), line('c', 8000, 5, 'tablet')]
  expect(lines.map((each) => maxQuantity(lines, each, 5))).toEqual([4, 2, 5])
  expect(withQuantity(lines, 'b', 9, 5).map(({ quantity }) => quantity)).toEqual([3, 2, 5])
  expect(withLine(lines, line('d', 7000, 4, 'phone'), 5).lines.at(-1)?.quantity).toBe(1)
})

test('a cart expires when its first offer does', () => {
  const cart = ['2026-12-05T10:00:00Z', '2026-12-04T10:00:00Z', '2026-12-06T10:00:00Z'].map((validUntil) => ({ validUntil }))
  expect(earliestExpiry(cart)).toBe('2026-12-04T10:00:00Z')
  expect(earliestExpiry([])).toBeNull()
})

test('a cart is expired from the exact instant of its expiry', () => {
  const at = Date.parse('2026-12-04T10:00:00Z')
  expect([at - 1, at, at + 1].map((now) => isExpired('2026-12-04T10:00:00Z', now))).toEqual([false, true, true])
  expect(isExpired(null, at)).toBe(false)
})
