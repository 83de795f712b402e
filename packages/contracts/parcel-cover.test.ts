import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeParcels, uninsuredParcels } from './parcel-cover'

const carrier = { name: 'Paketwerk', insured: { amount: 50_000, currency: 'EUR' as const } }
const line = (amount: number, parcel = 1) => ({ parcel, total: { amount, currency: 'EUR' as const } })

test.each([
  ['one device above the cover', [line(90_000)], null],
  ['two devices that are together above the cover', [line(30_000), line(30_000)], [1, 2]],
  ['three devices of which two fit into one parcel', [line(20_000), line(45_000), line(30_000)], [2, 1, 2]],
  ['devices below the cover', [line(20_000), line(30_000)], null],
  ['a split that is insured already', [line(45_000), line(45_000, 2)], null],
  ['devices for which three parcels are too few', [line(80_000), line(80_000), line(80_000), line(80_000)], [1, 2, 3, 1]],
])('%s are proposed as few parcels as leave the least uninsured', (_name, lines, expected) => {
  expect(proposeParcels({ carrier, lines }, 3)).toEqual(expected)
})

test('a market without an insured sum gets no proposal', () => {
  expect(proposeParcels({ carrier: { ...carrier, insured: null }, lines: [line(90_000), line(90_000)] }, 3)).toBeNull()
  expect(proposeParcels({ carrier: null, lines: [line(90_000), line(90_000)] }, 3)).toBeNull()
})

test('a proposal has every line in a parcel, no gap between the numbers, and less uninsured than before', () => {
  const uninsured = (lines: ReturnType<typeof line>[]) =>
    uninsuredParcels({ carrier, lines }).reduce((sum, { worth }) => sum + worth.amount - 50_000, 0)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(90_000), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 12 }), (pairs) => {
      const lines = pairs.map(([amount, parcel]) => line(amount, parcel))
      const chosen = proposeParcels({ carrier, lines }, 3)
      if (!chosen) return
      expect(chosen).toHaveLength(lines.length)
      expect([...new Set(chosen)].toSorted()).toEqual(Array.from({ length: Math.max(...chosen) }, (_, index) => index + 1))
      const after = lines.map((each, index) => ({ ...each, parcel: chosen[index] ?? 1 }))
      expect(uninsured(after)).toBeLessThan(uninsured(lines))
    }),
  )
})
