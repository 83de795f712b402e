import * as z from 'zod'

/** A text per language key of `platform.applications.language`. */
const Texts = z.record(z.string(), z.string())

const StoredAnswer = z.object({
  code: z.string(),
  text: Texts,
  hint: Texts.nullable(),
  /** Basis points: 9200 is x 0.92. */
  factorBp: z.int().optional(),
  /** Minor units. */
  delta: z.int().optional(),
  knockOut: z.literal(true).optional(),
  reason: Texts.optional(),
})

const StoredQuestion = z.object({
  code: z.string(),
  text: Texts,
  hint: Texts.nullable(),
  required: z.boolean(),
  multiple: z.boolean(),
  answers: z.array(StoredAnswer),
})
export type StoredQuestion = z.infer<typeof StoredQuestion>

/** `platform.question_sets.questions`: all languages in one document. */
export const StoredQuestions = z.array(StoredQuestion)

export const questionId = (category: string, code: string) => `${category}-${code}`
export const answerId = (category: string, question: string, code: string) => `${category}-${question}-${code}`
