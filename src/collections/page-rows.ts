import { sql, type SQL } from 'drizzle-orm'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { transactionOf } from './hooks/transaction'

type Page = DataFromCollectionSlug<'pages'>
/** A published page; text and blocks are the JSON of the database, unparsed until they are needed. */
export type PageDocument = Pick<
  Page,
  'id' | 'key' | 'slug' | 'title' | 'metaTitle' | 'metaDescription' | 'noindex' | 'updatedAt'
> & { body: string | null; blocks: string | null }

/** The id of a published page and its version, which changes with every write of the row. */
export type PageHead = { id: number; market: number; version: string }

/** All published pages, in a fixed order. */
export async function pageHeads(req: PayloadRequest): Promise<PageHead[]> {
  const session = await transactionOf(req)
  const heads = sql`select id, market_id as market, xmin::text as version from pages
    where _status = 'published' order by slug collate "C", id`
  return (await session.execute<PageHead>(heads)).rows
}

/**
 * Pages by their ids, read straight from the tables: Payload's general read asks eight tables for each page, and for five
 * thousand pages that takes longer than the statement timeout.
 */
export async function pageRows(req: PayloadRequest, ids: readonly number[]): Promise<PageDocument[]> {
  const session = await transactionOf(req)
  // One text parameter, because five hundred parameters take the query builder longer than the query takes Postgres.
  const wanted = sql`any(string_to_array(${ids.join()}, ',')::int[])`
  const [pages, blocks] = await Promise.all([
    session.execute<Omit<PageDocument, 'blocks'>>(PAGES(wanted)),
    session.execute<{ page: number; blocks: string }>(BLOCKS(wanted)),
  ])
  const byPage = new Map(blocks.rows.map((row) => [row.page, row.blocks]))
  return pages.rows.map((page) => ({ ...page, blocks: byPage.get(page.id) ?? null }))
}

/** Reads columns of Payload's tables `pages` and `pages_blocks_*`, which `migrations/` creates. */
const PAGES = (wanted: SQL) => sql`
  select id, key, slug, title, meta_title as "metaTitle", meta_description as "metaDescription", noindex,
    body::text as body, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
  from pages where id = ${wanted}`

const LINK = sql.raw(`json_build_object('label', link_label, 'kind', link_kind, 'screen', link_screen, 'slug', link_slug,
  'key', link_key, 'categoryUrl', link_category_url, 'code', link_code, 'url', link_url)`)

const BLOCKS = (wanted: SQL) => sql`
  with steps as (
    select _parent_id, json_agg(json_build_object('title', title, 'text', text) order by _order) as list
    from pages_blocks_steps_steps group by _parent_id
  ), questions as (
    select _parent_id, json_agg(json_build_object('question', question, 'answer', answer) order by _order) as list
    from pages_blocks_questions_questions group by _parent_id
  ), blocks as (
    select _parent_id, _order, json_build_object('blockType', 'text', 'id', id, 'body', body) as block from pages_blocks_text
    union all select _parent_id, _order,
      json_build_object('blockType', 'picture', 'id', id, 'picture', picture_id, 'caption', caption) from pages_blocks_picture
    union all select block._parent_id, block._order,
      json_build_object('blockType', 'steps', 'id', block.id, 'heading', block.heading, 'steps', coalesce(list, '[]'::json))
      from pages_blocks_steps block left join steps on steps._parent_id = block.id
    union all select block._parent_id, block._order, json_build_object('blockType', 'questions', 'id', block.id,
      'heading', block.heading, 'questions', coalesce(list, '[]'::json))
      from pages_blocks_questions block left join questions on questions._parent_id = block.id
    union all select _parent_id, _order, json_build_object('blockType', 'video', 'id', id, 'title', title, 'url', url,
      'poster', poster_id, 'transcript', transcript) from pages_blocks_video
    union all select _parent_id, _order, json_build_object('blockType', 'call-to-action', 'id', id, 'heading', heading,
      'text', text, 'link', ${LINK}) from pages_blocks_call_to_action
    union all select _parent_id, _order, json_build_object('blockType', 'banner', 'id', id, 'headline', headline,
      'text', text, 'picture', picture_id, 'tone', tone, 'link', ${LINK}) from pages_blocks_banner
  )
  select _parent_id as page, json_agg(block order by _order)::text as blocks from blocks
  where _parent_id = ${wanted} group by _parent_id`
