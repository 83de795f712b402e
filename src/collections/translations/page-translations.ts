import { sql } from 'drizzle-orm'
import { type DataFromCollectionSlug, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { writeEntry } from '@/collections/saving/write-entry'
import { copyFor } from './page-copy'
import { groupOfPage, markNotForMarket, readNotForMarkets } from './not-for-markets'
import { pairWith } from './source-versions'
import { CopiedPage, MarkedPage, Translations } from './translation-answers'
import { readPageFamilies } from './page-families'
import { mayWrite } from '@/collections/access/writable-markets'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { requireMember, pageOfRequest, readSourcePage } from '@/collections/saving/page-of-request'

const MAX_MARKETS = 200
const CopyRequest = z.object({ market: z.number().int().positive() })

/** Endpoints that list a page in all markets, copy it to another market, and mark it as not meant for one (U-16). */
export const pageTranslations = [
  staffEndpoint({
    method: 'GET',
    path: '/{id}/translations',
    summary: 'The page in all markets, and how far each translation is.',
    checks: ['read page'],
    answers: { 200: { json: { Translations } } },
    run: async ({ req, staff }) => {
      const page = await pageOfRequest(req)
      const { families: all } = await readPageFamilies(req)
      const family = all.find(({ alternates }) => alternates.some((alternate) => alternate.page?.id === page.id)) ?? null
      const copyTo = (family?.alternates ?? []).flatMap((alternate) =>
        alternate.state === 'missing' && mayWrite(staff, 'create', alternate.market.id) ? [alternate.market] : [],
      )
      const followed = await readSourcePage(req, page.translationOf)
      const progress = family ? await readProgress(req, followed ?? page) : null
      const alternates = family?.alternates.map((alternate) => ({
        ...alternate,
        progress: progress?.get(alternate.page?.id) ?? null,
        mayWrite: mayWrite(staff, 'update', alternate.market.id),
      }))
      return ok({ family: family && { ...family, alternates: alternates ?? [] }, copyTo, follows: followed !== null })
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
      if (getId(page.market) === market || (await nameOfMarket(req, market)) === null) throw cmsProblem(req, 'copyIntoOwnMarket')
      const data = { ...(await copyFor(req, page, market)), market, translationOf: page.id, _status: 'draft' as const }
      const asMember = { draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const
      const made = await req.payload.create({ collection: 'pages', data, ...asMember })
      return ok({ id: made.id })
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

/** How far each translation of a page is, by its id; their newest drafts count. */
async function readProgress(req: PayloadRequest, source: DataFromCollectionSlug<'pages'>) {
  const where = { translationOf: { equals: source.id } }
  const asMember = { draft: true, depth: 0, limit: MAX_MARKETS, overrideAccess: false, user: req.user, req } as const
  const { docs } = await req.payload.find({ collection: 'pages', where, ...asMember })
  const pair = pairWith(req, source)
  return new Map(
    await Promise.all(docs.map(async (page) => [page.id as number | undefined, (await pair(page)).progress] as const)),
  )
}

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
  if (isNotFor && group.pages.has(market)) throw cmsProblem(req, 'marketHasPage')
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

/**
 * Notes in the published page and its newest draft that the page matches its source now. This is a note of staff and no
 * change of the page: it makes no version and no draft, and the shop does not reload.
 */
export async function markCompared(req: PayloadRequest, id: number, sourceHash: string): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`update pages set source_hash = ${sourceHash} where id = ${id}`)
  await session.execute(sql`update _pages_v set version_source_hash = ${sourceHash} where parent_id = ${id} and latest`)
}
