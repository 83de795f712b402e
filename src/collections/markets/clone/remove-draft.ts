import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'
import { refusal } from '@/collections/refusals/refusal'

/** Tables that are emptied with one statement each, because they may have tens of thousands of rows. */
const COUNTED = ['redirect_hits', 'redirects'] as const
const DOCUMENTS = ['pages', 'banners', 'navigation', 'contact-subjects', 'route-maps'] as const

/** Deletes a draft market and everything in it. Call within a transaction; throws a refusal with the reason. */
export async function removeDraft(req: PayloadRequest, id: number, code: string): Promise<void> {
  const always = { depth: 0, overrideAccess: true, req } as const
  const market = await req.payload.findByID({ collection: 'markets', id, ...always })
  if (market.state !== 'draft') throw refusal(req, 'onlyDraftsRemoved')
  if (market.code !== code) throw refusal(req, 'wrongMarketCode')
  const session = await transactionOf(req)
  for (const table of COUNTED) await session.execute(sql`delete from ${sql.identifier(table)} where market_id = ${id}`)
  for (const collection of DOCUMENTS) await removeAll(req, collection, id)
  // A version that was saved meanwhile would otherwise remain as a page without an id.
  await session.execute(sql`delete from _pages_v where version_market_id = ${id}`)
  // A partner cannot be deleted while a host names it.
  await req.payload.update({ collection: 'markets', id, data: { hosts: [] }, ...always })
  await removeAll(req, 'partners', id)
  await req.payload.delete({ collection: 'markets', id, ...always })
}

async function removeAll(
  req: PayloadRequest,
  collection: (typeof DOCUMENTS)[number] | 'partners',
  market: number,
): Promise<void> {
  const { errors } = await req.payload.delete({
    collection,
    where: { market: { equals: market } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [first] = errors
  if (first) throw refusal(req, 'removalStopped', { values: { reason: first.message } })
}
