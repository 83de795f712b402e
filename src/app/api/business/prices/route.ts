import { endpoint } from '@/app/api/endpoint'
import { BusinessPrices, BusinessPricesRequest } from '@/contracts/business-list'
import { ok } from '@/http/reply'
import { priceList } from '@/storefront/business/price-list.server'
import { BUSINESS_HOST, requireBusiness } from '@/storefront/business/require-business.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/business/prices',
  summary: 'Today’s prices of working and of defective devices (P-16). Nothing is stored.',
  who: 'anyone',
  checks: [BUSINESS_HOST],
  body: { BusinessPricesRequest },
  answers: { 200: { json: { BusinessPrices } } },
  run: async ({ shop, body, sender }) => {
    requireBusiness(shop)
    return ok({ lines: await priceList(shop, body.devices, sender) })
  },
})
