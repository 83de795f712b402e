import { endpoint } from '@/app/api/endpoint'
import { confirmSubscription } from '@/clients/newsletter'
import { SubscriptionConfirmation } from '@/contracts/newsletter'
import { requireNewsletter } from '@/storefront/newsletter/require-newsletter.server'

export const POST = endpoint({
  rule: 'POST /api/newsletter/confirmations',
  body: SubscriptionConfirmation,
  run: ({ shop, body, sender }) => {
    requireNewsletter(shop)
    return confirmSubscription(body, sender)
  },
})
