import { askSecondLook } from '@/clients/clarifications-client'
import { endpoint } from '@/app/api/endpoint'
import { Clarification, ClarificationParams } from '@/contracts/clarifications'
import { ok } from '@/http/reply'

/** A lost answer is asked for again: the platform has one second look for each clarification (U-03). */
export const POST = endpoint({
  method: 'POST',
  path: '/api/clarifications/[id]/[trade]/second-look',
  summary: 'Asks once for a second look by another inspector. The offer stays acceptable, and the deadline waits.',
  who: 'holder',
  checks: ['id that belongs to the trade'],
  params: ClarificationParams,
  platformLimits: ['POST /clarifications/{id}/{trade}/second-look'],
  answers: { 200: { json: { Clarification } } },
  problems: { 404: ['not_found'], 409: ['already_answered'], 410: ['expired'] },
  run: async ({ params, sender }) => ok(await askSecondLook(params, sender)),
})
