import { endpoint } from '@/app/api/endpoint'
import { OfferForm } from '@/storefront/catalog/product/offer-form'
import { offerOfForm } from '@/storefront/catalog/product/offer-of-form.server'

/** The question form without JavaScript: answers with the page that shows the offer (U-11). */
export const POST = endpoint({
  rule: 'POST /api/offers/form',
  accepts: 'form',
  body: OfferForm,
  run: async ({ shop, body, sender }) => {
    const location = await offerOfForm(shop, body, sender)
    return new Response(null, { status: 303, headers: { location } })
  },
})
