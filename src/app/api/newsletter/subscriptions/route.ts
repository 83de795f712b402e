import { endpoint } from '@/app/api/endpoint'
import { askForSubscription } from '@/clients/newsletter-client'
import type { Sender } from '@/clients/trade-client'
import { Accepted } from '@/contracts/account'
import { SubscriptionWish } from '@/contracts/newsletter'
import type { Shop } from '@/domain/market/shop'
import { type JsonReply, type PageReply, reply, seePage } from '@/http/reply'
import { requireNewsletter, SIGN_UP_ANCHOR } from '@/storefront/newsletter/require-newsletter.server'
import { shopPath } from '@/storefront/shop/shop-path'

/** A form of a page without JavaScript is answered with the page that shows the next step. */
export const POST = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  summary: 'Asks for the newsletter; a mail asks back. The answer is the same for every address.',
  who: 'anyone',
  body: { SubscriptionWish },
  accepts: 'form',
  platformLimits: ['POST /newsletter/subscriptions'],
  answers: { 202: { json: { Accepted } }, 303: 'page' },
  problems: { 404: ['newsletter_unavailable'] },
  run: ({ shop, body, request, sender }) => subscribe(shop, body.email, request.headers, sender),
})

/** Passes the subscription on: 202 for every address, or for a posted form the page that says what comes next. */
async function subscribe(
  shop: Shop,
  email: string,
  headers: Headers,
  sender: Sender,
): Promise<JsonReply<202, Accepted> | PageReply> {
  requireNewsletter(shop)
  const accepted = await askForSubscription(shop, email, sender)
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm) return reply(202, accepted)
  return seePage(`${shopPath(shop, 'newsletterStart')}#${SIGN_UP_ANCHOR}`)
}
