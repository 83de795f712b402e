import { endpoint } from '@/app/api/endpoint'
import { confirmSubscription } from '@/clients/newsletter-client'
import { Accepted } from '@/contracts/account'
import { SubscriptionConfirmation } from '@/contracts/newsletter'
import { ok } from '@/http/reply'
import { requireNewsletter } from '@/storefront/newsletter/require-newsletter.server'

export const POST = endpoint({
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
})
