import fc from 'fast-check'
import { expect, test } from 'vitest'
import { voucherBonus } from '@trade-in-shop/contracts/sale-sums'
import { judgeVoucher, type StoredVoucher } from './voucher-store'

const NOW = new Date('2026-11-21T10:00:00Z')
const TEN: StoredVoucher = {
  code: 'TEN',
  kind: 'fixed',
  value: 1000,
  application: 'shop_a',
  minimum: 0,
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2027-01-01T00:00:00Z'),
  maxUses: null,
  uses: 0,
}
const sale = { application: 'shop_a', total: 20_000, now: NOW }

test('a fixed voucher adds its value to any trade', () => {
  expect(judgeVoucher(TEN, sale)).toEqual({
    kind: 'accepted',
    voucher: { code: 'TEN', kind: 'fixed', value: 1000, minimum: 0 },
    amount: 1000,
  })
})
test('a percent voucher adds its share, cut to whole cents', () => {
  expect(voucherBonus({ kind: 'percent', value: 7 }, 12_999)).toBe(909)
})
test.each([
  ['it does not exist', null, 'unknown'],
  ['it starts tomorrow', { ...TEN, validFrom: new Date('2026-11-22T00:00:00Z') }, 'unknown'],
  ['it is another market’s', { ...TEN, application: 'shop_b' }, 'wrong_market'],
  ['its last moment has come', { ...TEN, validUntil: NOW }, 'expired'],
  ['all are taken', { ...TEN, maxUses: 3, uses: 3 }, 'exhausted'],
  ['the sale is a cent too small', { ...TEN, minimum: 20_001 }, 'below_minimum'],
] as const)('a voucher is refused when %s', (_name, voucher, code) => {
  expect(judgeVoucher(voucher, sale)).toEqual({ kind: 'refused', code })
})
test.each([
  ['in every market', { ...TEN, application: null }],
  ['at exactly its minimum', { ...TEN, minimum: 20_000 }],
  ['as the last one', { ...TEN, maxUses: 3, uses: 2 }],
])('it is good %s', (_name, voucher) => {
  expect(judgeVoucher(voucher, sale).kind).toBe('accepted')
})
test('a percent voucher never adds more than its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 5_000_000 }), (value, total) => {
      const amount = voucherBonus({ kind: 'percent', value }, total)
      expect(amount * 100).toBeLessThanOrEqual(total * value)
      expect((amount + 1) * 100).toBeGreaterThan(total * value)
    }),
  )
})
