import { sql } from 'drizzle-orm'
import type { Field, PayloadRequest } from 'payload'
import { getStaff } from '@/collections/access/staff-member'
import { getReach } from '@/collections/access/access-table'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { inSnakeCase } from '@/collections/documents/loose'
import { pageBlocks } from '@/collections/pages/blocks'

const isLike = (text: string): string => `${text} ilike wanted.pattern`
/** Rich text is JSON: only the words of its text nodes count, no names of nodes. */
const richTextIsLike = (column: string): string => isLike(`jsonb_path_query_array(${column}, '$.**.text')::text`)

/** Conditions, one for each text that a block, its rows or a group holds. */
const conditionsOf = (fields: readonly Field[], table: string, prefix = ''): string[] =>
  fields.flatMap((field) => {
    if (!('name' in field)) return []
    const name = `${prefix}${inSnakeCase(field.name)}`
    switch (field.type) {
      case 'text':
      case 'textarea':
        return [isLike(`${table}."${name}"`)]
      case 'richText':
        return [richTextIsLike(`${table}."${name}"`)]
      case 'group':
        return conditionsOf(field.fields, table, `${name}_`)
      case 'array':
        return inTable(`${table}_${name}`, table, field.fields)
      default:
        return []
    }
  })

function inTable(table: string, parent: string, fields: readonly Field[]): string[] {
  const conditions = conditionsOf(fields, table)
  if (conditions.length === 0) return []
  return [`exists (select 1 from ${table} where ${table}._parent_id = ${parent}.id and (${conditions.join(' or ')}))`]
}

/** Title, slug, text and blocks of the pages in a table: `pages`, or `_pages_v` with the newest drafts. */
function inPages(table: string, prefix: string): string {
  const own = ['title', 'slug', 'meta_title', 'meta_description'].map((name) => isLike(`${table}.${prefix}${name}`))
  const body = richTextIsLike(`${table}.${prefix}body`)
  const blocks = pageBlocks.flatMap(({ slug, fields }) => inTable(`${table}_blocks_${inSnakeCase(slug)}`, table, fields))
  return `(${[...own, body, ...blocks].join(' or ')})`
}

const FOUND = `
  select pages.id, pages.market_id, pages.title from pages, wanted
  where pages.deleted_at is null and ${inPages('pages', '')}
  union
  select pages.id, pages.market_id, pages.title from _pages_v join pages on pages.id = _pages_v.parent_id, wanted
  where _pages_v.latest and pages.deleted_at is null and ${inPages('_pages_v', 'version_')}`

/**
 * Ids of at most `limit` pages with the text in title, slug, text or blocks, published or in the newest draft. Reads the
 * tables of the blocks, because Payload has no query over all of them. The markets of the member of staff bound the result
 * so that others cannot fill it; the caller reads the pages themselves with access checked.
 */
export async function findPageIds(req: PayloadRequest, text: string, limit: number): Promise<number[]> {
  const staff = getStaff(req.user)
  const reach = staff ? getReach('pages', 'read', staff.role) : 'none'
  if (!staff || (reach !== 'all' && reach !== 'own')) return []
  // One text parameter, as in `page-rows.ts`; null for every market.
  const markets = reach === 'own' ? staff.markets.map(Number).join() : null
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const session = await openTransaction(req)
  const { rows } = await session.execute<{ id: number }>(sql`
    with wanted as (select ${pattern}::text as pattern), found as (${sql.raw(FOUND)})
    select id from found
    where ${markets}::text is null or market_id = any(string_to_array(${markets}::text, ',')::int[])
    order by title collate "C", id limit ${limit}`)
  return rows.map(({ id }) => id)
}
