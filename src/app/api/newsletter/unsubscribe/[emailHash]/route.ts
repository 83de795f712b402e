import { endpoint } from '@/app/api/endpoint'
import { endSubscription } from '@/clients/newsletter-client'
import { Accepted } from '@/contracts/account'
import { EmailHashParams } from '@/contracts/newsletter'
import { ok, seePage } from '@/http/reply'
import { shopPath } from '@/storefront/shop/shop-path'

/** The mail provider posts it in any format, so the body is not read. */
export const POST = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/[emailHash]',
  summary: 'One click in the mail program (RFC 8058). The answer is the same for every hash, and again.',
  who: 'holder',
  params: EmailHashParams,
  answers: { 200: { json: { Accepted } } },
  run: async ({ params, sender }) => ok(await endSubscription(params.emailHash, sender)),
})

export const GET = endpoint({
  method: 'GET',
  path: '/api/newsletter/unsubscribe/[emailHash]',
  summary: 'The same address opened by a person or a scanner: changes nothing and leads to the page with the button.',
  who: 'anyone',
  params: EmailHashParams,
  answers: { 303: 'page' },
  run: ({ shop, params }) => seePage(shopPath(shop, 'newsletterUnsubscribe', params)),
})
