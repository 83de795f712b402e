import { answerClarification, askSecondLook, clarificationPhoto, readClarification } from '@/clients/clarifications-client'
import {
  Clarification,
  ClarificationAnswers,
  ClarificationParams,
  ClarificationPhotoParams,
} from '@trade-in-shop/contracts/clarifications'
import { file, ok } from '@trade-in-shop/contracts/endpoint'
import { requireValue } from '@/http/api-problem'
import { endpoint, type OwnEndpoint } from './own-endpoint'

export const clarificationsApi: readonly OwnEndpoint[] = [
  /** Reading decides nothing, however often it is called (security 20). */
  endpoint({
    method: 'GET',
    path: '/api/clarifications/{id}/{trade}',
    summary: 'What inspection found, and at which price; reading it decides nothing.',
    who: 'holder',
    checks: ['id that belongs to the trade'],
    params: ClarificationParams,
    platformLimits: ['GET /clarifications/{id}/{trade}'],
    answers: { 200: { json: { Clarification } } },
    run: async ({ params, sender }) => ok(requireValue(await readClarification(params, sender))),
  }),
  /** The first answer wins; the platform decides which one that is (T-07). */
  endpoint({
    method: 'POST',
    path: '/api/clarifications/{id}/{trade}/answers',
    summary: 'The seller’s decision for each device. The first answer counts.',
    who: 'holder',
    checks: ['id that belongs to the trade'],
    params: ClarificationParams,
    body: { ClarificationAnswers },
    platformLimits: ['POST /clarifications/{id}/{trade}/answers'],
    answers: { 200: { json: { Clarification } } },
    problems: { 404: ['not_found'], 409: ['already_answered'], 410: ['expired'], 422: ['invalid_request'] },
    run: async ({ params, body, sender }) => ok(await answerClarification(params, body, sender)),
  }),
  /** A lost answer is asked for again: the platform has one second look for each clarification (U-03). */
  endpoint({
    method: 'POST',
    path: '/api/clarifications/{id}/{trade}/second-look',
    summary: 'Asks once for a second look by another inspector. The offer stays acceptable, and the deadline waits.',
    who: 'holder',
    checks: ['id that belongs to the trade'],
    params: ClarificationParams,
    platformLimits: ['POST /clarifications/{id}/{trade}/second-look'],
    answers: { 200: { json: { Clarification } } },
    problems: { 404: ['not_found'], 409: ['already_answered'], 410: ['expired'] },
    run: async ({ params, sender }) => ok(await askSecondLook(params, sender)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/clarifications/{id}/{trade}/photos/{photo}',
    summary: 'A photo of the inspected device.',
    who: 'holder',
    checks: ['id that belongs to the trade'],
    params: ClarificationPhotoParams,
    platformLimits: ['GET /clarifications/{id}/{trade}/photos/{photo}'],
    answers: { 200: { file: 'image/jpeg' } },
    run: async ({ params: { photo, ...key }, sender }) =>
      file(requireValue(await clarificationPhoto(key, photo, sender)), { 'x-content-type-options': 'nosniff' }),
  }),
]
