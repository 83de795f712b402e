import type { AnswerChoice } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'

/** The chosen answer ids of each question id; a question without an entry is open. */
export type AnswerSet = Readonly<Record<string, readonly string[]>>
export const NO_ANSWERS: AnswerSet = {}

const chosenOf = (answers: AnswerSet, question: Question): readonly string[] =>
  Object.hasOwn(answers, question.id) ? (answers[question.id] ?? []) : []

export const isChosen = (answers: AnswerSet, question: Question, answerId: string): boolean =>
  chosenOf(answers, question).includes(answerId)
export const isAnswered = (answers: AnswerSet, question: Question): boolean => chosenOf(answers, question).length > 0

/** The ids of the chosen answers, in the catalogue's order. */
export const chosenIds = (answers: AnswerSet, question: Question): string[] =>
  question.answers.filter(({ id }) => isChosen(answers, question, id)).map(({ id }) => id)

/** In a `multiple` question the first answer means "nothing wrong": it excludes the others and they exclude it. */
function multipleAfter(question: Question, before: readonly string[], answerId: string, on: boolean): string[] {
  const nothingWrong = question.answers[0]?.id
  if (!on) return before.filter((id) => id !== answerId)
  if (answerId === nothingWrong) return [answerId]
  return [...before.filter((id) => id !== nothingWrong && id !== answerId), answerId]
}

/** The answers after a card has been switched on or off. */
export function withAnswer(answers: AnswerSet, question: Question, answerId: string, on: boolean): AnswerSet {
  const before = chosenOf(answers, question)
  const after = question.multiple ? multipleAfter(question, before, answerId, on) : on ? [answerId] : before
  return { ...answers, [question.id]: after }
}

/** Removes answers that these questions do not know: stored answers may be of an older catalogue. */
export function answersFor(questions: readonly Question[], kept: AnswerSet): AnswerSet {
  const known = questions.map((question): [string, readonly string[]] => {
    const chosen = chosenIds(kept, question)
    if (!question.multiple) return [question.id, chosen.slice(0, 1)]
    return [question.id, chosen[0] === question.answers[0]?.id ? chosen.slice(0, 1) : chosen]
  })
  return Object.fromEntries(known.filter(([, chosen]) => chosen.length > 0))
}

/** The answers as the platform expects them, in the catalogue's order. */
export const answerChoices = (questions: readonly Question[], answers: AnswerSet): AnswerChoice[] =>
  questions.flatMap((question) => chosenIds(answers, question).map((answerId) => ({ questionId: question.id, answerId })))

/** How many questions must still be answered. */
export const openCount = (questions: readonly Question[], answers: AnswerSet): number =>
  questions.filter((question) => question.required && !isAnswered(answers, question)).length

/** The next question without an answer after `index`, else the first open one; null when all are answered. */
export function nextOpen(questions: readonly Question[], answers: AnswerSet, index: number): number | null {
  const open = questions.flatMap((question, at) => (isAnswered(answers, question) ? [] : [at]))
  return open.find((at) => at > index) ?? open[0] ?? null
}
