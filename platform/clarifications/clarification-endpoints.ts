import type { IncomingHttpHeaders } from 'node:http'
import { ClarificationQuality, ClarificationQualityQuery } from '@trade-in-shop/contracts/applications'
import { Clarification, ClarificationAnswers } from '@trade-in-shop/contracts/clarifications'
import type { Platform } from '@platform/context'
import { file, ok } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { APPLICATION, isOfCaller } from '@platform/http/request-headers'
import { HttpProblem } from '@platform/http/http-problem'
import { type CountedAttempt, readAttemptLimit, requireAttempt, secondsToWait } from '@platform/limits/attempts'
import { isKnownDevice } from '@platform/limits/known-device'
import { declaredLimit, tooManyRequests } from '@platform/limits/store-or-memory'
import { identifyVisitor } from '@platform/limits/visitor'
import { findTrade } from '@platform/trades/trade-store'
import { answerClarification, clarificationAnswer } from './answer-clarification'
import { readClarificationQuality } from './clarification-quality'
import { findClarification, findClarificationPhoto } from './clarification-store'
import { askSecondLook } from './second-look'

const NUMBER_OF = `select t.number, t.application from platform.clarifications c join platform.trades t on t.id = c.trade_id where c.id = $1`

/**
 * Throws 404 unless the number is that of the clarification's trade. Numbers are sequential: beside one id twenty wrong ones
 * may be tried, then twenty an hour; while the limit is reached the right one gets 429 too. The browser that made the trade, or
 * one of its customer, has its own allowance. The right number uses up no attempt. An unknown id, and one of another market, is a 404 without
 * a count, because there is nothing to guess.
 */
async function requirePair(platform: Platform, [id, number]: [string, string], headers: IncomingHttpHeaders): Promise<void> {
  const { pool } = platform
  const { device } = identifyVisitor(headers)
  const now = platform.clock()
  const { rows } = await pool.query<{ number: string; application: string }>(NUMBER_OF, [id])
  const right = rows[0]?.number
  if (right === undefined || !isOfCaller(headers, rows[0]?.application ?? '')) throw new HttpProblem(404, 'not_found')
  const counted: CountedAttempt = (await isKnownDevice(platform, 'tradeNumber', number, device, now))
    ? { rule: 'knownDevice', about: `clarification ${id} ${device}` }
    : { rule: 'tradeNumber', about: `clarification ${id}` }
  if (right !== number) {
    await requireAttempt(platform, counted, now)
    throw new HttpProblem(404, 'not_found')
  }
  const seconds = await secondsToWait(pool, platform, counted, now)
  if (seconds > 0) throw tooManyRequests(seconds)
}

/** The form of both parts of the path; the database is asked in the same way for any malformed pair. */
const PART = /^[A-Za-z0-9_-]{1,64}$/

type Caller = Readonly<{ platform: Platform; headers: IncomingHttpHeaders; params: Readonly<{ id: string; trade: string }> }>

/** The two parts of the path, which belong together. */
async function requiredPair({ platform, headers, params }: Caller): Promise<[id: string, number: string]> {
  const { id, trade: number } = params
  if (!PART.test(id) || !PART.test(number)) throw new HttpProblem(404, 'not_found')
  await requirePair(platform, [id, number], headers)
  return [id, number]
}

const LIMITS = [declaredLimit('device', readAttemptLimit('tradeNumber'))]

/** A seller's clarification, when inspection finds less than was described. */
export const clarificationEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/clarifications/{id}/{trade}',
    summary:
      'A clarification by its unguessable id and the trade’s number; a wrong pair answers as an unknown one, twenty of them beside one id.',
    who: 'shop',
    limits: LIMITS,
    headers: [APPLICATION],
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
    limits: LIMITS,
    headers: [APPLICATION],
    answers: { 200: { json: { Clarification } } },
    problems: { 409: ['already_answered'], 410: ['expired'], 422: ['invalid_request'] },
    run: async (call) => ok(await answerClarification(call.platform, ...(await requiredPair(call)), call.body)),
  }),
  endpoint({
    method: 'POST',
    path: '/clarifications/{id}/{trade}/second-look',
    summary:
      'Asks once for a second look by another inspector, decided within two working days. The offer stays acceptable, the deadline waits; asking again changes nothing.',
    who: 'shop',
    limits: LIMITS,
    headers: [APPLICATION],
    answers: { 200: { json: { Clarification } } },
    problems: { 409: ['already_answered'], 410: ['expired'] },
    run: async (call) => ok(await askSecondLook(call.platform, ...(await requiredPair(call)))),
  }),
  endpoint({
    method: 'GET',
    path: '/clarifications/{id}/{trade}/photos/{photo}',
    summary: 'A photo of the inspected device.',
    who: 'shop',
    limits: LIMITS,
    headers: [APPLICATION],
    answers: { 200: { file: 'image/jpeg' } },
    run: async (call) => {
      const [pair, photo] = [await requiredPair(call), call.params.photo]
      const bytes = PART.test(photo) ? await findClarificationPhoto(call.platform.pool, ...pair, photo) : null
      if (!bytes) throw new HttpProblem(404, 'not_found')
      return file(bytes)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/reports/clarifications',
    summary: 'How often inspection disagrees with sellers, by question and by inspector, in sums without a person or a sale.',
    who: 'shop',
    body: { ClarificationQualityQuery },
    answers: { 200: { json: { ClarificationQuality } } },
    run: async ({ platform, body }) => ok(await readClarificationQuality(platform.pool, body)),
  }),
]
