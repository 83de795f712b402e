import { ApplicationFacts } from '@trade-in-shop/contracts/applications'
import type { ShopSettings } from '@trade-in-shop/contracts/shop-settings'
import { call } from './http'
import { buildShopSettings, type ShopWithSettings } from './shop-settings-header'

const readApplicationFacts = (applicationId: string, settings?: ShopSettings): Promise<ApplicationFacts> =>
  call({
    upstream: 'trade',
    method: 'GET',
    path: `/applications/${encodeURIComponent(applicationId)}`,
    answer: ApplicationFacts,
    settings,
  })

/**
 * What the platform can do for an application id. For an unknown id it is asked again with the settings of the shop, from which
 * a platform learns the market. Throws `ApiError` when the platform is unreachable, which differs from `known: false`.
 */
export async function askPlatform(applicationId: string, shop: ShopWithSettings | undefined): Promise<ApplicationFacts> {
  const facts = await readApplicationFacts(applicationId)
  return facts.known || !shop ? facts : readApplicationFacts(applicationId, buildShopSettings(shop))
}
