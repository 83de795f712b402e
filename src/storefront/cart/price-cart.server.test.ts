import { beforeEach, expect, test, vi } from 'vitest'
import type { OfferReading, VoucherCheck } from '@/clients/trade-client'
import { euros } from '@/domain/euros'
import type { Shop } from '@/domain/routing/shop'
import { priceCart } from './price-cart.server'

const readOffer = vi.hoisted(() => vi.fn<(offerId: string) => Promise<OfferReading>>())
const validateVoucher = vi.hoisted(() =>
  vi.fn<(shop: unknown, wish: { code: string; offerIds: string[] }) => Promise<VoucherCheck>>(),
)
vi.mock('@/clients/trade-client', () => ({ readOffer, validateVoucher }))

// The parts of a shop that pricing reads.
const shop = { business: false, market: { promises: { priceLockDays: 14 } } } as Shop
const now = Date.parse('2026-11-21T12:00:00Z')
const offer = (changes: object = {}): OfferReading => ({
  kind: 'offer',
  offer: {
    offerId: 'a',
    state: 'quoted',
    conditionId: 'c',
    device: { id: 'd', name: 'n', manufacturer: 'm', url: 'u', categoryId: 'phones' },
    answers: [],
    business: false,
    price: euros(10000),
    explanation: [],
    declined: null,
    validUntil: '2026-12-01T12:00:00Z',
    ...changes,
  },
})
const price = (lines: { offerId: string; quantity: number }[], voucher?: string) =>
  priceCart(shop, { lines, ...(voucher ? { voucher } : {}) }, {}, now)

beforeEach(() => {
  vi.resetAllMocks()
  readOffer.mockResolvedValue(offer())
})

test('totals come from the platform’s prices, the lock date from the market', async () => {
  expect(await price([{ offerId: 'a', quantity: 3 }])).toMatchObject({
    lines: [{ offerId: 'a', state: 'current', price: euros(10000) }],
    voucher: { kind: 'none' },
    totals: { devices: euros(30000), total: euros(30000) },
    lockUntil: '2026-12-05T12:00:00.000Z',
  })
})

test.each([
  [{ kind: 'expired' } as const, 'expired'],
  [{ kind: 'unknown' } as const, 'unavailable'],
  [offer({ state: 'locked' }), 'unavailable'],
  [offer({ state: 'superseded' }), 'unavailable'],
  [offer({ business: true }), 'unavailable'],
])('an offer that is read as %j cannot be sold', async (reading, state) => {
  readOffer.mockResolvedValue(reading)
  expect(await price([{ offerId: 'a', quantity: 1 }], 'PLUS10')).toMatchObject({
    lines: [{ state }],
    totals: { total: euros(0) },
  })
  expect(validateVoucher).not.toHaveBeenCalled()
})

test('a voucher counts every piece towards its minimum', async () => {
  validateVoucher.mockResolvedValue({ kind: 'accepted', voucher: { code: 'PLUS10', kind: 'percent', value: 10 } })
  expect(
    await price(
      [
        { offerId: 'a', quantity: 2 },
        { offerId: 'b', quantity: 1 },
      ],
      'PLUS10',
    ),
  ).toMatchObject({
    totals: { devices: euros(30000), voucher: euros(3000), total: euros(33000) },
  })
  expect(validateVoucher.mock.calls[0]?.[1].offerIds).toEqual(['a', 'a', 'b'])
})

test.each([
  ['expired', { kind: 'refused', code: 'expired' }],
  ['too_many_requests', { kind: 'unchecked' }],
] as const)('a voucher refused as %s', async (code, voucher) => {
  validateVoucher.mockResolvedValue({ kind: 'refused', code })
  expect((await price([{ offerId: 'a', quantity: 1 }], 'PLUS10')).voucher).toEqual(voucher)
})

test('a cart of many lines requests eight offers at a time', async () => {
  let open = 0
  let most = 0
  readOffer.mockImplementation(async () => {
    most = Math.max(most, (open += 1))
    await Promise.resolve()
    open -= 1
    return offer()
  })
  await price(Array.from({ length: 30 }, (_, index) => ({ offerId: `o${index}`, quantity: 1 })))
  expect(readOffer).toHaveBeenCalledTimes(30)
  expect(most).toBeLessThanOrEqual(8)
})
