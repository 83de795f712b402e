import { endpoint } from '@/app/api/endpoint'
import { previewOffer } from '@/clients/trade'
import { OwnOfferRequest } from '@/contracts/own-offers'

export const POST = endpoint({
  rule: 'POST /api/offers/previews',
  body: OwnOfferRequest,
  run: ({ shop, body, sender }) => previewOffer(shop, { ...body, business: shop.business }, sender),
})
