import type { Clarification, ClarificationAnswers } from '@trade-in-shop/contracts/clarifications'
import type { Money } from '@trade-in-shop/contracts/money'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { inTransaction } from '@platform/store/pool'
import { lockTrade, type WholeTrade } from '@platform/trades/trade-store'
import { soldDevices, soldLines } from '@platform/trades/trade-total'
import { decideLine, findClarification, isOver, type StoredClarification, type StoredDecisionLine } from './clarification-store'
import { conclude } from './conclude'

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

/** The voucher with the devices that stay in the sale whatever is answered. */
function voucherAnswer({ lines: asked }: StoredClarification, trade: WholeTrade): Clarification['voucher'] {
  if (!trade.voucher) return null
  const { code, kind, value, minimum } = trade.voucher
  const kept = soldLines(trade).filter(({ position }) => asked.every((line) => line.position !== position))
  return {
    ...{ code, kind, value, minimum: euros(minimum) },
    kept: kept.map(soldDevices).map(({ total, offered }) => ({ total: euros(total), offered: euros(offered) })),
  }
}

/** A clarification as the API returns it: devices, answers and prices, no personal data. */
export function clarificationAnswer(clarification: StoredClarification, trade: WholeTrade, now: Date): Clarification {
  const { id, number, state, expiresAt, secondLook, lines } = clarification
  const path = (photo: string) => `/clarifications/${id}/${number}/photos/${photo}`
  return {
    application: trade.application,
    state: isOver(clarification, now) ? 'expired' : state,
    expiresAt: expiresAt.toISOString(),
    voucher: voucherAnswer(clarification, trade),
    secondLook: secondLook && {
      askedAt: secondLook.askedAt.toISOString(),
      decideBy: secondLook.decideBy.toISOString(),
      decidedAt: secondLook.decidedAt?.toISOString() ?? null,
      result: secondLook.result,
    },
    lines: lines.flatMap(({ position, differences, matching, oldPrice, newPrice, decision, photos }) => {
      const line = trade.lines[position]
      if (!line) return []
      const { offerId, device, quantity, disposal } = line
      return [
        {
          ...{ offerId, device, quantity, matching, decision, disposal },
          differences: differences.map((difference) => ({ ...difference, photos: (difference.photos ?? []).map(path) })),
          ...{ oldPrice: euros(oldPrice), newPrice: euros(newPrice) },
          photos: photos.map(path),
        },
      ]
    }),
  }
}

type Answer = ClarificationAnswers['lines'][number]
type Choice = { line: StoredDecisionLine; decision: Answer['decision'] }

/** The line that each answer is about. Throws for an unknown offer, two answers about one line, and the return of a device that must not be posted. */
function chosen({ lines }: StoredClarification, trade: WholeTrade, answers: readonly Answer[]): Choice[] {
  const errors: ProblemError[] = []
  const choices = answers.flatMap(({ offerId, decision }, index) => {
    const sold = trade.lines.find((each) => each.offerId === offerId)
    const line = lines.find(({ position }) => position === sold?.position)
    const isSecond = answers.slice(0, index).some((other) => other.offerId === offerId)
    if (!line || isSecond) errors.push({ path: `lines/${index}/offerId`, code: 'invalid' })
    if (sold && decision === 'return' && isUnpostable(sold)) errors.push({ path: `lines/${index}/decision`, code: 'invalid' })
    return line ? [{ line, decision }] : []
  })
  if (errors.length > 0) throw new HttpProblem(422, 'invalid_request', { errors })
  return choices
}

/**
 * `POST …/answers`: the first answer of a line wins, even when several arrive at the same moment (T-07). The last line's answer
 * moves the trade. Throws 404 for an unknown pair, 410 after the deadline, 409 for an answer that differs from the first.
 */
export function answerClarification(
  { pool, clock, env }: Platform,
  id: string,
  number: string,
  answers: ClarificationAnswers,
): Promise<Clarification> {
  return inTransaction(pool, async (db) => {
    // The trade's lock makes answers wait for each other; what is read after it includes the answer before.
    const known = await findClarification(db, id, number)
    const trade = known && (await lockTrade(db, number))
    const clarification = trade && (await findClarification(db, id, number))
    if (!trade || !clarification) throw new HttpProblem(404, 'not_found')
    const now = clock()
    if (isOver(clarification, now)) throw new HttpProblem(410, 'expired')
    const choices = chosen(clarification, trade, answers.lines)
    if (choices.some(({ line, decision }) => line.decision !== null && line.decision !== decision))
      throw new HttpProblem(409, 'already_answered')
    for (const { line, decision } of choices) {
      if (line.decision !== null) continue
      await decideLine(db, id, line.position, decision)
      line.decision = decision
    }
    const isDone = clarification.state === 'open' && clarification.lines.every(({ decision }) => decision !== null)
    if (isDone) await conclude(db, trade, clarification, { secret: env.PLATFORM_SECRET, now, by: 'answer' })
    return clarificationAnswer(isDone ? { ...clarification, state: 'answered' } : clarification, trade, now)
  })
}
