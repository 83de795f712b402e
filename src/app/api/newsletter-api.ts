import {
  askForSubscription,
  confirmSubscription,
  countReason,
  endSubscription,
  enrichSubscription,
} from '@/clients/newsletter-client'
import type { Sender } from '@/clients/trade-client'
import { Accepted } from '@trade-in-shop/contracts/account'
import { type JsonReply, ok, type PageReply, reply, seePage } from '@trade-in-shop/contracts/endpoint'
import {
  EmailHashParams,
  Enrichment,
  LeavingWish,
  SubscriptionConfirmation,
  SubscriptionWish,
} from '@trade-in-shop/contracts/newsletter'
import type { Shop } from '@/domain/routing/shop'
import { requireNewsletter, SIGN_UP_ANCHOR } from '@/storefront/newsletter/require-newsletter.server'
import { shopPath } from '@/storefront/shop/shop-path'
import { endpoint, type OwnEndpoint } from './own-endpoint'

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

export const newsletterApi: readonly OwnEndpoint[] = [
  /** A form of a page without JavaScript is answered with the page that shows the next step. */
  endpoint({
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
  }),
  endpoint({
    method: 'POST',
    path: '/api/newsletter/confirmations',
    summary: 'The button on the page that the mail leads to.',
    who: 'holder',
    body: { SubscriptionConfirmation },
    answers: { 200: { json: { Accepted } } },
    problems: { 404: ['newsletter_unavailable'], 410: ['token_invalid'] },
    run: async ({ shop, body, sender }) => {
      requireNewsletter(shop)
      return ok(await confirmSubscription(body, sender))
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/newsletter/{emailHash}',
    summary: 'Adds to a subscription; what is stored is never shown. The answer is the same for every hash.',
    who: 'holder',
    params: EmailHashParams,
    body: { Enrichment },
    answers: { 200: { json: { Accepted } } },
    problems: { 404: ['newsletter_unavailable'] },
    run: async ({ shop, params, body, sender }) => {
      requireNewsletter(shop)
      return ok(await enrichSubscription(params.emailHash, body, sender))
    },
  }),
  /** Works in every market, so that everyone who has received a mail can unsubscribe (M-09). */
  endpoint({
    method: 'DELETE',
    path: '/api/newsletter/{emailHash}',
    summary: 'Ends a subscription, in every market. Safe to repeat; the answer is the same for every hash.',
    who: 'holder',
    params: EmailHashParams,
    answers: { 200: { json: { Accepted } } },
    run: async ({ params, sender }) => ok(await endSubscription(params.emailHash, sender)),
  }),
  /** The mail provider posts it in any format, so the body is not read. */
  endpoint({
    method: 'POST',
    path: '/api/newsletter/unsubscribe/{emailHash}',
    summary: 'One click in the mail program (RFC 8058). The answer is the same for every hash, and again.',
    who: 'holder',
    params: EmailHashParams,
    answers: { 200: { json: { Accepted } } },
    run: async ({ params, sender }) => ok(await endSubscription(params.emailHash, sender)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/newsletter/unsubscribe/{emailHash}',
    summary: 'The same address opened by a person or a scanner: changes nothing and leads to the page with the button.',
    who: 'anyone',
    params: EmailHashParams,
    answers: { 303: 'page' },
    run: ({ shop, params }) => seePage(shopPath(shop, 'newsletterUnsubscribe', params)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/newsletter/reasons',
    summary: 'Why a reader left, without a link to a person.',
    who: 'anyone',
    body: { LeavingWish },
    platformLimits: ['POST /newsletter/reasons'],
    answers: { 200: { json: { Accepted } } },
    run: async ({ shop, body, sender }) => ok(await countReason(shop, body.reason, sender)),
  }),
]
