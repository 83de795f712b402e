import type { Question } from '@/contracts/search'
import { answerId, questionId, type StoredQuestion } from '@platform/catalogue/question-set'
import { loadQuestionSet } from '@platform/catalogue/question-sets'
import type { Db } from '@platform/store/pool'

function localized(stored: StoredQuestion[], category: string, language: string): Question[] {
  return stored.map(({ code, text, hint, required, multiple, answers }) => ({
    id: questionId(category, code),
    code,
    question: text[language] ?? code,
    description: hint?.[language] ?? null,
    required,
    multiple,
    answers: answers.map((answer) => ({
      id: answerId(category, code, answer.code),
      code: answer.code,
      text: answer.text[language] ?? answer.code,
      hint: answer.hint?.[language] ?? null,
    })),
  }))
}

const SETS = `
  select q.category, q.question_set_id as id from platform.price_list_questions q
  where q.application = $1 and q.category = any($2)
    and q.version = (select max(version) from platform.price_lists where application = $1)`

/** The questions of these categories by the newest price list, in the market's language. */
export async function questionDocuments(
  db: Db,
  application: string,
  language: string,
  categories: string[],
): Promise<Map<string, Question[]>> {
  const { rows } = await db.query<{ category: string; id: string }>(SETS, [application, [...new Set(categories)]])
  const sets = rows.map(
    async ({ category, id }) => [category, localized(await loadQuestionSet(db, id), category, language)] as const,
  )
  return new Map(await Promise.all(sets))
}
