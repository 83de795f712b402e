import type { Declined, Disposal, AnswerChoice, PriceStep } from '@trade-in-shop/contracts/offers'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import type { PricedAnswer, PricedQuestion } from '@platform/catalogue/question-set'

export type PricedDevice = {
  /** Minor units, whole euros; 0 when declined. */
  price: number
  explanation: PriceStep[]
  /** Codes of the required questions without an answer. */
  missing: string[]
  declined: Declined | null
}

const BASIS = 10_000n
const EURO = 100n

/** Rounds towards minus infinity; BigInt division rounds towards zero. */
const floorDivide = (value: bigint, by: bigint) => (value < 0n && value % by !== 0n ? value / by - 1n : value / by)

type Chosen = { question: PricedQuestion; answer: PricedAnswer }

/** The chosen answers in the catalogue's order, not in the order in which they were given. */
function chosenAnswers(questions: PricedQuestion[], given: AnswerChoice[]): Chosen[] {
  const ids = new Set(given.map(({ questionId, answerId }) => `${questionId}\n${answerId}`))
  return questions.flatMap((question) =>
    question.answers.filter((answer) => ids.has(`${question.id}\n${answer.id}`)).map((answer) => ({ question, answer })),
  )
}

const codeOf = ({ question, answer }: Chosen) => `${question.code}.${answer.code}`

/** `base`, then the factors, then the deltas, then the effect of rounding; the last running total is the price. */
function explain(base: number, chosen: Chosen[]): PriceStep[] {
  const steps: PriceStep[] = [{ code: 'base', kind: 'base', value: base, runningTotal: base }]
  let product = BigInt(base)
  let scale = 1n
  for (const row of chosen.filter(({ answer }) => answer.factor !== null)) {
    product *= BigInt(row.answer.factor ?? 0)
    scale *= BASIS
    steps.push({ code: codeOf(row), kind: 'factor', value: row.answer.factor ?? 0, runningTotal: Number(product / scale) })
  }
  let total = product / scale
  for (const row of chosen.filter(({ answer }) => answer.delta !== null)) {
    total += BigInt(row.answer.delta ?? 0)
    steps.push({ code: codeOf(row), kind: 'delta', value: row.answer.delta ?? 0, runningTotal: Number(total) })
  }
  const whole = floorDivide(total, EURO) * EURO
  const price = whole < 0n ? 0n : whole
  if (price !== total)
    steps.push({ code: 'rounding', kind: 'rounding', value: Number(price - total), runningTotal: Number(price) })
  return steps
}

/** Of several knock-out answers the one that forbids posting decides, so that its device never gets a label. */
const STRICTEST_FIRST: readonly Disposal[] = ['local', 'none', 'label']

function declinedBy(chosen: readonly Chosen[]): Declined | null {
  const all = chosen.flatMap((row) => (row.answer.knockOut ? [{ code: codeOf(row), ...row.answer.knockOut }] : []))
  for (const disposal of STRICTEST_FIRST) {
    const declined = all.find((each) => each.disposal === disposal)
    if (declined) return declined
  }
  return null
}

/**
 * The price of a device in this condition (T-01): base times the product of the factors plus the sum of the deltas, cut down to
 * a whole euro, never below 0. A pure function of base price, questions and answers; integers only. The answers must have
 * passed `checkAnswers`. A knock-out answer declines, whatever the others are.
 */
export function valuate(base: number, questions: PricedQuestion[], given: AnswerChoice[]): PricedDevice {
  const chosen = chosenAnswers(questions, given)
  const answered = new Set(chosen.map(({ question }) => question.id))
  const missing = questions.filter(({ id, required }) => required && !answered.has(id)).map(({ code }) => code)
  const declined = declinedBy(chosen)
  if (declined) return { price: 0, explanation: [], missing, declined }
  const explanation = explain(base, chosen)
  return { price: explanation.at(-1)?.runningTotal ?? 0, explanation, missing, declined: null }
}

const pathOf = (index: number) => `answers/${index}`

/** What is wrong with each given answer: unknown, given twice, or next to an answer that excludes it. */
function problemOf(questions: PricedQuestion[], given: AnswerChoice[], index: number): ProblemError[] {
  const { questionId, answerId } = given[index] ?? { questionId: '', answerId: '' }
  const question = questions.find(({ id }) => id === questionId)
  if (!question) return [{ path: `${pathOf(index)}/questionId`, code: 'unknown_question' }]
  if (!question.answers.some(({ id }) => id === answerId)) return [{ path: `${pathOf(index)}/answerId`, code: 'unknown_answer' }]
  const before = given.slice(0, index).filter((other) => other.questionId === questionId)
  if (before.length === 0) return []
  const first = question.answers[0]?.id
  const clash = !question.multiple || [answerId, ...before.map((other) => other.answerId)].includes(first ?? '')
  const twice = before.some((other) => other.answerId === answerId)
  return clash || twice ? [{ path: `${pathOf(index)}/answerId`, code: 'exclusive_answer' }] : []
}

/**
 * Problems of an answer set, each at its field. `complete` also asks for every required question; a preview does not.
 * In a `multiple` question the first answer means "nothing wrong" and excludes the others.
 */
export function checkAnswers(questions: PricedQuestion[], given: AnswerChoice[], complete: boolean): ProblemError[] {
  const problems = given.flatMap((_, index) => problemOf(questions, given, index))
  if (!complete) return problems
  const answered = new Set(given.map(({ questionId }) => questionId))
  const open = questions.filter(({ id, required }) => required && !answered.has(id))
  return [...problems, ...open.map(({ id }): ProblemError => ({ path: `answers/${id}`, code: 'missing_answer' }))]
}

const BUSINESS_QUESTIONS = new Set(['switches_on', 'works'])

/** A business is asked only whether the device works. */
export const questionsFor = <Question extends { code: string }>(business: boolean, questions: Question[]): Question[] =>
  business ? questions.filter(({ code }) => BUSINESS_QUESTIONS.has(code)) : questions
