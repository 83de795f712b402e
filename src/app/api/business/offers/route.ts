import { endpoint } from '@/app/api/endpoint'
import { BusinessOffers, BusinessOffersRequest } from '@/contracts/device-list'
import { reply } from '@/http/reply'
import { BUSINESS_HOST, offersOfList, requireBusiness } from '@/storefront/business/price-list.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/business/offers',
  summary: 'Business offers for the cart, each line for itself (P-16).',
  who: 'anyone',
  checks: [BUSINESS_HOST],
  body: { BusinessOffersRequest },
  platformLimits: ['POST /offers'],
  metric: 'offers',
  answers: { 201: { json: { BusinessOffers } } },
  run: async ({ shop, body, sender }) => {
    requireBusiness(shop)
    return reply(201, { lines: await offersOfList(shop, body.devices, sender) })
  },
})
