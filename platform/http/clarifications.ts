import { ClarificationAnswers } from '@/contracts/clarifications'
import { answerClarification } from '@platform/clarifications/answer-clarification'
import { clarificationAnswer } from '@platform/clarifications/clarification-answer'
import { findClarification, photoOf } from '@platform/clarifications/clarification-store'
import { requirePair } from '@platform/clarifications/guess-limit'
import { visitorOf } from '@platform/limits/visitor'
import { findTrade } from '@platform/trades/trade-store'
import { HttpProblem } from './problem'
import { ok, route, type Call, type Route } from './route'

/** What both parts of the address look like; the rest is asked of the store in one way, whatever is wrong. */
const PART = /^[A-Za-z0-9_-]{1,64}$/

function partsOf({ params }: Pick<Call<unknown>, 'params'>): [id: string, number: string] {
  const [id, number] = [params.id ?? '', params.trade ?? '']
  if (!PART.test(id) || !PART.test(number)) throw new HttpProblem(404, 'not_found')
  return [id, number]
}

/** The two parts of the address, which belong together. */
async function requiredPair(call: Pick<Call<unknown>, 'params' | 'headers' | 'platform'>): Promise<[id: string, number: string]> {
  const pair = partsOf(call)
  await requirePair(call.platform, pair, visitorOf(call.headers))
  return pair
}

export const routes: Route[] = [
  route({
    method: 'GET',
    path: '/clarifications/{id}/{trade}',
    run: async (call) => {
      const { pool, clock } = call.platform
      const [id, number] = await requiredPair(call)
      const clarification = await findClarification(pool, id, number)
      const trade = clarification && (await findTrade(pool, 'number', number))
      if (!trade) throw new HttpProblem(404, 'not_found')
      return ok(clarificationAnswer(clarification, trade, clock()))
    },
  }),
  route({
    method: 'POST',
    path: '/clarifications/{id}/{trade}/answers',
    body: ClarificationAnswers,
    run: async (call) => ok(await answerClarification(call.platform, ...(await requiredPair(call)), call.body)),
  }),
  route({
    method: 'GET',
    path: '/clarifications/{id}/{trade}/photos/{photo}',
    run: async (call) => {
      const [pair, photo] = [await requiredPair(call), call.params.photo ?? '']
      const bytes = PART.test(photo) ? await photoOf(call.platform.pool, ...pair, photo) : null
      if (!bytes) throw new HttpProblem(404, 'not_found')
      return { status: 200, type: 'image/jpeg', bytes }
    },
  }),
]
