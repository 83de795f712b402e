import type { ShopEvent, TrackedOffer } from '@/storefront/tracking/events'

const offer: TrackedOffer = {
  ...{ deviceId: 'apple-iphone-13', productName: 'Apple iPhone 13', category: 'phones', offerId: 'o1', conditionId: 'c1' },
  price: { amount: 41_250, currency: 'EUR' },
}
const voucher = { code: 'WELCOME', kind: 'fixed', value: 1000 } as const

/** One event for each fact that tracking knows. */
export const SAMPLE_EVENTS: Record<ShopEvent['name'], ShopEvent> = {
  touchpoint: { name: 'touchpoint' },
  deviceViewed: { name: 'deviceViewed', deviceId: offer.deviceId, productName: offer.productName, category: offer.category },
  searched: { name: 'searched', words: 2, results: 10 },
  offerGenerated: { name: 'offerGenerated', ...offer },
  addedToCart: { name: 'addedToCart', ...offer, quantity: 2 },
  voucherAccepted: { name: 'voucherAccepted', voucher },
  voucherRefused: { name: 'voucherRefused', code: 'expired' },
  traded: {
    ...{ name: 'traded', tradeId: 't1', transactionId: 'x1', method: 'paypal', voucher },
    total: { amount: 83_500, currency: 'EUR' },
    lines: [{ ...offer, quantity: 2 }],
  },
  loggedIn: { name: 'loggedIn' },
  registered: { name: 'registered' },
}
