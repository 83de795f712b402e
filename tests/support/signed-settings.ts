import { expect } from 'vitest'
import {
  type MarketFacts,
  SHOP_SETTINGS_HEADER,
  signingTime,
  signShopSettings,
  type ShopSettings,
} from '@trade-in-shop/contracts/shop-settings'
import { findFacts } from './platform-markets'

/** The service secret of the platforms that tests start. */
export const TEST_SERVICE_SECRET = 'only-for-tests-0123456789-0123456789'

/** The facts of a market of the demo; another operator's are guessed from its application id. */
function marketOf(application: string): MarketFacts | null {
  const [locale = '', region = ''] =
    application
      .slice(5)
      .replace('_', '-')
      .match(/^[a-z]{2}-([A-Z]{2})$/) ?? []
  const isRegion = region !== '' && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined
  const more = { businessAllowed: true, newsletter: true, origin: 'http://localhost:3000' } as const
  const guessed = isRegion ? ({ locale, country: region, timeZone: 'Europe/Berlin', currency: 'EUR', ...more } as const) : null
  return findFacts(application) ?? guessed
}

/** The settings that the shop of an application sends with its calls; the figures are those of the seed. */
export const makeSettings = (application: string, change: Partial<ShopSettings> = {}): ShopSettings => ({
  application,
  market: marketOf(application) ?? expect.unreachable(`${application} is no application`),
  sender: { name: 'Revalo', address: 'kontakt@revalo.example', mailbox: 'kontakt@revalo.example' },
  limits: { businessTotal: 500_000, piecesPerDevice: 5 },
  carrier: { name: 'Paketwerk', trackingAddress: 'https://paketwerk.example/parcels/{parcel}', insuredSum: 50_000 },
  recipient: { address: 'kontakt@revalo.example', messaging: { account: 'revalo-de', subject: 'trade' } },
  ...change,
})

/** The signed header of a request with this body; none where the body names no application. */
export function settingsHeader(body: unknown, secret = TEST_SERVICE_SECRET): Record<string, string> {
  const application = typeof body === 'object' && body !== null && 'application' in body ? body.application : null
  if (typeof application !== 'string' || !marketOf(application)) return {}
  return { [SHOP_SETTINGS_HEADER]: signShopSettings(secret, makeSettings(application), signingTime(Date.now())) }
}
