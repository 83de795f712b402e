import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { RedirectRow } from '@/domain/content/content'
import { missedPath } from '@/domain/routing/missed-path'
import { splitAddress } from '@/domain/routing/paths'
import { redirectFor } from '@/domain/routing/follow-redirects'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { compileRoutes } from '@/domain/routing/route-map'
import { getId } from '@/collections/access/staff-member'
import { convertRedirect } from '@/collections/documents/redirect-document'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

type Entry = Readonly<{ id: number; path: string }>

async function entriesOf(req: PayloadRequest, market: number, path: string | null): Promise<Entry[]> {
  const session = await openTransaction(req)
  const { rows } = await session.execute<Entry>(sql`
    select id, path from missing_paths where market_id = ${market} ${path === null ? sql`` : sql`and path = ${path}`}`)
  return rows
}

/** Deletes entries of the list of missing addresses, in the transaction of the save that fixed them. */
async function forget(req: PayloadRequest, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const session = await openTransaction(req)
  const ids = sql.join(
    entries.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  await session.execute(sql`delete from missing_paths where id in (${ids})`)
}

/** Removes the missing addresses that new redirects answer (R-22); a single exact redirect looks up only its own. */
export async function forgetAnswered(req: PayloadRequest, market: number, rows: readonly RedirectRow[]): Promise<void> {
  const enabled = rows.filter((row) => row.enabled)
  const [first] = enabled
  if (!first) return
  const one = enabled.length === 1 && first.match === 'exact' ? missedPath(splitAddress(first.from).path) : null
  const entries = await entriesOf(req, market, one)
  if (entries.length === 0) return
  const site = { routes: compileRoutes(await storedRoutes(req, market)), redirects: compileRedirects(enabled) }
  const now = Date.now()
  await forget(
    req,
    entries.filter(({ path }) => redirectFor(site, path, '', now) !== null),
  )
}

/** The same for the redirect that was just saved. */
export const forgetRedirected: CollectionAfterChangeHook = async ({ doc, req }) => {
  const market = Number(getId(doc.market))
  const row = RedirectRow.safeParse(convertRedirect(doc)).data
  if (market && row) await forgetAnswered(req, market, [row])
  return doc
}
