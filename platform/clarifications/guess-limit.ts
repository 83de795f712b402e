import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/problem'
import { requireAttempt, secondsToWait, type CountedAttempt } from '@platform/limits/attempts'
import { isKnownDevice } from '@platform/limits/known-device'
import { tooManyRequests } from '@platform/limits/store-or-memory'
import type { Visitor } from '@platform/limits/visitor'

const NUMBER_OF = `select t.number from platform.clarifications c join platform.trades t on t.id = c.trade_id where c.id = $1`

/**
 * Throws 404 unless the number is that of the clarification's trade. Numbers are sequential: beside one id twenty wrong ones
 * may be tried, then twenty an hour; while the limit is reached the right one gets 429 too. The browser that made the trade, or
 * one of its customer, has its own allowance. The right number uses up no attempt. An unknown id is a 404 without a count,
 * because there is nothing to guess.
 */
export async function requirePair(platform: Platform, [id, number]: [string, string], { device }: Visitor): Promise<void> {
  const { pool } = platform
  const now = platform.clock()
  const { rows } = await pool.query<{ number: string }>(NUMBER_OF, [id])
  const right = rows[0]?.number
  if (right === undefined) throw new HttpProblem(404, 'not_found')
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
