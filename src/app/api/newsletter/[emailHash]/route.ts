import { endpoint } from '@/app/api/endpoint'
import { endSubscription, enrichSubscription } from '@/clients/newsletter'
import { EmailHashParams, Enrichment } from '@/contracts/newsletter'
import { requireNewsletter } from '@/storefront/newsletter/require-newsletter.server'

export const PATCH = endpoint({
  rule: 'PATCH /api/newsletter/[emailHash]',
  params: EmailHashParams,
  body: Enrichment,
  run: ({ shop, params, body, sender }) => {
    requireNewsletter(shop)
    return enrichSubscription(params.emailHash, body, sender)
  },
})

/** Works in every market, so that everyone who has received a mail can unsubscribe (M-09). */
export const DELETE = endpoint({
  rule: 'DELETE /api/newsletter/[emailHash]',
  params: EmailHashParams,
  run: ({ params, sender }) => endSubscription(params.emailHash, sender),
})
