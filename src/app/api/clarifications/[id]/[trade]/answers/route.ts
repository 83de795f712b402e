import { answerClarification } from '@/clients/clarifications-client'
import { endpoint } from '@/app/api/endpoint'
import { Clarification, ClarificationAnswers, ClarificationParams } from '@/contracts/clarifications'
import { ok } from '@/http/reply'

/** The first answer wins; the platform decides which one that is (T-07). */
export const POST = endpoint({
  method: 'POST',
  path: '/api/clarifications/[id]/[trade]/answers',
  summary: 'The seller’s decision for each device. The first answer counts.',
  who: 'holder',
  checks: ['id that belongs to the trade'],
  params: ClarificationParams,
  body: { ClarificationAnswers },
  platformLimits: ['POST /clarifications/{id}/{trade}/answers'],
  answers: { 200: { json: { Clarification } } },
  problems: { 404: ['not_found'], 409: ['already_answered'], 410: ['expired'], 422: ['invalid_request'] },
  run: async ({ params, body, sender }) => ok(await answerClarification(params, body, sender)),
})
