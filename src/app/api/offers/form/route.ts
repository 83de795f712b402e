import { endpoint } from '@/app/api/endpoint'
import { seePage } from '@/runtime/reply'
import { OfferForm } from '@/storefront/catalog/product/offer-form'
import { offerOfForm } from '@/storefront/catalog/product/offer-of-form.server'

/** The question form without JavaScript (U-11). */
export const POST = endpoint({
  method: 'POST',
  path: '/api/offers/form',
  summary: 'The question form of a page without JavaScript: leads to the page of the offer.',
  who: 'anyone',
  body: { OfferForm },
  accepts: 'form',
  metric: 'offers',
  answers: { 303: 'page' },
  run: async ({ shop, body, sender }) => seePage(await offerOfForm(shop, body, sender)),
})
