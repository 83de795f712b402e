import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContactRecipient, MarketBrand, ShopSettings } from '@trade-in-shop/contracts/shop-settings'
import { type Market, saleLimits } from '@/domain/market/market'
import type { RouteMap } from '@/domain/routing/route-map'
import { screenRow } from '@/domain/routing/screens'
import { processWide } from '@trade-in-shop/runtime/process-wide'

type SettingsOfStaff =
  | 'applicationId'
  | 'contact'
  | 'b2bTradeCap'
  | 'maxQuantityPerDevice'
  | 'locale'
  | 'country'
  | 'timeZone'
  | 'currency'
  | 'switches'
  | 'promises'
  | 'carrier'
  | 'brand'
  | 'headerLogo'
  | 'footerShippingLogo'

export type ShopWithSettings = Readonly<{ market: Pick<Market, SettingsOfStaff>; indexOrigin: string; routes: RouteMap }>

/** Nothing where staff have neither said where parcels are tracked nor what they are insured for. */
function carrierOf({ carrier, footerShippingLogo }: ShopWithSettings['market']): Pick<ShopSettings, 'carrier'> {
  const { trackingAddress, insuredSum } = carrier
  if (trackingAddress === null && insuredSum === null) return {}
  return { carrier: { name: footerShippingLogo.name, trackingAddress, insuredSum } }
}

/** Mail programs show no SVG: beside each of its own, the shop has a PNG of the same name. */
function brandOf({ brand: { name, colour, logoUrl }, headerLogo }: ShopWithSettings['market']): MarketBrand {
  const address = (logoUrl ?? '').replace(/^(\/brand\/[\w-]+)\.svg$/, '$1.png')
  return { name, colour, logo: /\.(?:png|jpe?g|gif|webp)$/i.test(address) ? { address, ...headerLogo } : null }
}

/** The patterns of the screens that mails lead to, where the market has its own: those with a secret, and the account's. */
const mailPaths = (routes: RouteMap): { english: string; own: string }[] =>
  routes.flatMap(({ screen, pattern, canonical, own }) => {
    const { english, secret } = screenRow(screen)
    return own && canonical && secret ? [{ english, own: pattern }] : []
  })

export const buildShopSettings = (
  { market, indexOrigin, routes }: ShopWithSettings,
  recipient?: ContactRecipient,
): ShopSettings => ({
  application: market.applicationId,
  market: {
    locale: market.locale,
    country: market.country,
    timeZone: market.timeZone,
    currency: market.currency,
    brand: brandOf(market),
    businessAllowed: market.switches.b2b,
    newsletter: market.switches.newsletter,
    payoutWorkingDays: market.promises.payoutWorkingDays,
    payoutCutOff: market.promises.payoutCutOff,
    priceLockDays: market.promises.priceLockDays,
    origin: indexOrigin,
    paths: mailPaths(routes),
  },
  sender: { name: market.contact.fromName, address: market.contact.fromAddress, mailbox: market.contact.toAddress },
  limits: saleLimits(market),
  ...carrierOf(market),
  ...(recipient && { recipient }),
})

const storage = () => processWide('clients.shop-settings', () => new AsyncLocalStorage<ShopWithSettings>())

/** Every changing call to the platform within `run` sends the settings of this shop. */
export const withShopSettings = <T>(shop: ShopWithSettings, run: () => T): T => storage().run(shop, run)

/** The application of the shop whose API is called; null outside a call. */
export const currentApplication = (): string | null => storage().getStore()?.market.applicationId ?? null

export function currentShopSettings(): ShopSettings | null {
  const shop = storage().getStore()
  return shop ? buildShopSettings(shop) : null
}
