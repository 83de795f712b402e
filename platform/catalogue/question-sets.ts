import { LRUCache } from 'lru-cache'
import type { Db } from '@platform/store/pool'
import { StoredQuestions, type StoredQuestion } from './question-set'

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
