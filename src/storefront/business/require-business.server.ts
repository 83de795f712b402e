import 'server-only'
import type { Shop } from '@/domain/market/shop'
import { refusal } from '@/storefront/cart/refusal.server'

/** Answers 404 to business calls except on the business host of a market that buys from companies (M-07). */
export function requireBusiness({ business }: Pick<Shop, 'business'>, requestId: string): void {
  if (!business) throw refusal(404, 'not_found', requestId)
}
