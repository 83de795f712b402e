import { endpoint } from '@/app/api/endpoint'
import { createOffer } from '@/clients/trade'
import { OwnOfferRequest } from '@/contracts/own-offers'

export const POST = endpoint({
  rule: 'POST /api/offers',
  body: OwnOfferRequest,
  run: async ({ shop, body, clientKey, requestId }) => {
    const offer = await createOffer(shop, { ...body, business: shop.business }, { clientKey, requestId })
    return Response.json(offer, { status: 201 })
  },
})
