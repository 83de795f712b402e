import { sql, type SQL } from 'drizzle-orm'
import type { Block, DataFromCollectionSlug, Field, PayloadRequest } from 'payload'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { inSnakeCase } from '@/collections/documents/loose'
import { pageBlocks } from './blocks'

type Page = DataFromCollectionSlug<'pages'>
/** A published page; text and blocks are the JSON of the database, unparsed until they are needed. */
export type PageDocument = Pick<
  Page,
  'id' | 'key' | 'slug' | 'title' | 'metaTitle' | 'metaDescription' | 'noindex' | 'updatedAt'
> & { body: string | null; blocks: string | null }

/** The id of a published page and its version, which changes with every write of the row. */
export type PageVersionHead = { id: number; market: number; version: string }

/** All published pages, in a fixed order. */
export async function pageHeads(req: PayloadRequest): Promise<PageVersionHead[]> {
  const session = await openTransaction(req)
  const heads = sql`select id, market_id as market, xmin::text as version from pages
    where _status = 'published' and deleted_at is null order by slug collate "C", id`
  return (await session.execute<PageVersionHead>(heads)).rows
}

/**
 * Pages by their ids, read straight from the tables: Payload's general read asks eight tables for each page, and for five
 * thousand pages that takes longer than the statement timeout.
 */
export async function pageRows(req: PayloadRequest, ids: readonly number[]): Promise<PageDocument[]> {
  const session = await openTransaction(req)
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

/** Names and columns of the fields of a block, of its rows or of a group, as arguments of `json_build_object`. */
const columnsOf = (fields: readonly Field[], table: string, prefix = ''): string =>
  fields.flatMap((field) => ('name' in field ? [`'${field.name}', ${columnOf(field, table, prefix)}`] : [])).join(', ')

function columnOf(field: Field & { name: string }, table: string, prefix: string): string {
  const name = `${prefix}${inSnakeCase(field.name)}`
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'select':
    case 'richText':
      return `${table}."${name}"`
    case 'upload':
      return `${table}."${name}_id"`
    case 'group':
      return `json_build_object(${columnsOf(field.fields, table, `${name}_`)})`
    case 'array': {
      const rows = `${table}_${name}`
      const list = `json_agg(json_build_object(${columnsOf(field.fields, rows)}) order by ${rows}._order)`
      return `(select coalesce(${list}, '[]') from ${rows} where ${rows}._parent_id = ${table}.id)`
    }
    default:
      throw new Error(`The field "${field.name}" of a block has a type that is not read from its table: ${field.type}`)
  }
}

function blocksOfType({ slug, fields }: Block): string {
  const table = `pages_blocks_${inSnakeCase(slug)}`
  const values = `'blockType', '${slug}', 'id', ${table}.id, ${columnsOf(fields, table)}`
  return `select _parent_id, _order, json_build_object(${values}) as block from ${table}`
}

const BLOCKS = (wanted: SQL) => sql`
  with blocks as (${sql.raw(pageBlocks.map(blocksOfType).join(' union all '))})
  select _parent_id as page, json_agg(block order by _order)::text as blocks from blocks
  where _parent_id = ${wanted} group by _parent_id`
