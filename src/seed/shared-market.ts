import type { Market } from '@/domain/market/market'

/** The same start values for all six markets; editors may change each field for one market alone. */
export const SHARED_MARKET = {
  state: 'live',
  currency: 'EUR',
  indexable: true,
  searchDefault: false,
  selectedPaymentType: '13',
  paymentTypes: { directDebitSwift: '13', paypal: '2' },
  rating: { seal: false, slider: false, provider: 'Urteil24', score: 0, count: 0, sample: true, reviews: [] },
  brand: { name: 'Revalo', logoUrl: '/brand/revalo.svg', colour: '#0e5a3d' },
  headerLogo: { width: 114, height: 26 },
  switches: { newsletter: true, homeBanner: true, socialButtons: false, conditionsVideo: true, b2b: false },
  socialLinks: [],
  b2bTradeCap: 500_000,
  maxQuantityPerDevice: 5,
  promises: { priceLockDays: 14, payoutWorkingDays: 2, payoutCutOff: '14:00' },
  carrier: { trackingAddress: 'https://paketwerk.example/parcels/{parcel}', insuredSum: 50_000 },
} as const satisfies Partial<Market>

/** Fields that are derived from the locale. */
export const fromLocale = (locale: string) => ({
  locale,
  applicationId: `wkfs_${locale.replace('-', '_')}`,
  elasticIndexes: {
    aggregations: `wkfs_${locale.replace('-', '_').toLowerCase()}_aggregations`,
    devices: `wkfs_${locale.replace('-', '_').toLowerCase()}_devices`,
  },
})

/** Addresses that are derived from the market's code. `.example` is reserved, so none of them can reach a stranger. */
export const fromCode = (code: string) => ({
  code,
  domain: `${code}.revalo.example`,
  buyShopLink: `https://shop.${code}.revalo.example/`,
  sellShopUrl: `https://${code}.revalo.example/`,
  landingPageCodes: [`rv-${code}-home`, `rv-${code}-category`, `rv-${code}-device`],
})

/** The messaging adapter's name of each contact subject (M-18). */
export const messagingFor = (code: string) => ({
  account: `revalo-${code}`,
  subjects: {
    offer_question: 'offer',
    trade_status: 'trade',
    shipping_label: 'shipping',
    clarification: 'clarification',
    payout: 'payout',
    device_return: 'return',
    account_access: 'account',
    privacy_erasure: 'privacy',
    business_partner: 'business',
    other_feedback: 'feedback',
  },
})
