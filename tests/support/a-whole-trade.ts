import type { WholeTrade } from '@platform/trades/trade-store'

/** A stored trade of one phone, as the mails and the label get it. */
export const aWholeTrade = (change: Partial<WholeTrade> = {}): WholeTrade => ({
  id: '5f0c7f63-58f8-4be4-9d2f-6d9a33f0a3c1',
  accessId: 'AAAAAAAAAAAAAAAAAAAAAA',
  number: 'RV-1042170',
  application: 'wkfs_de_DE',
  state: 'awaiting_shipment',
  business: false,
  customer: { firstName: 'Jürgen', lastName: 'Müßig', email: 'juergen@example.org', birthDate: '1980-02-03' },
  company: null,
  address: { street: 'Lindenstraße', houseNumber: '7a', postalCode: '10969', city: 'Berlin', country: 'DE' },
  paymentType: '13',
  maskedAccount: 'DE89 •••• •••• 3000',
  clientId: null,
  guestAccountId: null,
  soldLoggedIn: false,
  ifLower: null,
  total: 42_200,
  lockUntil: new Date('2026-12-04T23:30:00Z'),
  createdAt: new Date('2026-11-20T23:30:00Z'),
  lines: [
    {
      ...{
        position: 0,
        offerId: 'o',
        offerState: 'locked',
        conditionId: 'c',
        answers: [],
        priceListVersion: 1,
        state: 'awaiting_shipment',
        parcel: 1,
      },
      device: {
        id: 'apple-iphone-13-128gb',
        name: 'iPhone 13 128 GB',
        manufacturer: 'Apple',
        url: 'apple-iphone-13-128gb',
        categoryId: 'phones',
      },
      ...{ quantity: 1, price: 41_200, total: 41_200 },
    },
  ],
  voucher: { code: 'WILLKOMMEN10', kind: 'fixed', value: 1000, amount: 1000 },
  history: [],
  parcels: [],
  ...change,
})
