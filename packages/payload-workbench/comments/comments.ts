import { sql } from 'drizzle-orm'
import type { FlattenedField, PayloadRequest } from 'payload'
import * as z from 'zod'
import { StaffText } from '@trade-in-shop/contracts/typed-text'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

/** Longest text of a comment or an answer. */
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
