import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'
import { refusal } from '@/collections/refusals/refusal'

/** Redirects and what is counted go in one statement each: there may be tens of thousands. */
const COUNTED = ['redirect_hits', 'redirects'] as const
const DOCUMENTS = ['pages', 'banners', 'navigation', 'contact-subjects', 'route-maps'] as const

/** Deletes a draft with everything that belongs to it. Call within a transaction; throws what the person is told. */
export async function removeDraft(req: PayloadRequest, id: number, code: string): Promise<void> {
  const always = { depth: 0, overrideAccess: true, req } as const
  const market = await req.payload.findByID({ collection: 'markets', id, ...always })
  if (market.state !== 'draft') throw refusal(req, 'onlyDraftsRemoved')
  if (market.code !== code) throw refusal(req, 'wrongMarketCode')
  const session = await transactionOf(req)
  for (const table of COUNTED) await session.execute(sql`delete from ${sql.identifier(table)} where market_id = ${id}`)
  for (const collection of DOCUMENTS) await removeAll(req, collection, id)
  // A version that somebody saved meanwhile would stay behind as a page without an id.
  await session.execute(sql`delete from _pages_v where version_market_id = ${id}`)
  // Partners are not deleted while a host belongs to them.
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
