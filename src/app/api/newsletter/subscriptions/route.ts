import { endpoint } from '@/app/api/endpoint'
import { SubscriptionWish } from '@/contracts/newsletter'
import { subscribe } from '@/storefront/newsletter/subscribe.server'

/** Also accepts the form without JavaScript, and then answers with the page that shows the next step. */
export const POST = endpoint({
  rule: 'POST /api/newsletter/subscriptions',
  accepts: 'form',
  body: SubscriptionWish,
  run: ({ shop, body, request, sender }) => subscribe(shop, body.email, request.headers, sender),
})
