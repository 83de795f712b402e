import { endpoint } from '@/app/api/endpoint'
import { createOffer, type Sender } from '@/clients/trade-client'
import type { Shop } from '@/domain/market/shop'
import { ApiError } from '@/http/api-problem'
import { seePage } from '@/http/reply'
import { NO_OFFER, OfferForm, readOfferForm } from '@/storefront/catalog/product/offer-form'
import { shopPath } from '@/storefront/shop/shop-path'

/** The question form without JavaScript (U-11). */
export const POST = endpoint({
  method: 'POST',
  path: '/api/offers/form',
  summary: 'The question form of a page without JavaScript: leads to the page of the offer.',
  who: 'anyone',
  body: { OfferForm },
  accepts: 'form',
  platformLimits: ['POST /offers'],
  metric: 'offers',
  answers: { 303: 'page' },
  run: async ({ shop, body, sender }) => seePage(await offerOfForm(shop, body, sender)),
})

const DEVICE_URL = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Creates the offer of a posted form; returns the address of the page that shows it or says what is missing. */
async function offerOfForm(shop: Shop, form: OfferForm, sender: Sender): Promise<string> {
  const wish = readOfferForm(form)
  // A device's id is its url (`contracts/search.ts`); any other text cannot be an address of this shop.
  if (!wish || !DEVICE_URL.test(wish.deviceId)) return shopPath(shop, 'home')
  const product = shopPath(shop, 'product', { pdp: wish.deviceId })
  const offer = await createOffer(shop, { ...wish, business: shop.business }, sender).then(
    ({ offerId }) => offerId,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return error.status === 422 ? NO_OFFER.incomplete : NO_OFFER.away
    },
  )
  return `${product}?offer=${encodeURIComponent(offer)}`
}
