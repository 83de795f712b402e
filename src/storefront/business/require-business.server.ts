import 'server-only'
import type { Shop } from '@/domain/market/shop'
import { apiError } from '@/runtime/api-problem'

/** Answers 404 to business calls except on the business host of a market that buys from companies (M-07). */
export function requireBusiness({ business }: Pick<Shop, 'business'>): void {
  if (!business) throw apiError(404, 'not_found')
}
