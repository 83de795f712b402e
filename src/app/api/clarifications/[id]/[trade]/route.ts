import { readClarification } from '@/clients/clarifications'
import { endpoint } from '@/app/api/endpoint'
import { ClarificationParams } from '@/contracts/clarifications'
import { found } from '@/storefront/cart/refusal.server'

/** Reading decides nothing, however often it is called (security 20). */
export const GET = endpoint({
  rule: 'GET /api/clarifications/[id]/[trade]',
  params: ClarificationParams,
  run: async ({ params, sender, requestId }) => found(await readClarification(params, sender), requestId),
})
