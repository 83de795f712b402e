import 'server-only'
import { putNewsletter, type CustomerSender } from '@/clients/customers'
import type { CustomerNewsletter } from '@/contracts/customers'
import type { Shop } from '@/domain/market/shop'
import { apiError } from '@/runtime/api-problem'

/** Unsubscribing works everywhere; a market without a newsletter refuses subscriptions (M-09). */
export function changeNewsletter(
  shop: Shop,
  { subscribed }: { subscribed: boolean },
  sender: CustomerSender,
): Promise<CustomerNewsletter> {
  if (subscribed && !shop.market.switches.newsletter) throw apiError(422, 'newsletter_unavailable')
  return putNewsletter(sender, { subscribed })
}
