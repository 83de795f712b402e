import { endpoint } from '@/app/api/endpoint'
import { BusinessPricesRequest } from '@/contracts/business-list'
import { priceList } from '@/storefront/business/price-list.server'
import { requireBusiness } from '@/storefront/business/require-business.server'

export const POST = endpoint({
  rule: 'POST /api/business/prices',
  body: BusinessPricesRequest,
  run: async ({ shop, body, sender }) => {
    requireBusiness(shop)
    return { lines: await priceList(shop, body.devices, sender) }
  },
})
