import 'server-only'
import { ApiError } from '@/runtime/api-problem'
import { createOffer, type Sender } from '@/clients/trade'
import type { Shop } from '@/domain/market/shop'
import { shopPath } from '@/storefront/shop/shop-path'
import { NO_OFFER, wishOf, type OfferForm } from './offer-form'

const DEVICE_URL = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Creates the offer of a posted form; returns the address of the page that shows it or says what is missing. */
export async function offerOfForm(shop: Shop, form: OfferForm, sender: Sender): Promise<string> {
  const wish = wishOf(form)
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
