import { sql } from 'drizzle-orm'
import type { FlattenedField, PayloadRequest } from 'payload'
import * as z from 'zod'
import { StaffText } from '@trade-in-shop/contracts/typed-text'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

const MAX_TEXT_CHARACTERS = 2000
/** Most comments and answers of a page. */
const MAX_COMMENTS = 200
export const CommentText = StaffText(1, MAX_TEXT_CHARACTERS)

/**
 * What a comment is about: a field by its names in the configuration (`blocks.steps.steps.title`), and the id of the innermost row
 * that holds it. Ids stay when a row moves. `row` is empty for a field of the page itself.
 */
export const Place = z.object({
  row: z.string().regex(/^[\w-]{0,64}$/),
  field: z
    .string()
    .max(200)
    .regex(/^[\w-]+(?:\.[\w-]+)*$/),
})
type Place = z.infer<typeof Place>

const Instant = z.coerce.date().transform((at) => at.toISOString())
const Comment = Place.extend({
  id: z.number(),
  /** The comment that this one answers. */
  parent: z.number().nullable(),
  /** Null for someone who has left. */
  by: z.number().nullable(),
  at: Instant,
  text: z.string(),
  resolvedBy: z.number().nullable(),
  resolvedAt: Instant.nullable(),
})
export type Comment = z.infer<typeof Comment>

/** The comments and answers of a page, the oldest first. */
export async function readComments(req: PayloadRequest, page: number): Promise<Comment[]> {
  const session = await openTransaction(req)
  const { rows } = await session.execute(sql`
    select id, parent_id as parent, row_id as row, field, by_id as by, at, text, resolved_by_id as "resolvedBy",
      resolved_at as "resolvedAt"
    from page_comments where page_id = ${page} order by id limit ${MAX_COMMENTS}`)
  return z.array(Comment).parse(rows)
}

const Thread = Comment.pick({ id: true, field: true, by: true, at: true, text: true }).extend({ page: z.number() })
export type Thread = z.infer<typeof Thread>
/** Most conversations that are read for one person. */
const MAX_THREADS = 50

/**
 * Open conversations in which another person had the last word, the newest first: those that a person takes part in, and all of
 * some pages. `id` is that of the first comment; text, author and time are those of the last one.
 */
export async function readThreads(req: PayloadRequest, person: number, pages: readonly number[]): Promise<Thread[]> {
  const session = await openTransaction(req)
  const { rows } = await session.execute(sql`
    select first.id, first.page_id as page, first.field, last.by_id as by, last.at, last.text
    from page_comments first
    join lateral (
      select by_id, at, text from page_comments where first.id in (id, parent_id) order by id desc limit 1
    ) last on last.by_id is distinct from ${person}::int
    where first.parent_id is null and first.resolved_at is null and (
      first.page_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb))
      or exists (select 1 from page_comments own where first.id in (own.id, own.parent_id) and own.by_id = ${person}::int)
    )
    order by last.at desc limit ${MAX_THREADS}`)
  return z.array(Thread).parse(rows)
}

type NewComment = Place & Readonly<{ page: number; parent: number | null; by: number; text: string }>

/** Stores a comment. A full page loses its oldest resolved comment; false when all of them are open. */
export const addComment = (req: PayloadRequest, { page, parent, row, field, by, text }: NewComment): Promise<boolean> =>
  inTransaction(req, async () => {
    const session = await openTransaction(req)
    // One comment of a page at a time, so that two requests cannot both take the last place.
    await session.execute(sql`select pg_advisory_xact_lock(hashtext('page_comments'), ${page}::int)`)
    await session.execute(sql`
      delete from page_comments where id = (
        select min(id) from page_comments where page_id = ${page} and resolved_at is not null
      ) and (select count(*) from page_comments where page_id = ${page}) >= ${MAX_COMMENTS}`)
    const { rowCount } = await session.execute(sql`
      insert into page_comments (page_id, parent_id, row_id, field, by_id, text)
      select ${page}::int, ${parent}::int, ${row}, ${field}, ${by}::int, ${text}
      where (select count(*) from page_comments where page_id = ${page}) < ${MAX_COMMENTS}`)
    return rowCount === 1
  })

export async function resolveComment(req: PayloadRequest, id: number, by: number): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`
    update page_comments set resolved_at = now(), resolved_by_id = ${by} where id = ${id} and resolved_at is null`)
}

/** The labels of a field from the outside to the inside, such as "Steps › Title"; null when no form has the field. */
export function fieldName(fields: readonly FlattenedField[], field: string, language: string): string | null {
  const labels: string[] = []
  let inside: readonly FlattenedField[] = fields
  const names = field.split('.')
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const found = inside.find((candidate) => candidate.name === name)
    if (!found) return null
    if (found.type === 'blocks') {
      const type = names.shift()
      const block = found.blocks.find(({ slug }) => slug === type)
      if (!block) return null
      labels.push(textOf(block.labels?.singular, language) ?? block.slug)
      inside = block.flattenedFields
      continue
    }
    labels.push(('label' in found ? textOf(found.label, language) : null) ?? found.name)
    inside = 'flattenedFields' in found ? found.flattenedFields : []
  }
  return labels.join(' › ')
}

/** A label of the configuration, which has a text for each language of staff. */
function textOf(label: unknown, language: string): string | null {
  if (typeof label === 'string') return label
  const texts = z.record(z.string(), z.string()).safeParse(label).data
  return texts?.[language] ?? texts?.en ?? null
}
