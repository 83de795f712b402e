import { endpoint } from '@/app/api/endpoint'
import { createOffer } from '@/clients/trade'
import { OwnOfferRequest } from '@/contracts/own-offers'

export const POST = endpoint({
  rule: 'POST /api/offers',
  body: OwnOfferRequest,
  run: async ({ shop, body, sender }) => {
    const offer = await createOffer(shop, { ...body, business: shop.business }, sender)
    return Response.json(offer, { status: 201 })
  },
})
