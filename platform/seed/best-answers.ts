import type { AnswerChoice } from '@/contracts/offers'
import type { PricedQuestion } from '@platform/offers/price'

/** The answers that pay most: of every question the one with the best factor, then the best delta; never a knock-out. */
export function bestAnswers(questions: PricedQuestion[]): AnswerChoice[] {
  return questions.flatMap(({ id, answers }) => {
    const open = answers.filter(({ knockOut }) => knockOut === null)
    const best = open.toSorted((a, b) => (b.factor ?? 10_000) - (a.factor ?? 10_000) || (b.delta ?? 0) - (a.delta ?? 0))[0]
    return best ? [{ questionId: id, answerId: best.id }] : []
  })
}
