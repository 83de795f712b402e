import { endpoint } from '@/app/api/endpoint'
import { endSubscription, enrichSubscription } from '@/clients/newsletter-client'
import { Accepted } from '@/contracts/account'
import { EmailHashParams, Enrichment } from '@/contracts/newsletter'
import { ok } from '@/http/reply'
import { requireNewsletter } from '@/storefront/newsletter/require-newsletter.server'

export const PATCH = endpoint({
  method: 'PATCH',
  path: '/api/newsletter/[emailHash]',
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
})

/** Works in every market, so that everyone who has received a mail can unsubscribe (M-09). */
export const DELETE = endpoint({
  method: 'DELETE',
  path: '/api/newsletter/[emailHash]',
  summary: 'Ends a subscription, in every market. Safe to repeat; the answer is the same for every hash.',
  who: 'holder',
  params: EmailHashParams,
  answers: { 200: { json: { Accepted } } },
  run: async ({ params, sender }) => ok(await endSubscription(params.emailHash, sender)),
})
