import { endpoint } from '@/app/api/endpoint'
import { BusinessPrices, BusinessPricesRequest } from '@/contracts/device-list'
import { LIST_LIMITS } from '@/contracts/limits'
import { ok } from '@/http/reply'
import { BUSINESS_HOST, priceList, requireBusiness } from '@/storefront/business/price-list.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/business/prices',
  summary: 'Today’s prices of working and of defective devices (P-16). Nothing is stored.',
  who: 'anyone',
  checks: [BUSINESS_HOST],
  body: { BusinessPricesRequest },
  limits: [{ key: 'visitor', most: 10 * LIST_LIMITS.lines, perSeconds: 3600 }],
  cost: { unit: 'lines', count: ({ devices }) => devices.length },
  answers: { 200: { json: { BusinessPrices } } },
  run: async ({ shop, body, sender }) => {
    requireBusiness(shop)
    return ok({ lines: await priceList(shop, body.devices, sender) })
  },
})
