import * as z from 'zod'
import type { OfferedDevice } from '@trade-in-shop/contracts/offers'
import { CategoryKey, type DevicePicture } from '@trade-in-shop/contracts/search'
import { describeAnswer } from '@trade-in-shop/contracts/answer-words'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import { prepared } from '@trade-in-shop/runtime/database-session'
import type { Db } from '@platform/store/pool'
import { joinNames, translateNames } from './device-words'
import { loadQuestionSet, pricedQuestions, type WordedQuestion } from './question-set'

export type Pricing = {
  device: OfferedDevice
  /** Minor units for a flawless device; null: not bought in this market. */
  basePrice: number | null
  questions: WordedQuestion[]
  priceListVersion: number
  locale: string
}

const Row = z.object({
  id: z.string(),
  model: z.string(),
  variant: z.string().nullable(),
  manufacturer: z.string(),
  category: CategoryKey,
  traits: z.string().nullable(),
  hasPhotograph: z.boolean(),
  basePrice: z.int().nullable(),
  version: z.int(),
  questionSetId: z.string(),
  locale: z.string(),
})

/** Without the address of a photograph: the shop reads it in the catalogue alone. */
function pictureOf({ traits, hasPhotograph }: z.infer<typeof Row>): DevicePicture | null {
  if (hasPhotograph) return { kind: 'photograph', traits }
  return traits === null ? null : { kind: 'portrait', traits }
}

/** The answers with which a device must not be posted, in the words of the market. */
const unpostableConditions = (questions: readonly WordedQuestion[]): string[] =>
  questions.flatMap(({ text: question, answers }) =>
    answers.flatMap(({ text, statement, knockOut }) =>
      isUnpostable(knockOut ?? {}) ? [describeAnswer(question, { text, statement })] : [],
    ),
  )

/** `$3` null: the newest price list of the application. */
const SELECT = `
  select d.id, m.name as model, case when d.id <> m.id then d.variant end as variant,
         f.name as manufacturer, d.category, coalesce(d.traits, m.traits) as traits,
         m.photograph is not null as "hasPhotograph", p.base_price as "basePrice", l.version,
         coalesce(o.question_set_id, q.question_set_id) as "questionSetId", a.locale
  from platform.applications a
  join lateral (select version from platform.price_lists where application = a.application
                and ($3::int is null or version = $3) order by version desc limit 1) l on true
  join platform.devices d on d.id = $2
  join platform.models m on m.id = d.model_id
  join platform.series s on s.id = m.series_id
  join platform.manufacturers f on f.id = s.manufacturer_id
  join platform.price_list_questions q on q.application = a.application and q.version = l.version and q.category = d.category
  left join platform.price_list_device_questions o on o.application = a.application and o.version = l.version and o.device_id = d.id
  left join platform.prices p on p.application = a.application and p.device_id = d.id and p.version = l.version
  where a.application = $1`

/**
 * Everything that a price depends on, of the newest price list or of the given version (a trade under inspection is
 * priced by the list of its offer). Null: this application does not know the device. One indexed query; question sets
 * never change and stay in memory.
 */
export async function loadPricing(
  db: Db,
  application: string,
  deviceId: string,
  version: number | null = null,
): Promise<Pricing | null> {
  // Prepared: planning these joins takes ten times as long as running them.
  const { rows } = await db.query(prepared(SELECT, [application, deviceId, version]))
  if (!rows[0]) return null
  const row = Row.parse(rows[0])
  const name = joinNames(translateNames(row, row.locale))
  const questions = pricedQuestions(await loadQuestionSet(db, row.questionSetId), row.category, row.locale)
  const unpostable = unpostableConditions(questions)
  return {
    device: {
      ...{ id: row.id, name, manufacturer: row.manufacturer, url: row.id, categoryId: row.category },
      picture: pictureOf(row),
      ...(unpostable.length > 0 && { unpostable }),
    },
    basePrice: row.basePrice,
    questions,
    priceListVersion: row.version,
    locale: row.locale,
  }
}
