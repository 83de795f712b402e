import * as z from 'zod'
import { ClarificationDecision, ClarificationDifference } from '@trade-in-shop/contracts/clarifications'
import type { Db } from '@platform/store/pool'

const StoredClarification = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(['open', 'answered', 'expired']),
  expiresAt: z.date(),
  /** Null: inspected before names were stored. */
  inspector: z.string().nullable(),
  secondLook: z
    .object({
      askedAt: z.coerce.date(),
      decideBy: z.coerce.date(),
      decidedAt: z.coerce.date().nullable(),
      result: z.enum(['confirmed', 'raised']).nullable(),
    })
    .nullable(),
})
const StoredDecisionLine = z.object({
  position: z.int(),
  /** Photos are ids here, as in `photos`. */
  differences: z.array(ClarificationDifference),
  matching: z.array(z.object({ question: z.string(), answer: z.string() })),
  oldPrice: z.int(),
  newPrice: z.int(),
  decision: ClarificationDecision.nullable(),
  photos: z.array(z.string()),
})
export type StoredDecisionLine = z.infer<typeof StoredDecisionLine>
export type StoredClarification = z.infer<typeof StoredClarification> & { lines: StoredDecisionLine[] }

const SELECT = `select c.id, t.number, c.state, c.expires_at as "expiresAt", c.inspector,
  case when c.second_look_asked_at is not null then json_build_object('askedAt', c.second_look_asked_at,
    'decideBy', c.second_look_by, 'decidedAt', c.second_look_at, 'result', c.second_look_result) end as "secondLook"
  from platform.clarifications c join platform.trades t on t.id = c.trade_id`
const LINES = `select l.position, l.differences, l.matching, l.old_price as "oldPrice", 
  coalesce(l.second_price, l.new_price) as "newPrice", l.decision,
  array(select p.id::text from platform.clarification_photos p where p.clarification_id = l.clarification_id
    and p.position = l.position order by p.sort) as photos
  from platform.clarification_lines l where l.clarification_id = $1 order by l.position`

type Course = Pick<StoredClarification, 'state' | 'expiresAt' | 'secondLook'>
/** Another inspector has not decided yet: the deadline waits. */
export const isLookedAtAgain = ({ state, secondLook }: Omit<Course, 'expiresAt'>): boolean =>
  state === 'open' && secondLook?.decidedAt === null
export const isOver = (clarification: Course, now: Date): boolean =>
  clarification.state === 'expired' ||
  (clarification.state === 'open' && clarification.expiresAt <= now && !isLookedAtAgain(clarification))

/** Finds by id and trade number together; a wrong pair takes as long as an unknown id. */
export async function findClarification(db: Db, id: string, number: string): Promise<StoredClarification | null> {
  const { rows } = await db.query(`${SELECT} where c.id = $1 and t.number = $2`, [id, number])
  if (!rows[0]) return null
  const lines = await db.query(LINES, [id])
  return { ...StoredClarification.parse(rows[0]), lines: z.array(StoredDecisionLine).parse(lines.rows) }
}

export type NewPhoto = Readonly<{ id: string; bytes: Buffer }>
export type NewClarification = Readonly<{
  id: string
  tradeId: string
  expiresAt: Date
  inspector: string
  lines: readonly (Omit<StoredDecisionLine, 'decision' | 'photos'> & { photos: readonly NewPhoto[] })[]
}>

export async function insertClarification(db: Db, clarification: NewClarification, now: Date): Promise<void> {
  const { id, tradeId, expiresAt, inspector, lines } = clarification
  const text = `insert into platform.clarifications (id, trade_id, state, opened_at, expires_at, inspector)
    values ($1, $2, 'open', $3, $4, $5)`
  await db.query(text, [id, tradeId, now, expiresAt, inspector])
  for (const { position, differences, matching, oldPrice, newPrice, photos } of lines) {
    await db.query(
      `insert into platform.clarification_lines (clarification_id, position, differences, matching, old_price, new_price)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, position, JSON.stringify(differences), JSON.stringify(matching), oldPrice, newPrice],
    )
    for (const [sort, photo] of photos.entries())
      await db.query(
        'insert into platform.clarification_photos (id, clarification_id, position, sort, bytes) values ($1, $2, $3, $4, $5)',
        [photo.id, id, position, sort, photo.bytes],
      )
  }
}

/** Stores the first decision of a line; an existing one stays. */
export async function decideLine(db: Db, id: string, position: number, decision: ClarificationDecision): Promise<void> {
  const text = `update platform.clarification_lines set decision = $3
    where clarification_id = $1 and position = $2 and decision is null`
  await db.query(text, [id, position, decision])
}

export async function closeClarification(db: Db, id: string, state: 'answered' | 'expired', now: Date): Promise<void> {
  await db.query('update platform.clarifications set state = $2, closed_at = $3 where id = $1', [id, state, now])
}

/** A photo of any line of this clarification; null when it belongs to another or does not exist. */
export async function findClarificationPhoto(db: Db, id: string, number: string, photo: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    `select p.bytes from platform.clarification_photos p
     join platform.clarifications c on c.id = p.clarification_id join platform.trades t on t.id = c.trade_id
     where p.id::text = $3 and c.id = $1 and t.number = $2`,
    [id, number, photo],
  )
  return rows[0]?.bytes ?? null
}

/** Clarifications whose deadline has passed without all answers, and whose second look, if any, is decided. */
export async function overdue(db: Db, now: Date, most: number): Promise<{ id: string; number: string }[]> {
  const { rows } = await db.query<{ id: string; number: string }>(
    `select c.id, t.number from platform.clarifications c join platform.trades t on t.id = c.trade_id
     where c.state = 'open' and c.expires_at <= $1 and (c.second_look_asked_at is null or c.second_look_at is not null) order by c.expires_at limit $2`,
    [now, most],
  )
  return rows
}
