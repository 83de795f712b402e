import type { PricedAnswer, PricedQuestion } from '@platform/offers/price'
import { answerId, questionId, type StoredQuestion } from './question-set'

/** A question as `valuate()` takes it, with the words in the market's language for mails and records. */
export type WordedQuestion = PricedQuestion & { text: string; answers: (PricedAnswer & { text: string })[] }

/** A stored question set in one language, with the ids of the wire. */
export function pricedQuestions(questions: StoredQuestion[], category: string, language: string): WordedQuestion[] {
  return questions.map(({ code, text, required, multiple, answers }) => ({
    id: questionId(category, code),
    code,
    text: text[language] ?? code,
    required,
    multiple,
    answers: answers.map((answer) => ({
      id: answerId(category, code, answer.code),
      code: answer.code,
      text: answer.text[language] ?? answer.code,
      factor: answer.factorBp ?? null,
      delta: answer.delta ?? null,
      knockOut: answer.knockOut ? (answer.reason?.[language] ?? '') : null,
    })),
  }))
}
