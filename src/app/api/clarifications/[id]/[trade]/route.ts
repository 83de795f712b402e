import { readClarification } from '@/clients/clarifications-client'
import { endpoint } from '@/app/api/endpoint'
import { Clarification, ClarificationParams } from '@/contracts/clarifications'
import { requireValue } from '@/http/api-problem'
import { ok } from '@/http/reply'

/** Reading decides nothing, however often it is called (security 20). */
export const GET = endpoint({
  method: 'GET',
  path: '/api/clarifications/[id]/[trade]',
  summary: 'What inspection found, and at which price; reading it decides nothing.',
  who: 'holder',
  checks: ['id that belongs to the trade'],
  params: ClarificationParams,
  platformLimits: ['GET /clarifications/{id}/{trade}'],
  answers: { 200: { json: { Clarification } } },
  run: async ({ params, sender }) => ok(requireValue(await readClarification(params, sender))),
})
