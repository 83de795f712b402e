import { answerClarification } from '@/clients/clarifications'
import { endpoint } from '@/app/api/endpoint'
import { ClarificationAnswers, ClarificationParams } from '@/contracts/clarifications'

/** The first answer wins; the platform decides which one that is (T-07). */
export const POST = endpoint({
  rule: 'POST /api/clarifications/[id]/[trade]/answers',
  params: ClarificationParams,
  body: ClarificationAnswers,
  run: ({ params, body, sender }) => answerClarification(params, body, sender),
})
