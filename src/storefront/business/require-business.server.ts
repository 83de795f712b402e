import 'server-only'
import type { Shop } from '@/domain/shop'
import { refusal } from '@/storefront/cart/refusal.server'

/** Business calls exist where the host is a business host of a market that buys from companies, and nowhere else (M-07). */
export function requireBusiness({ business }: Pick<Shop, 'business'>, requestId: string): void {
  if (!business) throw refusal(404, 'not_found', requestId)
}
