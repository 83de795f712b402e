import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

const TABLES = [
  'markets',
  'pages',
  'navigation',
  'banners',
  'redirects',
  'route_maps',
  'contact_subjects',
  'partners',
  'media',
] as const

/** A text that changes with every save that can break or fix a link, and with the hour (periods begin and end). */
export async function contentState(req: PayloadRequest, now: number): Promise<string> {
  const session = await openTransaction(req)
  const parts = TABLES.map((table) => sql`(select concat(count(*), ' ', max(updated_at)) from ${sql.identifier(table)})`)
  const { rows } = await session.execute<{ state: string }>(sql`select concat_ws('|', ${sql.join(parts, sql`, `)}) as state`)
  return `${new Date(now).toISOString().slice(0, 13)} ${rows[0]?.state ?? ''}`
}
