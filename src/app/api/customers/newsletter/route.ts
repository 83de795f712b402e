import { endpoint } from '@/app/api/endpoint'
import { readNewsletter } from '@/clients/customers'
import { CustomerNewsletterRequest } from '@/contracts/customers'
import { changeNewsletter } from '@/storefront/account/management/change-newsletter.server'

export const GET = endpoint({
  rule: 'GET /api/customers/newsletter',
  accounts: true,
  customer: true,
  run: ({ customer: { accessToken }, sender }) => readNewsletter({ accessToken, ...sender }),
})

export const PUT = endpoint({
  rule: 'PUT /api/customers/newsletter',
  accounts: true,
  customer: true,
  body: CustomerNewsletterRequest,
  run: ({ shop, body, customer: { accessToken }, sender }) => changeNewsletter(shop, body, { accessToken, ...sender }),
})
