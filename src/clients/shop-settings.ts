import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContactRecipient, ShopSettings } from '@/contracts/shop-settings'
import type { Market } from '@/domain/market/market'
import { processWide } from '@/runtime/process-wide'

type MarketSettings = Pick<Market, 'applicationId' | 'contact' | 'b2bTradeCap'>

/** The settings of a market that the shop sends with its calls. */
export const shopSettingsOf = (market: MarketSettings, recipient?: ContactRecipient): ShopSettings => ({
  application: market.applicationId,
  sender: { name: market.contact.fromName, address: market.contact.fromAddress, mailbox: market.contact.toAddress },
  limits: { businessTotal: market.b2bTradeCap },
  ...(recipient && { recipient }),
})

const storage = () => processWide('clients.shop-settings', () => new AsyncLocalStorage<MarketSettings>())

/** Every changing call to the platform within `run` sends the settings of this market. */
export const withShopSettings = <T>(market: MarketSettings, run: () => T): T => storage().run(market, run)

export function currentShopSettings(): ShopSettings | null {
  const market = storage().getStore()
  return market ? shopSettingsOf(market) : null
}
