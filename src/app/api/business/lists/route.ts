import { endpoint } from '@/app/api/endpoint'
import { BusinessListAnswer, BusinessListRequest, LIST_LIMITS } from '@/contracts/business-list'
import { ok } from '@/http/reply'
import { matchList } from '@/storefront/business/match-list.server'
import { BUSINESS_HOST, requireBusiness } from '@/storefront/business/require-business.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/business/lists',
  summary: 'Which devices the models of a list are: sure, to be chosen, or not found (P-16). Nothing is stored.',
  who: 'anyone',
  checks: [BUSINESS_HOST],
  body: { BusinessListRequest },
  maxBytes: LIST_LIMITS.bytes,
  answers: { 200: { json: { BusinessListAnswer } } },
  run: async ({ shop, body }) => {
    requireBusiness(shop)
    return ok(await matchList(shop, body.models))
  },
})
