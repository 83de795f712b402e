import 'server-only'
import type { Shop } from '@/domain/market/shop'
import { refusal } from '@/storefront/cart/refusal.server'

/** Answers 404 to sign-up and enrichment where the market has switched the newsletter off (M-09). */
export function requireNewsletter({ market }: Pick<Shop, 'market'>, requestId: string | undefined): void {
  if (!market.switches.newsletter) throw refusal(404, 'newsletter_unavailable', requestId)
}
