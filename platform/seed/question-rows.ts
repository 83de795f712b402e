import { createHash } from 'node:crypto'
import type { StoredQuestion } from '@platform/catalogue/question-set'
import type { QuestionData, QuestionsFile } from './read-data'

export type QuestionSet = { id: string; category: string; questions: StoredQuestion[] }

/** `0.92` as basis points, exact: the files carry at most four decimals. */
function basisPoints(factor: number): number {
  const points = Math.round(factor * 10_000)
  if (Math.abs(points / 10_000 - factor) > 1e-9) throw new Error(`The factor ${factor} is finer than a basis point`)
  return points
}

const stored = ({ code, text, hint, required, multiple, answers }: QuestionData): StoredQuestion => ({
  code,
  text,
  hint: hint ?? null,
  required,
  multiple: multiple ?? false,
  answers: answers.map((answer) => ({
    code: answer.code,
    text: answer.text,
    hint: answer.hint ?? null,
    ...(answer.factor === undefined ? {} : { factorBp: basisPoints(answer.factor) }),
    ...(answer.delta === undefined ? {} : { delta: answer.delta }),
    ...(answer.knockOut ? { knockOut: true, reason: answer.reason ?? {} } : {}),
  })),
})

/** One set per category; its id carries a hash of its content, so a changed file makes a new set. */
export function questionSets(file: QuestionsFile): QuestionSet[] {
  return Object.entries(file).map(([category, questions]) => {
    const rows = questions.map(stored)
    const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
    return { id: `${category}-${hash}`, category, questions: rows }
  })
}
