import * as z from 'zod'
import type { Clarification } from '@trade-in-shop/contracts/clarifications'
import { workingDaysAfter } from '@trade-in-shop/contracts/market-days'
import { AnswerChoice } from '@trade-in-shop/contracts/offers'
import { lineSum } from '@trade-in-shop/contracts/sale-sums'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { marketOfRecord } from '@platform/markets/platform-market'
import { valuate } from '@platform/offers/price'
import { type Db, inTransaction } from '@platform/store/pool'
import { inspected, readPricing, storeInspection, type Finding } from './inspect'
import { moveTrade } from '@platform/trades/move-trade'
import { MoveRefused } from '@platform/trades/trade-state'
import { findTrade, lockTrade, type WholeTrade } from '@platform/trades/trade-store'
import { clarificationAnswer } from './answer-clarification'
import { decideLine, findClarification, isLookedAtAgain, isOver, type StoredDecisionLine } from './clarification-store'
import { conclude } from './conclude'
import { compareAnswers } from './differences'
import { mailSecondLook, mailSecondLookResult } from './second-look-mails'

/** The time within which another inspector decides. */
const WORKING_DAYS = 2
/** The least time for an answer after the result, for a seller who asked on the last day. */
const MIN_DAYS = 3

const ASK = `update platform.clarifications set second_look_asked_at = $2, second_look_by = $3, expires_at = $4 where id = $1`
const DECIDE = `update platform.clarifications set second_look_at = $2, second_look_inspector = $3, second_look_result = $4,
  expires_at = $5 where id = $1`
const RAISE = `update platform.clarification_lines set second_price = $3, differences = $4, matching = $5
  where clarification_id = $1 and position = $2`

/**
 * `POST …/second-look` (U-03): once for each clarification, and asking again changes nothing. The time that was left for the answer
 * begins again after the result. Throws 404 for an unknown pair, 409 when everything is answered, 410 after the deadline.
 */
export async function askSecondLook({ pool, clock, env }: Platform, id: string, number: string): Promise<Clarification> {
  const sold = await findTrade(pool, 'number', number)
  if (!sold) throw new HttpProblem(404, 'not_found')
  const { timeZone } = await marketOfRecord(pool, sold.application)
  return inTransaction(pool, async (db) => {
    const trade = await lockTrade(db, number)
    const clarification = trade && (await findClarification(db, id, number))
    if (!clarification) throw new HttpProblem(404, 'not_found')
    const now = clock()
    if (isOver(clarification, now)) throw new HttpProblem(410, 'expired')
    if (clarification.state === 'answered') throw new HttpProblem(409, 'already_answered')
    if (clarification.secondLook) return clarificationAnswer(clarification, trade, now)
    const decideBy = new Date(workingDaysAfter(timeZone, now.getTime(), WORKING_DAYS))
    const expiresAt = new Date(decideBy.getTime() + clarification.expiresAt.getTime() - now.getTime())
    await db.query(ASK, [id, now, decideBy, expiresAt])
    await moveTrade(db, trade, 'second_look', 'second_look_asked', now)
    const open = clarification.lines.filter(({ decision }) => decision === null)
    await mailSecondLook(db, env.PLATFORM_SECRET, trade, { id, expiresAt, decideBy, lines: open }, now)
    const secondLook = { askedAt: now, decideBy, decidedAt: null, result: null }
    return clarificationAnswer({ ...clarification, expiresAt, secondLook }, trade, now)
  })
}

const FirstInspection = z.object({ answers: z.array(AnswerChoice) })
async function firstAnswers(db: Db, trade: WholeTrade, position: number): Promise<AnswerChoice[]> {
  const text = 'select inspection as answers from platform.trade_lines where trade_id = $1 and position = $2'
  return FirstInspection.parse((await db.query(text, [trade.id, position])).rows[0]).answers
}

/**
 * Looks at one line again. True when it is worth more than the first inspection said; what is worth as much as offered, or more,
 * is sold without a question, as after a first inspection. Never takes anything off, but may find that the device must not be posted.
 */
async function lookAgain(
  db: Db,
  trade: WholeTrade,
  id: string,
  found: StoredDecisionLine,
  findings: Finding[],
): Promise<boolean> {
  const line = trade.lines[found.position]
  if (!line) throw new Error(`Trade ${trade.number} has lost a line`)
  const { basePrice, questions } = await readPricing(db, trade, line)
  const answers = inspected(questions, await firstAnswers(db, trade, line.position), findings)
  const { price, declined } = valuate(basePrice, questions, answers)
  await storeInspection(db, trade, line, { answers, price, disposal: declined?.disposal ?? null })
  const worth = lineSum(price, line.quantity)
  if (worth <= found.newPrice) return false
  const { differences, matching } = compareAnswers({ basePrice, questions, quantity: line.quantity }, line.answers, answers)
  const photosOf = (asked: string) => found.differences.find(({ question }) => question === asked)?.photos ?? []
  const kept = differences.map(({ question, yours, ours, change }) => ({
    ...{ question, yours, ours, change },
    photos: photosOf(question),
  }))
  await db.query(RAISE, [id, line.position, worth, JSON.stringify(kept), JSON.stringify(matching)])
  found.newPrice = worth
  if (worth >= found.oldPrice) {
    await decideLine(db, id, line.position, 'accept')
    found.decision = 'accept'
  }
  return true
}

type Look = Readonly<{ secret: string; by: string; now: Date }>

/**
 * The other inspector's result; `findings` name what the first one had wrong, none confirms the offer. Throws `MoveRefused` for
 * the first inspector, and where the seller has not asked.
 */
export async function decideSecondLook(db: Db, trade: WholeTrade, findings: Finding[], { secret, by, now }: Look): Promise<void> {
  const clarification = trade.clarification && (await findClarification(db, trade.clarification.id, trade.number))
  if (!clarification || !isLookedAtAgain(clarification))
    throw new MoveRefused(`Nobody has asked for a second look at ${trade.number}.`)
  if (by === clarification.inspector) throw new MoveRefused(`${by} inspected ${trade.number} first: somebody else looks again.`)
  const { id, lines, secondLook, expiresAt } = clarification
  const open = lines.filter(({ decision }) => decision === null)
  const stray = findings.find(({ line }) => !open.some(({ position }) => position === line))
  if (stray) throw new MoveRefused(`Line ${stray.line + 1} of ${trade.number} has no open question.`)
  const raised: boolean[] = []
  for (const line of open)
    raised.push(await lookAgain(db, trade, id, line, findings.filter((finding) => finding.line === line.position))) // prettier-ignore
  const result = raised.includes(true) ? 'raised' : 'confirmed'
  const left = Math.max(MIN_DAYS * DAY, expiresAt.getTime() - (secondLook?.decideBy ?? now).getTime())
  const until = new Date(Math.max(expiresAt.getTime(), now.getTime() + left))
  await db.query(DECIDE, [id, now, by, result, until])
  if (lines.every(({ decision }) => decision !== null))
    return conclude(db, trade, clarification, { secret, now, by: 'second_look' })
  await moveTrade(db, trade, 'awaiting_customer', `second_look_${result}`, now)
  const asked = open.filter(({ decision }) => decision === null)
  await mailSecondLookResult(db, secret, trade, { id, expiresAt: until, result, lines: asked }, now)
}
