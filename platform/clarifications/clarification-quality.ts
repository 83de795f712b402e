import { ClarificationQuality, type ClarificationQualityQuery } from '@trade-in-shop/contracts/applications'
import { pickByLocale } from '@platform/messages/by-locale'
import type { Db } from '@platform/store/pool'

/** Devices inspected in the period ($1 applications, $2 from, $3 until), with their clarification where the price went down. */
const INSPECTED = `inspected as (
    select l.trade_id, l.position, o.answers as yours, l.inspection as ours, c.id as clarification, c.inspector, r.differences,
      coalesce(r.second_price, r.new_price) - r.old_price as change, r.second_price is not null as raised,
      c.second_look_asked_at is not null as looked
    from platform.trades t
    join platform.trade_lines l on l.trade_id = t.id and l.inspection is not null
    join platform.offers o on o.id = l.offer_id
    left join platform.clarifications c on c.trade_id = t.id
    left join platform.clarification_lines r on r.clarification_id = c.id and r.position = l.position
    where t.application = any($1) and t.created_at < $3 and exists (select from platform.trade_history h
      where h.trade_id = t.id and h.state = 'in_inspection' and h.at >= $2 and h.at < $3)
  )`

/** What a difference cost is stored beside the words of the question; no set of questions is ever deleted, so each has its id. */
const QUESTIONS = `with ${INSPECTED}, words as (
    select distinct s.category || '-' || (q->>'code') as id, t.value as text
    from platform.question_sets s, jsonb_array_elements(s.questions) q, jsonb_each_text(q->'text') t
  ), given as (
    select trade_id, position, differences, a->>'questionId' as question,
      array_agg(a->>'answerId' order by a->>'answerId') filter (where isours) as ours,
      array_agg(a->>'answerId' order by a->>'answerId') filter (where not isours) as yours
    from inspected, lateral (
      select true as isours, jsonb_array_elements(ours) as a union all select false, jsonb_array_elements(yours)
    ) answers
    group by trade_id, position, differences, a->>'questionId'
  ), compared as (
    select question, differences is not null and ours is distinct from yours as revised, case when ours is distinct from yours then (
      select sum((d->'change'->>'amount')::int) from jsonb_array_elements(differences) d
      where (question, d->>'question') in (select id, text from words)) end as change
    from given
  )
  select question as id, count(*)::int as inspected, (count(*) filter (where revised))::int as revised,
    coalesce(sum(change), 0)::int as change, (
      select q->'text' from platform.price_list_questions p join platform.question_sets s on s.id = p.question_set_id,
        jsonb_array_elements(s.questions) q
      where p.application = any($1) and s.category || '-' || (q->>'code') = question order by p.version desc limit 1
    ) as texts
  from compared group by question order by revised desc, inspected desc, question limit 200`

const INSPECTORS = `with ${INSPECTED}
  select inspector as name, count(*)::int as revised, coalesce(sum(change), 0)::int as change,
    (count(distinct clarification) filter (where looked))::int as "secondLooks",
    (count(distinct clarification) filter (where raised))::int as raised
  from inspected where differences is not null group by inspector order by revised desc, name limit 100`

/** A second look that leaves the price lower corrects the answers, so a question counts as it was found at last. */
export async function readClarificationQuality(db: Db, query: ClarificationQualityQuery): Promise<ClarificationQuality> {
  const values = [query.applications, query.from, query.until]
  const questions = await db.query<{ texts: Record<string, string> | null }>(QUESTIONS, values)
  const inspectors = await db.query(INSPECTORS, values)
  return ClarificationQuality.parse({
    questions: questions.rows.map(({ texts, ...row }) => ({ ...row, text: pickByLocale(texts ?? {}, query.language) ?? null })),
    inspectors: inspectors.rows,
  })
}
