import { endpoint } from '@/app/api/endpoint'
import { BusinessListRequest, LIST_LIMITS } from '@/contracts/business-list'
import { matchList } from '@/storefront/business/match-list.server'
import { requireBusiness } from '@/storefront/business/require-business.server'

export const POST = endpoint({
  rule: 'POST /api/business/lists',
  body: BusinessListRequest,
  maxBytes: LIST_LIMITS.bytes,
  run: ({ shop, body }) => {
    requireBusiness(shop)
    return matchList(shop, body.models)
  },
})
