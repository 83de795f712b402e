import { endpoint } from '@/app/api/endpoint'
import { BusinessOffersRequest } from '@/contracts/business-list'
import { offersOfList } from '@/storefront/business/price-list.server'
import { requireBusiness } from '@/storefront/business/require-business.server'

export const POST = endpoint({
  rule: 'POST /api/business/offers',
  body: BusinessOffersRequest,
  run: async ({ shop, body, sender }) => {
    requireBusiness(shop)
    return Response.json({ lines: await offersOfList(shop, body.devices, sender) }, { status: 201 })
  },
})
