import type { TradeMailKind } from '@platform/outbox/outbox-store'
import type { WholeTrade } from '@platform/trades/trade-store'

type State = WholeTrade['state']
type Line = WholeTrade['lines'][number]

const LINE: Line = {
  ...{ position: 0, offerId: 'o', offerState: 'locked', conditionId: 'c', answers: [], priceListVersion: 1 },
  ...{ state: 'awaiting_shipment', parcel: 1, disposal: null },
  device: {
    id: 'apple-iphone-13-128gb',
    name: 'iPhone 13 128 GB',
    manufacturer: 'Apple',
    url: 'apple-iphone-13-128gb',
    categoryId: 'phones',
  },
  ...{ quantity: 1, price: 41_200, offeredPrice: 41_200, total: 41_200 },
}
const CAMERA: Line = {
  ...LINE,
  ...{ position: 1, parcel: 2, offerId: 'p', price: 81_250, offeredPrice: 81_250, total: 81_250 },
  device: { id: 'canon-eos-r6', name: 'EOS R6', manufacturer: 'Canon', url: 'canon-eos-r6', categoryId: 'cameras' },
}
const CARRIER = { name: 'Paketwerk', trackingAddress: null, insuredSum: 50_000 }

/** A stored trade of one phone, sold by a person who does not exist. */
export const sampleTrade = (application: string, state: State = 'awaiting_shipment'): WholeTrade => ({
  id: '5f0c7f63-58f8-4be4-9d2f-6d9a33f0a3c1',
  accessId: 'AAAAAAAAAAAAAAAAAAAAAA',
  number: 'RV-1042170',
  application,
  state,
  business: false,
  customer: { firstName: 'Jürgen', lastName: 'Müßig', email: 'juergen@example.org', birthDate: '1980-02-03' },
  company: null,
  address: { street: 'Lindenstraße', houseNumber: '7a', postalCode: '10969', city: 'Berlin', country: 'DE' },
  paymentType: '13',
  maskedAccount: 'DE89 •••• •••• 3000',
  clientId: null,
  guestAccountId: null,
  soldLoggedIn: false,
  emailConfirmed: true,
  ifLower: null,
  carrier: null,
  total: 42_200,
  lockUntil: new Date('2026-12-04T23:30:00Z'),
  createdAt: new Date('2026-11-20T23:30:00Z'),
  lines: [LINE],
  voucher: { code: 'WILLKOMMEN10', kind: 'fixed', value: 1000, amount: 1000, minimum: 0 },
  history: state === 'awaiting_shipment' ? [] : [{ at: new Date('2026-11-27T10:00:00Z'), state, reason: 'sample' }],
  parcels: [],
})

/** The trades that a mail of this kind may be about: one for each form that it may have. */
export function sampleTrades(kind: TradeMailKind, application: string): readonly [WholeTrade, ...WholeTrade[]] {
  const inState = (state: State) => sampleTrade(application, state)
  switch (kind) {
    case 'trade_received': {
      const trade = inState('awaiting_shipment')
      return [
        { ...trade, carrier: CARRIER },
        { ...trade, carrier: CARRIER, lines: [LINE, CAMERA], ifLower: { kind: 'accept', downTo: 40_000 } },
        { ...trade, carrier: CARRIER, lines: [{ ...CAMERA, position: 0, parcel: 1 }], ifLower: { kind: 'return' } },
      ]
    }
    case 'first_parcel_received':
    case 'second_parcel_received':
      return [{ ...inState('in_transit'), lines: [{ ...LINE, state: 'received' }, CAMERA] }]
    case 'device_received':
      return [
        { ...inState('received'), lines: [{ ...LINE, state: 'received' }] },
        {
          ...inState('received'),
          lines: [
            { ...LINE, state: 'received' },
            { ...CAMERA, state: 'expired' },
          ],
        },
      ]
    case 'inspected_as_described':
      return [
        inState('payout_pending'),
        { ...inState('closed'), total: 0, voucher: null, lines: [{ ...LINE, price: 0, total: 0, state: 'accepted' }] },
      ]
    case 'return_sent':
      return [{ ...inState('return_in_progress'), lines: [{ ...LINE, state: 'return_in_progress' }] }]
    case 'trade_cancelled':
      return [inState('cancelled'), inState('return_in_progress')]
    case 'trade_paid':
      return [inState('paid'), { ...inState('paid'), paymentType: '2', maskedAccount: 'k•••@example.org' }]
  }
}
