import { endpoint } from '@/app/api/endpoint'
import { Accepted } from '@/contracts/account'
import { SubscriptionWish } from '@/contracts/newsletter'
import { subscribe } from '@/storefront/newsletter/subscribe.server'

/** A form of a page without JavaScript is answered with the page that shows the next step. */
export const POST = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  summary: 'Asks for the newsletter; a mail asks back. The answer is the same for every address.',
  who: 'anyone',
  body: { SubscriptionWish },
  accepts: 'form',
  limit: 'twenty of a visitor in an hour, three mails a day to one address',
  answers: { 202: { json: { Accepted } }, 303: 'page' },
  problems: { 404: ['newsletter_unavailable'] },
  run: ({ shop, body, request, sender }) => subscribe(shop, body.email, request.headers, sender),
})
