import { sql } from 'drizzle-orm'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { getId } from '@/collections/access/staff-member'
import { inTransaction, openTransaction } from '@/collections/saving/transaction'
import { writeEntry } from '@/collections/saving/write-entry'
import { changedTexts } from './changed-texts'
import { copyFor } from './page-copy'
import { groupOfPage, markNotForMarket, readNotForMarkets } from './not-for-markets'
import { textsHash } from './translation-state'
import { readPageFamilies } from './page-families'
import { mayWrite } from '@/collections/access/writable-markets'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { parseBody, requireMember, parseRouteNumber, pageOfRequest, readSourcePage } from '@/collections/saving/page-of-request'

const Target = z.object({ market: z.number().int().positive() })

/** Endpoints that list a page in all markets, copy it to another market, compare it with its source, and mark it as not meant for one (U-16). */
export const pageTranslations: Endpoint[] = [
  {
    path: '/:id/translations',
    method: 'get',
    handler: async (req) => {
      const page = await pageOfRequest(req)
      const staff = requireMember(req)
      const { families: all } = await readPageFamilies(req)
      const family = all.find(({ alternates }) => alternates.some((alternate) => alternate.page?.id === page.id)) ?? null
      const copyTo = (family?.alternates ?? []).flatMap((alternate) =>
        alternate.state === 'missing' && mayWrite(staff, 'create', alternate.market.id) ? [alternate.market] : [],
      )
      const source = await readSourcePage(req, page.translationOf)
      const changes = source ? await changedTexts(req, source, page.sourceHash ?? null) : []
      return Response.json({
        family,
        copyTo,
        follows: source !== null,
        mayCompare: mayWrite(staff, 'update', page.market),
        changes,
      })
    },
  },
  {
    path: '/:id/copy',
    method: 'post',
    handler: async (req) => {
      const page = await pageOfRequest(req)
      const { market } = await parseBody(req, Target)
      if (!mayWrite(requireMember(req), 'create', market)) throw new Forbidden(req.t)
      if (getId(page.market) === market || !(await isMarket(req, market))) throw cmsProblem(req, 'copyIntoOwnMarket')
      const data = { ...(await copyFor(req, page, market)), market, translationOf: page.id, _status: 'draft' as const }
      const made = await req.payload.create({
        collection: 'pages',
        data,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      return Response.json({ id: made.id })
    },
  },
  {
    path: '/:id/up-to-date',
    method: 'post',
    handler: async (req) => {
      const { id, market, translationOf } = await pageOfRequest(req)
      if (!mayWrite(requireMember(req), 'update', market)) throw new Forbidden(req.t)
      const source = await readSourcePage(req, translationOf)
      if (!source) throw cmsProblem(req, 'copyOfNothing')
      await markCompared(req, id, textsHash(source))
      return Response.json({ state: 'fresh' })
    },
  },
  { path: '/:id/not-for/:market', method: 'post', handler: (req) => changeNotFor(req, true) },
  { path: '/:id/not-for/:market', method: 'delete', handler: (req) => changeNotFor(req, false) },
]

/**
 * Marks a page as not meant for a market, which needs the rights to translate it there, or takes the mark back. The audit log
 * has it among the changes of that market, with its name.
 */
async function changeNotFor(req: PayloadRequest, isNotFor: boolean): Promise<Response> {
  const page = await pageOfRequest(req)
  const market = parseRouteNumber(req, 'market')
  if (!mayWrite(requireMember(req), 'create', market)) throw new Forbidden(req.t)
  const group = await groupOfPage(req, page.id)
  const name = await nameOfMarket(req, market)
  if (!group || name === null) throw cmsProblem(req, 'notFound')
  if (isNotFor && group.pages.has(String(market))) throw cmsProblem(req, 'marketHasPage')
  await inTransaction(req, async () => {
    const wasNotFor = (await readNotForMarkets(req))(group, market)
    await markNotForMarket(req, { group, market, isNotFor })
    if (wasNotFor === isNotFor) return
    const { config: collection } = req.payload.collections.pages
    const side = (marked: boolean) => ({ notForMarket: marked ? name : null })
    const changes = { before: side(wasNotFor), after: side(isNotFor) }
    await writeEntry(req, { action: 'update', collection, id: page.id, doc: { ...page, market }, changes })
  })
  return Response.json({ state: isNotFor ? 'notForMarket' : 'missing' })
}

async function nameOfMarket(req: PayloadRequest, id: number): Promise<string | null> {
  const options = { collection: 'markets', depth: 0, limit: 1, select: { name: true }, overrideAccess: true, req } as const
  return (await req.payload.find({ ...options, where: { id: { equals: id } } })).docs[0]?.name ?? null
}

async function isMarket(req: PayloadRequest, id: number): Promise<boolean> {
  const where = { id: { equals: id } }
  return (await req.payload.count({ collection: 'markets', where, overrideAccess: true, req })).totalDocs > 0
}

/**
 * Notes in the published page and its newest draft that the page matches its source now. This is a note of staff and no
 * change of the page: it makes no version and no draft, and the shop does not reload.
 */
export async function markCompared(req: PayloadRequest, id: number, sourceHash: string): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`update pages set source_hash = ${sourceHash} where id = ${id}`)
  await session.execute(sql`update _pages_v set version_source_hash = ${sourceHash} where parent_id = ${id} and latest`)
}
