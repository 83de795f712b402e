import { sql } from 'drizzle-orm'
import { Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { writeEntry } from '@/collections/saving/write-entry'
import { changedTexts } from './changed-texts'
import { copyFor } from './page-copy'
import { groupOfPage, markNotForMarket, readNotForMarkets } from './not-for-markets'
import { ComparedPage, CopiedPage, MarkedPage, Translations } from './translation-answers'
import { textsHash } from './translation-state'
import { readPageFamilies } from './page-families'
import { mayWrite } from '@/collections/access/writable-markets'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { requireMember, pageOfRequest, readSourcePage } from '@/collections/saving/page-of-request'

const CopyRequest = z.object({ market: z.number().int().positive() })

/** Endpoints that list a page in all markets, copy it to another market, compare it with its source, and mark it as not meant for one (U-16). */
export const pageTranslations = [
  staffEndpoint({
    method: 'GET',
    path: '/{id}/translations',
    summary: 'The page in all markets, and what its source says differently since the last comparison.',
    checks: ['read page'],
    answers: { 200: { json: { Translations } } },
    run: async ({ req, staff }) => {
      const page = await pageOfRequest(req)
      const { families: all } = await readPageFamilies(req)
      const family = all.find(({ alternates }) => alternates.some((alternate) => alternate.page?.id === page.id)) ?? null
      const copyTo = (family?.alternates ?? []).flatMap((alternate) =>
        alternate.state === 'missing' && mayWrite(staff, 'create', alternate.market.id) ? [alternate.market] : [],
      )
      const source = await readSourcePage(req, page.translationOf)
      const changes = source ? await changedTexts(req, source, page.sourceHash ?? null) : []
      return ok({ family, copyTo, follows: source !== null, mayCompare: mayWrite(staff, 'update', page.market), changes })
    },
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/copy',
    summary: 'Makes a draft of the page in a market that lacks it.',
    checks: ['read page', 'create pages of the market'],
    body: { CopyRequest },
    answers: { 200: { json: { CopiedPage } } },
    run: async ({ req, staff, body: { market } }) => {
      const page = await pageOfRequest(req)
      if (!mayWrite(staff, 'create', market)) throw new Forbidden(req.t)
      if (getId(page.market) === market || !(await isMarket(req, market))) throw cmsProblem(req, 'copyIntoOwnMarket')
      const data = { ...(await copyFor(req, page, market)), market, translationOf: page.id, _status: 'draft' as const }
      const asMember = { draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const
      const made = await req.payload.create({ collection: 'pages', data, ...asMember })
      return ok({ id: made.id })
    },
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/up-to-date',
    summary: 'Notes that the page matches its source.',
    checks: ['read page', 'update pages of its market'],
    answers: { 200: { json: { ComparedPage } } },
    run: async ({ req, staff }) => {
      const { id, market, translationOf } = await pageOfRequest(req)
      if (!mayWrite(staff, 'update', market)) throw new Forbidden(req.t)
      const source = await readSourcePage(req, translationOf)
      if (!source) throw cmsProblem(req, 'copyOfNothing')
      await markCompared(req, id, textsHash(source))
      return ok({ state: 'fresh' as const })
    },
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/not-for/{market}',
    summary: 'Marks the page as not meant for a market.',
    checks: ['read page', 'create pages of the market'],
    answers: { 200: { json: { MarkedPage } } },
    run: ({ req, param }) => changeNotFor(req, param('market'), true),
  }),
  staffEndpoint({
    method: 'DELETE',
    path: '/{id}/not-for/{market}',
    summary: 'Takes that mark back.',
    checks: ['read page', 'create pages of the market'],
    answers: { 200: { json: { MarkedPage } } },
    run: ({ req, param }) => changeNotFor(req, param('market'), false),
  }),
]

/**
 * Marks a page as not meant for a market, which needs the rights to translate it there, or takes the mark back. The audit log
 * has it among the changes of that market, with its name.
 */
async function changeNotFor(req: PayloadRequest, market: number, isNotFor: boolean) {
  const page = await pageOfRequest(req)
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
  return ok({ state: isNotFor ? ('notForMarket' as const) : ('missing' as const) })
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
