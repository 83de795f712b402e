import type { AnswerChoice } from '@trade-in-shop/contracts/offers'
import { lineSum } from '@trade-in-shop/contracts/sale-sums'
import { loadPricing, type Pricing } from '@platform/catalogue/pricing-data'
import type { PricedQuestion } from '@platform/catalogue/question-set'
import { moveOffer } from '@platform/offers/offer-store'
import { checkAnswers, questionsFor, valuate } from '@platform/offers/price'
import { compareAnswers } from './differences'
import { mailHigherPrice, type RepricedLine } from './clarification-mails'
import { openClarification, type Evidence, type Revision } from './open-clarification'
import { enqueueTradeMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import { acceptLine, moveLine, moveTrade, settleTrade } from '@platform/trades/move-trade'
import { MoveRefused } from '@platform/trades/trade-state'
import { recalculateTotal, repriceLine } from '@platform/trades/trade-total'
import type { StoredLine, WholeTrade } from '@platform/trades/trade-store'

/** An answer that the inspector gave differently: question and answer by their codes, of one line (0 is the first). */
export type Finding = { line: number; question: string; answers: string[] }

function answersOf(question: PricedQuestion, codes: string[]): AnswerChoice[] {
  return codes.map((code) => {
    const answer = question.answers.find((candidate) => candidate.code === code)
    if (answer) return { questionId: question.id, answerId: answer.id }
    throw new MoveRefused(
      `Question ${question.code} has no answer "${code}"; it has ${question.answers.map((each) => each.code).join(', ')}.`,
    )
  })
}

/** The answers before, of the seller or of the first inspector, replaced by the inspector's where they differ. */
export function inspected(questions: PricedQuestion[], before: AnswerChoice[], findings: Finding[]): AnswerChoice[] {
  let answers = before
  for (const { question: code, answers: codes } of findings) {
    const question = questions.find((candidate) => candidate.code === code)
    if (!question)
      throw new MoveRefused(`There is no question "${code}"; there is ${questions.map((each) => each.code).join(', ')}.`)
    answers = [...answers.filter(({ questionId }) => questionId !== question.id), ...answersOf(question, codes)]
  }
  const [problem] = checkAnswers(questions, answers, true)
  if (problem) throw new MoveRefused(`These answers do not go together (${problem.code}).`)
  return answers
}

/** Uses the price list of the offer: later changes of prices do not concern the seller. */
export async function readPricing(db: Db, trade: WholeTrade, line: StoredLine): Promise<Pricing & { basePrice: number }> {
  const pricing = await loadPricing(db, trade.application, line.device.id, line.priceListVersion)
  if (!pricing || pricing.basePrice === null) throw new MoveRefused(`Device ${line.device.id} has no price any more.`)
  return { ...pricing, basePrice: pricing.basePrice, questions: questionsFor(trade.business, pricing.questions) }
}

type Inspection = Readonly<{ answers: AnswerChoice[]; price: number; disposal: StoredLine['disposal'] }>
/** What an inspector says of one line; its price is of one piece. */
export async function storeInspection(db: Db, trade: WholeTrade, line: StoredLine, inspection: Inspection): Promise<void> {
  const { answers, price, disposal } = inspection
  const text = `update platform.trade_lines set inspection = $3, revised_price = $4, disposal = $5
    where trade_id = $1 and position = $2`
  await db.query(text, [trade.id, line.position, JSON.stringify(answers), price, disposal])
  line.disposal = disposal
}

type Outcome = Readonly<{ revisions: Revision[]; raises: RepricedLine[] }>

/**
 * One line after inspection. As described, or better: accepted, and better pays more without asking (P-06). Worse: revised, and
 * the seller decides; silence accepts nothing.
 */
async function inspectLine(db: Db, trade: WholeTrade, line: StoredLine, findings: Finding[]): Promise<Outcome> {
  const { basePrice, questions } = await readPricing(db, trade, line)
  const answers = inspected(questions, line.answers, findings)
  const { price, declined } = valuate(basePrice, questions, answers)
  await moveLine(db, trade, line, 'in_inspection')
  await storeInspection(db, trade, line, { answers, price, disposal: declined?.disposal ?? null })
  if (price < line.price) {
    await moveLine(db, trade, line, 'revised')
    await moveOffer(db, { id: line.offerId, state: line.offerState }, 'revised')
    line.offerState = 'revised'
    const compared = compareAnswers({ basePrice, questions, quantity: line.quantity }, line.answers, answers)
    const prices = { oldPrice: line.total, newPrice: lineSum(price, line.quantity) }
    return { revisions: [{ position: line.position, ...prices, ...compared }], raises: [] }
  }
  const oldPrice = line.total
  if (price > line.price) await repriceLine(db, trade, line, price)
  await acceptLine(db, trade, line)
  return { revisions: [], raises: line.total > oldPrice ? [{ position: line.position, oldPrice, newPrice: line.total }] : [] }
}

/** Photos and the key of the mail to the seller: needed where a line is worth less. */
const NOTHING_TO_SHOW: Evidence = { secret: '', photos: [], by: null }

/**
 * `received` -> inspected -> the payout, or the seller's decision. `findings` name only what differs; where they lower the
 * price, `evidence` has at least two photos of the line.
 */
export async function inspectTrade(
  db: Db,
  trade: WholeTrade,
  findings: Finding[],
  now: Date,
  evidence: Evidence = NOTHING_TO_SHOW,
): Promise<void> {
  const stray = [...findings, ...evidence.photos].find(({ line }) => !trade.lines[line])
  if (stray) throw new MoveRefused(`Trade ${trade.number} has ${trade.lines.length} line(s), there is no line ${stray.line + 1}.`)
  const absent = findings.find(({ line }) => trade.lines[line]?.state === 'expired')
  if (absent) throw new MoveRefused(`Line ${absent.line + 1} of ${trade.number} never came.`)
  await moveTrade(db, trade, 'in_inspection', 'inspection_started', now)
  const [revisions, raises]: [Revision[], RepricedLine[]] = [[], []]
  for (const line of trade.lines.filter(({ state }) => state !== 'expired')) {
    const outcome = await inspectLine(db, trade, line, findings.filter((finding) => finding.line === line.position)) // prettier-ignore
    revisions.push(...outcome.revisions)
    raises.push(...outcome.raises)
  }
  await recalculateTotal(db, trade)
  if (raises.length > 0) await mailHigherPrice(db, evidence.secret, trade, raises, now)
  if (revisions.length === 0) {
    // Another answer of the same price is "as described" for the seller.
    if (raises.length === 0) await enqueueTradeMail(db, 'inspected_as_described', trade.id, now)
    return settleTrade(db, trade, raises.length > 0 ? 'inspected_better' : 'inspected_as_described', now)
  }
  await openClarification(db, trade, revisions, evidence, now)
}
