import { sql } from 'drizzle-orm'
import type { Field, PayloadRequest } from 'payload'
import { getStaff } from '@/collections/access/staff-member'
import { getReach } from '@/collections/access/access-table'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { inSnakeCase } from '@/collections/documents/loose'
import { pageBlocks } from '@/collections/pages/blocks'

const joined = (texts: readonly string[]): string => `concat_ws(chr(10), ${texts.join(', ')})`
/** Rich text is JSON: only the words of its text nodes count, no names of nodes. */
const wordsOf = (column: string): string =>
  `(select string_agg(words #>> '{}', ' ') from jsonb_path_query(${column}, 'strict $.**.text') words)`

/** Expressions, one for each text that a block, its rows or a group holds. */
const textsOf = (fields: readonly Field[], table: string, prefix = ''): string[] =>
  fields.flatMap((field) => {
    if (!('name' in field)) return []
    const name = `${prefix}${inSnakeCase(field.name)}`
    switch (field.type) {
      case 'text':
      case 'textarea':
        return [`${table}."${name}"`]
      case 'richText':
        return [wordsOf(`${table}."${name}"`)]
      case 'group':
        return textsOf(field.fields, table, `${name}_`)
      case 'array':
        return inTable(`${table}_${name}`, table, field.fields)
      default:
        return []
    }
  })

function inTable(table: string, parent: string, fields: readonly Field[]): string[] {
  const texts = textsOf(fields, table)
  if (texts.length === 0) return []
  return [`(select string_agg(${joined(texts)}, chr(10)) from ${table} where ${table}._parent_id = ${parent}.id)`]
}

/** Title, slug, text and blocks of a page in a table: `pages`, or `_pages_v` with the newest drafts. */
function inPages(table: string, prefix: string): string {
  const own = ['title', 'slug', 'meta_title', 'meta_description'].map((name) => `${table}.${prefix}${name}`)
  const blocks = pageBlocks.flatMap(({ slug, fields }) => inTable(`${table}_blocks_${inSnakeCase(slug)}`, table, fields))
  return joined([...own, wordsOf(`${table}.${prefix}body`), ...blocks])
}

/** Pages whose texts are written in one statement, well below its limit of time. */
const MAX_WRITTEN_PAGES = 500

/** Writes the texts of pages that were saved since; the newest draft counts where it says something else. */
const WRITE_TEXTS = `
  with saved as (
    select pages.id, newest.id as draft, greatest(pages.updated_at, newest.updated_at) as at
    from pages left join lateral (
      select id, updated_at from _pages_v where parent_id = pages.id and latest order by updated_at desc limit 1
    ) newest on true
  ), unread as (
    select saved.* from saved left join page_texts on page_id = saved.id
    where page_texts.saved_at is distinct from saved.at limit ${MAX_WRITTEN_PAGES}
  ), texts as (
    select unread.id, unread.at, ${inPages('pages', '')} as live, ${inPages('_pages_v', 'version_')} as draft
    from unread join pages on pages.id = unread.id left join _pages_v on _pages_v.id = unread.draft
  )
  insert into page_texts (page_id, saved_at, words)
  select id, at, lower(case when draft = live then live else concat_ws(chr(10), live, draft) end) from texts order by id
  on conflict (page_id) do update set saved_at = excluded.saved_at, words = excluded.words`

/**
 * Ids of at most `limit` pages with the text in title, slug, text or blocks, published or in the newest draft. The texts are in a
 * table of their own: read out of the JSON of 5,000 pages, a search takes longer than a statement may (record 257). The markets of
 * the member of staff bound the result so that others cannot fill it; the caller reads the pages themselves with access checked.
 */
export async function findPageIds(req: PayloadRequest, text: string, limit: number): Promise<number[]> {
  const staff = getStaff(req.user)
  const reach = staff ? getReach('pages', 'read', staff.role) : 'none'
  if (!staff || (reach !== 'all' && reach !== 'own')) return []
  const session = await openTransaction(req)
  let written: number | null
  do written = (await session.execute(sql.raw(WRITE_TEXTS))).rowCount
  while (written === MAX_WRITTEN_PAGES)
  // One text parameter, as in `page-rows.ts`; null for every market.
  const markets = reach === 'own' ? staff.markets.map(Number).join() : null
  const { rows } = await session.execute<{ id: number }>(sql`
    select pages.id from page_texts join pages on pages.id = page_id
    where strpos(words, lower(${text})) > 0 and deleted_at is null
      and (${markets}::text is null or market_id = any(string_to_array(${markets}::text, ',')::int[]))
    order by title collate "C", pages.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
