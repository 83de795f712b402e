import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonusOfSold } from './sale-sums'

const THIRTY_FROM_300 = { kind: 'fixed', value: 3000, minimum: 30_000 } as const
const sold = (...offered: number[]) => offered.map((amount) => ({ total: amount, offered: amount }))

test.each([
  ['devices worth the minimum stay', THIRTY_FROM_300, sold(30_000), 3000],
  ['a phone of 31 is left of a sale of 371', THIRTY_FROM_300, sold(3100), 310],
  ['a cent is missing', THIRTY_FROM_300, sold(29_999), 2999],
  ['nothing is left', THIRTY_FROM_300, [], 0],
  ['all stay, and we pay less for them', THIRTY_FROM_300, [{ total: 10_000, offered: 30_000 }], 3000],
  ['what is left is worth more than was offered', THIRTY_FROM_300, [{ total: 30_000, offered: 20_000 }], 3000],
  ['there is no minimum', { ...THIRTY_FROM_300, minimum: 0 }, sold(100), 3000],
  ['a share is promised', { kind: 'percent', value: 5, minimum: 30_000 } as const, sold(10_000), 500],
])('the bonus of a voucher where %s is what is left of it', (_name, voucher, left, bonus) => {
  expect(bonusOfSold(voucher, left)).toBe(bonus)
})

test('a return never raises a bonus, and lowering a price changes a fixed one in nothing', () => {
  const devices = fc.array(fc.record({ total: fc.nat(90_000), offered: fc.nat(90_000) }), { maxLength: 6 })
  const voucher = fc.record({
    ...{ kind: fc.constantFrom('fixed' as const, 'percent' as const), value: fc.integer({ min: 1, max: 100 }) },
    minimum: fc.nat(100_000),
  })
  fc.assert(
    fc.property(voucher, devices, fc.nat(), (redeemed, all, nth) => {
      const left = all.filter((_device, index) => index !== nth % Math.max(all.length, 1))
      expect(bonusOfSold(redeemed, left)).toBeLessThanOrEqual(bonusOfSold(redeemed, all))
      const lowered = all.map(({ offered }) => ({ total: 0, offered }))
      const asOffered = all.map(({ offered }) => ({ total: offered, offered }))
      if (redeemed.kind === 'fixed') expect(bonusOfSold(redeemed, lowered)).toBe(bonusOfSold(redeemed, asOffered))
    }),
  )
})
