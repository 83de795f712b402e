import { endpoint } from '@/app/api/endpoint'
import { readNewsletter } from '@/clients/customers'
import { CustomerNewsletter, CustomerNewsletterRequest } from '@/contracts/customers'
import { ok } from '@/runtime/reply'
import { changeNewsletter } from '@/storefront/account/management/change-newsletter.server'

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
