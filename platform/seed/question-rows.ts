import { createHash } from 'node:crypto'
import type { StoredQuestion } from '@platform/catalogue/question-set'
import { type DeviceQuestions, type QuestionData, questionsOfDevice, FileRefused } from './question-data'
import type { CatalogueDevice } from './read-catalogue'
import type { QuestionsFile } from './read-data'

export type QuestionSet = { id: string; category: string; questions: StoredQuestion[] }
/** Of every category, and of the devices that have questions of their own. */
export type QuestionSets = { categories: QuestionSet[]; devices: Map<string, QuestionSet> }

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
    ...(answer.statement && { statement: answer.statement }),
    hint: answer.hint ?? null,
    ...(answer.factor === undefined ? {} : { factorBp: basisPoints(answer.factor) }),
    ...(answer.delta === undefined ? {} : { delta: answer.delta }),
    ...(answer.knockOut ? { knockOut: true, reason: answer.reason ?? {}, disposal: answer.disposal ?? 'none' } : {}),
  })),
})

/** The id carries a hash of the content, so that changed questions are a new set. */
function setOf(category: string, questions: readonly QuestionData[]): QuestionSet {
  const rows = questions.map(stored)
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
  return { id: `${category}-${hash}`, category, questions: rows }
}

/** One set per category, and one per device with questions of its own. Throws for a device that the catalogue does not have. */
export function questionSets(file: QuestionsFile, own: DeviceQuestions, catalogue: readonly CatalogueDevice[]): QuestionSets {
  const categories = Object.entries(file).map(([category, questions]) => setOf(category, questions))
  const categoryOf = new Map(catalogue.map(({ id, category }) => [id, category]))
  const devices = new Map<string, QuestionSet>()
  for (const entry of own)
    for (const id of entry.devices) {
      const category = categoryOf.get(id)
      if (!category) throw new FileRefused(`There is no device "${id}" in the catalogue.`)
      devices.set(id, setOf(category, questionsOfDevice(file[category], { ...entry, devices: [id] })))
    }
  return { categories, devices }
}
