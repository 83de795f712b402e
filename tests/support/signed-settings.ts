import { SHOP_SETTINGS_HEADER, signShopSettings, type ShopSettings } from '@/contracts/shop-settings'

/** The service secret of the platforms that tests start. */
export const TEST_SERVICE_SECRET = 'only-for-tests-0123456789-0123456789'

/** The settings that the shop of an application sends with its calls; the figures are those of the seed. */
export const settingsOf = (application: string, change: Partial<ShopSettings> = {}): ShopSettings => ({
  application,
  sender: { name: 'Revalo', address: 'kontakt@revalo.example', mailbox: 'kontakt@revalo.example' },
  limits: { businessTotal: 500_000 },
  recipient: { address: 'kontakt@revalo.example', messaging: { account: 'revalo-de', subject: 'trade' } },
  ...change,
})

/** The signed header of a request with this body; none where the body names no application. */
export function settingsHeader(body: unknown, secret = TEST_SERVICE_SECRET): Record<string, string> {
  const application = typeof body === 'object' && body !== null && 'application' in body ? body.application : null
  if (typeof application !== 'string' || application === '') return {}
  return { [SHOP_SETTINGS_HEADER]: signShopSettings(secret, settingsOf(application), Date.now()) }
}
