import { endpoint } from '@/app/api/endpoint'
import { endSubscription } from '@/clients/newsletter'
import { EmailHashParams } from '@/contracts/newsletter'
import { shopPath } from '@/storefront/shop/shop-path'

/** One click in the mail program (RFC 8058): the mail provider posts it in any format, so the body is not read. */
export const POST = endpoint({
  rule: 'POST /api/newsletter/unsubscribe/[emailHash]',
  params: EmailHashParams,
  run: ({ params, sender }) => endSubscription(params.emailHash, sender),
})

/** The same address opened by a person or a scanner: changes nothing and redirects to the page with the button. */
export const GET = endpoint({
  rule: 'GET /api/newsletter/unsubscribe/[emailHash]',
  params: EmailHashParams,
  run: ({ shop, params }) => {
    const location = shopPath(shop, 'newsletterUnsubscribe', params)
    return new Response(null, { status: 303, headers: { location } })
  },
})
