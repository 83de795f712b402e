import { sql } from 'drizzle-orm'
import { commitTransaction, type Endpoint, Forbidden, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { isAdmin } from '@/collections/access/staff-member'
import { lockWork } from '@/collections/saving/lock-market'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { cloneMarket } from './clone-market'
import { CloneRequest } from './clone-request'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { parseBody, parseRouteNumber } from '@/collections/saving/page-of-request'

const Removal = z.object({ code: z.string().max(2) })

/** Runs the work in one transaction and announces the change to the instances at its end. */
async function asOne<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const mine = await initTransaction(req)
  try {
    if (!(await lockWork(req, 'markets'))) throw cmsProblem(req, 'marketsBusy')
    const result = await work()
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

function onlyAdmins(req: PayloadRequest): void {
  if (!isAdmin(req.user)) throw new Forbidden(req.t)
}

/**
 * `POST /markets/clone` makes a market from another; `POST /markets/:id/remove` deletes a draft and everything in it
 * (U-19).
 */
export const marketCopies: Endpoint[] = [
  {
    path: '/clone',
    method: 'post',
    handler: async (req) => {
      onlyAdmins(req)
      const wanted = await parseBody(req, CloneRequest)
      return Response.json(await asOne(req, () => cloneMarket(req, wanted)), { status: 201 })
    },
  },
  {
    path: '/:id/remove',
    method: 'post',
    handler: async (req) => {
      onlyAdmins(req)
      const id = parseRouteNumber(req, 'id')
      const { code } = await parseBody(req, Removal)
      await asOne(req, () => removeDraft(req, id, code))
      return Response.json({ removed: id })
    },
  },
]

/** Tables that are emptied with one statement each, because they may have tens of thousands of rows. */
const COUNTED = ['redirect_hits', 'redirects'] as const
const DOCUMENTS = ['pages', 'banners', 'navigation', 'contact-subjects', 'route-maps', 'search-words'] as const
const VERSIONS = ['_pages_v', '_banners_v', '_navigation_v', '_contact_subjects_v', '_search_words_v', '_partners_v'] as const

/** Deletes a draft market and everything in it. Call within a transaction; throws a problem with the reason. */
async function removeDraft(req: PayloadRequest, id: number, code: string): Promise<void> {
  const always = { depth: 0, overrideAccess: true, req } as const
  const market = await req.payload.findByID({ collection: 'markets', id, ...always })
  if (market.state !== 'draft') throw cmsProblem(req, 'onlyDraftsRemoved')
  if (market.code !== code) throw cmsProblem(req, 'wrongMarketCode')
  const session = await openTransaction(req)
  for (const table of COUNTED) await session.execute(sql`delete from ${sql.identifier(table)} where market_id = ${id}`)
  for (const collection of DOCUMENTS) await removeAll(req, collection, id)
  // A version that was saved meanwhile would otherwise remain as a document without an id.
  for (const table of VERSIONS) await session.execute(sql`delete from ${sql.identifier(table)} where version_market_id = ${id}`)
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
    // What lies in the bin goes, too; it would be left without a market.
    trash: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [first] = errors
  if (first) throw cmsProblem(req, 'removalStopped', { values: { reason: first.message } })
}
