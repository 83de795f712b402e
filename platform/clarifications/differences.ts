import type { ClarificationDifference, ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { lineSum } from '@trade-in-shop/contracts/sale-sums'
import type { AnswerChoice } from '@trade-in-shop/contracts/offers'
import type { WordedAnswer, WordedQuestion } from '@platform/catalogue/question-set'
import { valuate } from '@platform/offers/price'

/** `code`: the question's, by which an inspector names it. */
export type InspectedDifference = ClarificationDifference & { code: string }
type Compared = Pick<ClarificationLine, 'matching'> & { differences: InspectedDifference[] }
type Priced = { basePrice: number; questions: WordedQuestion[]; quantity: number }

/** The answers given to a question, in the catalogue's order and words. */
function words({ id, answers }: WordedQuestion, given: AnswerChoice[]): string {
  const isGiven = (answer: WordedAnswer) => given.some(({ questionId, answerId }) => questionId === id && answerId === answer.id)
  return answers
    .filter(isGiven)
    .map(({ text, statement }) => statement ?? text)
    .join(', ')
}
const without = (question: WordedQuestion, given: AnswerChoice[]) => given.filter(({ questionId }) => questionId !== question.id)
const of = (question: WordedQuestion, given: AnswerChoice[]) => given.filter(({ questionId }) => questionId === question.id)

/**
 * The seller's answers beside the inspector's, question by question in the catalogue's order. The cost of a difference is the
 * price after it less the price before it, so that the changes of a line add up to its whole difference (U-02).
 */
export function compareAnswers(
  { basePrice, questions, quantity }: Priced,
  yours: AnswerChoice[],
  ours: AnswerChoice[],
): Compared {
  const worth = (given: AnswerChoice[]) => lineSum(valuate(basePrice, questions, given).price, quantity)
  const differences: InspectedDifference[] = []
  const matching: Compared['matching'] = []
  let so = yours
  for (const question of questions) {
    const [one, other] = [words(question, yours), words(question, ours)]
    if (one === other) {
      if (one !== '') matching.push({ question: question.text, answer: one })
      continue
    }
    const next = [...without(question, so), ...of(question, ours)]
    const change = { amount: worth(next) - worth(so), currency: 'EUR' as const }
    differences.push({ code: question.code, question: question.text, yours: one, ours: other, change })
    so = next
  }
  return { differences, matching }
}
