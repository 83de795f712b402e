import 'server-only'
import type { Shop } from '@/domain/market/shop'
import { apiError } from '@/http/api-problem'

/** For the security table. */
export const BUSINESS_HOST = 'host of a market that buys from companies, else 404'

/** Answers 404 to business calls except on the business host of a market that buys from companies (M-07). */
export function requireBusiness({ business }: Pick<Shop, 'business'>): void {
  if (!business) throw apiError(404, 'not_found')
}
