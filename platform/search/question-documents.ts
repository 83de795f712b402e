import type { Question } from '@trade-in-shop/contracts/search'
import { answerId, questionId, type StoredQuestion, loadQuestionSet } from '@platform/catalogue/question-set'
import { pickByLocale } from '@platform/messages/by-locale'
import type { Db } from '@platform/store/pool'

function localized(stored: StoredQuestion[], category: string, locale: string): Question[] {
  return stored.map(({ code, text, hint, required, multiple, answers }) => ({
    id: questionId(category, code),
    code,
    question: pickByLocale(text, locale) ?? code,
    description: pickByLocale(hint ?? {}, locale) ?? null,
    required,
    multiple,
    answers: answers.map((answer) => ({
      id: answerId(category, code, answer.code),
      code: answer.code,
      text: pickByLocale(answer.text, locale) ?? answer.code,
      ...(answer.statement && { statement: pickByLocale(answer.statement, locale) }),
      hint: pickByLocale(answer.hint ?? {}, locale) ?? null,
    })),
  }))
}

const SETS = `
  select d.id as device, q.category, coalesce(o.question_set_id, q.question_set_id) as id
  from (select max(version) as version from platform.price_lists where application = $1) l
  join platform.devices d on d.id = any($2)
  join platform.price_list_questions q on q.application = $1 and q.version = l.version and q.category = d.category
  left join platform.price_list_device_questions o on o.application = $1 and o.version = l.version and o.device_id = d.id`

/** The questions of these devices by the newest price list, in the market's language: their own, or their category's. */
export async function questionDocuments(
  db: Db,
  application: string,
  locale: string,
  devices: string[],
): Promise<Map<string, Question[]>> {
  const { rows } = await db.query<{ device: string; category: string; id: string }>(SETS, [application, devices])
  const sets = new Map(rows.map(({ id, category }) => [id, category]))
  const wordings = new Map(
    await Promise.all(
      [...sets].map(async ([id, category]) => [id, localized(await loadQuestionSet(db, id), category, locale)] as const),
    ),
  )
  return new Map(rows.map(({ device, id }) => [device, wordings.get(id) ?? []]))
}
