import type { IncomingHttpHeaders } from 'node:http'
import { Clarification, ClarificationAnswers } from '@/contracts/clarifications'
import type { Platform } from '@platform/context'
import { endpoint, file, ok, type Endpoint } from '@platform/http/endpoint'
import { HttpProblem } from '@platform/http/problem'
import { limitOf } from '@platform/limits/attempts'
import { visitorOf } from '@platform/limits/visitor'
import { findTrade } from '@platform/trades/trade-store'
import { answerClarification } from './answer-clarification'
import { clarificationAnswer } from './clarification-answer'
import { findClarification, photoOf } from './clarification-store'
import { requirePair } from './guess-limit'

/** The form of both parts of the path; the database is asked in the same way for any malformed pair. */
const PART = /^[A-Za-z0-9_-]{1,64}$/

type Caller = Readonly<{ platform: Platform; headers: IncomingHttpHeaders; params: Readonly<{ id: string; trade: string }> }>

/** The two parts of the path, which belong together. */
async function requiredPair({ platform, headers, params }: Caller): Promise<[id: string, number: string]> {
  const { id, trade: number } = params
  if (!PART.test(id) || !PART.test(number)) throw new HttpProblem(404, 'not_found')
  await requirePair(platform, [id, number], visitorOf(headers))
  return [id, number]
}

const LIMIT = { per: 'device', ...limitOf('tradeNumber') } as const

/** A seller's clarification, when inspection finds less than was described. */
export const clarificationEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/clarifications/{id}/{trade}',
    summary:
      'A clarification by its unguessable id and the trade’s number; a wrong pair answers as an unknown one, twenty of them beside one id.',
    who: 'shop',
    limit: LIMIT,
    answers: { 200: { json: { Clarification } } },
    run: async (call) => {
      const { pool, clock } = call.platform
      const [id, number] = await requiredPair(call)
      const clarification = await findClarification(pool, id, number)
      const trade = clarification && (await findTrade(pool, 'number', number))
      if (!trade) throw new HttpProblem(404, 'not_found')
      return ok(clarificationAnswer(clarification, trade, clock()))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/clarifications/{id}/{trade}/answers',
    summary: 'Decides lines: the first answer of a line wins. The last one moves the trade.',
    who: 'shop',
    body: { ClarificationAnswers },
    limit: LIMIT,
    answers: { 200: { json: { Clarification } } },
    problems: { 409: ['already_answered'], 410: ['expired'], 422: ['invalid_request'] },
    run: async (call) => ok(await answerClarification(call.platform, ...(await requiredPair(call)), call.body)),
  }),
  endpoint({
    method: 'GET',
    path: '/clarifications/{id}/{trade}/photos/{photo}',
    summary: 'A photo of the inspected device.',
    who: 'shop',
    limit: LIMIT,
    answers: { 200: { file: 'image/jpeg' } },
    run: async (call) => {
      const [pair, photo] = [await requiredPair(call), call.params.photo]
      const bytes = PART.test(photo) ? await photoOf(call.platform.pool, ...pair, photo) : null
      if (!bytes) throw new HttpProblem(404, 'not_found')
      return file(bytes)
    },
  }),
]
