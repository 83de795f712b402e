import type { PriceStep } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { describeAnswers } from '@/domain/answer-words'

/** A line of "why this price"; the amounts (minor units) of all lines sum to the price. */
export type PriceLine = Readonly<{
  code: string
  kind: PriceStep['kind']
  /** The answer's text; null for base and rounding. */
  answer: string | null
  question: string | null
  amount: number
}>

function wordsOf(questions: readonly Question[], code: string): Pick<PriceLine, 'answer' | 'question'> {
  for (const question of questions) {
    const answer = question.answers.find((candidate) => `${question.code}.${candidate.code}` === code)
    if (answer) return { answer: answer.text, question: question.question }
  }
  return { answer: null, question: null }
}

/** The change of each step: its running total minus the one before (`contracts/offers.ts`). */
export const priceLines = (questions: readonly Question[], steps: readonly PriceStep[]): PriceLine[] =>
  steps.map(({ code, kind, runningTotal }, index) => ({
    code,
    kind,
    ...wordsOf(questions, code),
    amount: runningTotal - (steps[index - 1]?.runningTotal ?? 0),
  }))

/** The answers that took something off the price, with their questions: what the cart says of a device. */
export function loweringAnswers(lines: readonly PriceLine[]): string[] {
  const byQuestion = new Map<string, string[]>()
  for (const { question, answer, amount } of lines) {
    if (question === null || answer === null || amount >= 0) continue
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), answer])
  }
  return [...byQuestion].map(([question, answers]) => describeAnswers(question, answers))
}

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
