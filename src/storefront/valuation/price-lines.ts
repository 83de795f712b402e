import type { PriceStep } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { describeAnswer } from '@trade-in-shop/contracts/answer-words'

/** A line of "why this price"; the amounts (minor units) of all lines sum to the price. */
export type PriceLine = Readonly<{
  code: string
  kind: PriceStep['kind']
  /** The answer in words that are clear without its question; null for base and rounding. */
  answer: string | null
  amount: number
}>

function answerOf(questions: readonly Question[], code: string): string | null {
  for (const question of questions) {
    const answer = question.answers.find((candidate) => `${question.code}.${candidate.code}` === code)
    if (answer) return describeAnswer(question.question, answer)
  }
  return null
}

/** The change of each step: its running total minus the one before (`contracts/offers.ts`). */
export const priceLines = (questions: readonly Question[], steps: readonly PriceStep[]): PriceLine[] =>
  steps.map(({ code, kind, runningTotal }, index) => ({
    code,
    kind,
    answer: answerOf(questions, code),
    amount: runningTotal - (steps[index - 1]?.runningTotal ?? 0),
  }))

/** The answers in the cart, in the order of the questions. */
export const listAnswers = (lines: readonly PriceLine[]): string[] => lines.flatMap(({ answer }) => answer ?? [])

/**
 * How the chosen answers of one question change the price, in minor units; null when the steps do not contain the
 * question.
 */
export function findEffect(
  question: Pick<Question, 'code'>,
  lines: readonly PriceLine[],
): { amount: number; answers: string[] } | null {
  const own = lines.filter(({ code, answer }) => answer !== null && code.startsWith(`${question.code}.`))
  if (own.length === 0) return null
  return { amount: own.reduce((sum, { amount }) => sum + amount, 0), answers: own.flatMap(({ answer }) => answer ?? []) }
}
