import { readClarification } from '@/clients/clarifications'
import { endpoint } from '@/app/api/endpoint'
import { ClarificationParams } from '@/contracts/clarifications'
import { found } from '@/runtime/api-problem'

/** Reading decides nothing, however often it is called (security 20). */
export const GET = endpoint({
  rule: 'GET /api/clarifications/[id]/[trade]',
  params: ClarificationParams,
  run: async ({ params, sender }) => found(await readClarification(params, sender)),
})
