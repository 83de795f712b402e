import { endpoint } from '@/app/api/endpoint'
import { type CustomerSender, putNewsletter, readNewsletter } from '@/clients/customers-client'
import { CustomerNewsletter, CustomerNewsletterRequest } from '@/contracts/customers'
import type { Shop } from '@/domain/market/shop'
import { apiError } from '@/http/api-problem'
import { ok } from '@/http/reply'

export const GET = endpoint({
  method: 'GET',
  path: '/api/customers/newsletter',
  summary: 'The subscription.',
  who: 'customer',
  answers: { 200: { json: { CustomerNewsletter } } },
  run: async ({ customer: { accessToken }, sender }) => ok(await readNewsletter({ accessToken, ...sender })),
})

export const PUT = endpoint({
  method: 'PUT',
  path: '/api/customers/newsletter',
  summary: 'Asks for the newsletter’s double opt-in, or leaves it.',
  who: 'customer',
  body: { CustomerNewsletterRequest },
  answers: { 200: { json: { CustomerNewsletter } } },
  problems: { 422: ['newsletter_unavailable'] },
  run: async ({ shop, body, customer: { accessToken }, sender }) =>
    ok(await changeNewsletter(shop, body, { accessToken, ...sender })),
})

/** Unsubscribing works everywhere; a market without a newsletter refuses subscriptions (M-09). */
function changeNewsletter(
  shop: Shop,
  { subscribed }: { subscribed: boolean },
  sender: CustomerSender,
): Promise<CustomerNewsletter> {
  if (subscribed && !shop.market.switches.newsletter) throw apiError(422, 'newsletter_unavailable')
  return putNewsletter(sender, { subscribed })
}
