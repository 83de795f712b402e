import * as z from 'zod'
import { LRUCache } from 'lru-cache'
import { type Declined, Disposal } from '@trade-in-shop/contracts/offers'
import { pickByLocale } from '@platform/messages/by-locale'
import type { Db } from '@platform/store/pool'

/** An answer as pricing sees it. `factor` is in basis points (9200 = x 0.92), `delta` in minor units. */
export type PricedAnswer = { id: string; code: string; factor: number | null; delta: number | null; knockOut: KnockOut | null }
/** Why a device with this answer is not bought, in the market's language, and where it goes instead. */
type KnockOut = Pick<Declined, 'reason' | 'disposal'>
/** In the order of the catalogue, which is the order of the explanation. */
export type PricedQuestion = { id: string; code: string; required: boolean; multiple: boolean; answers: PricedAnswer[] }

/** A text per language, and per region that has its own. */
const Texts = z.record(z.string(), z.string())

const StoredAnswer = z.object({
  code: z.string(),
  text: Texts,
  statement: Texts.optional(),
  hint: Texts.nullable(),
  /** Basis points: 9200 is x 0.92. */
  factorBp: z.int().optional(),
  /** Minor units. */
  delta: z.int().optional(),
  knockOut: z.literal(true).optional(),
  reason: Texts.optional(),
  /** Sets of earlier builds lack it. */
  disposal: Disposal.optional(),
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
const StoredQuestions = z.array(StoredQuestion)

export const questionId = (category: string, code: string) => `${category}-${code}`
export const answerId = (category: string, question: string, code: string) => `${category}-${question}-${code}`

/** A question set never changes under its id, so an entry never expires; only their number is bounded. */
const cache = new LRUCache<string, StoredQuestion[]>({ max: 256 })

/** Throws when the id is unknown: a price list always points at an existing set. */
export async function loadQuestionSet(db: Db, id: string): Promise<StoredQuestion[]> {
  const kept = cache.get(id)
  if (kept) return kept
  const { rows } = await db.query<{ questions: unknown }>('select questions from platform.question_sets where id = $1', [id])
  if (!rows[0]) throw new Error(`Question set ${id} does not exist`)
  const questions = StoredQuestions.parse(rows[0].questions)
  cache.set(id, questions)
  return questions
}

export type WordedAnswer = PricedAnswer & { text: string; statement?: string | null }
/** A question as `valuate()` takes it, with the words in the market's language for mails and records. */
export type WordedQuestion = Omit<PricedQuestion, 'answers'> & { text: string; answers: WordedAnswer[] }

/** A stored question set in the language of a locale, with the ids of the wire. */
export function pricedQuestions(questions: StoredQuestion[], category: string, locale: string): WordedQuestion[] {
  return questions.map(({ code, text, required, multiple, answers }) => ({
    id: questionId(category, code),
    code,
    text: pickByLocale(text, locale) ?? code,
    required,
    multiple,
    answers: answers.map((answer) => ({
      id: answerId(category, code, answer.code),
      code: answer.code,
      text: pickByLocale(answer.text, locale) ?? answer.code,
      statement: pickByLocale(answer.statement ?? {}, locale) ?? null,
      factor: answer.factorBp ?? null,
      delta: answer.delta ?? null,
      knockOut: answer.knockOut
        ? { reason: pickByLocale(answer.reason ?? {}, locale) ?? '', disposal: answer.disposal ?? 'none' }
        : null,
    })),
  }))
}
