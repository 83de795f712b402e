import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import {
  changeOfDraft,
  discardMarketDraft,
  readDraft,
  readDrafts,
  type MarketDraft,
  publishMarketDraft,
  saveMarketDraft,
} from '@/collections/releases/market-drafts'
import { parseBody, requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { describeBanner } from '@/collections/banners/shop-state'
import { sayToStaffIn } from '@/domain/staff-messages/staff-messages'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { pickContent } from '@/collections/releases/apply-release'
import { changeOfForm } from '@/collections/releases/collect-item'
import { FormChange } from '@/collections/releases/release'
import { LIVE, type Live } from '@/collections/saving/live-collections'
import { previewedShops, type PreviewedShop, storeFormPreview } from '@/collections/releases/shop-preview'
import { findLastSave, undoLastSave } from '@/collections/versions/undo'
import { differencesInWords, type VersionRow, versionInWords } from './version-in-words'

/** What undoing the last save would put back; null when there is nothing to go back to. */
export type Undoable = Readonly<{ at: string; by: string | null; rows: readonly VersionRow[] }> | null

/** What a save or a publication would change, and where the shop shows it before. */
export type Differences = Readonly<{ rows: readonly VersionRow[]; shops: readonly PreviewedShop[] }>

const Undo = z.object({ updatedAt: z.iso.datetime() })
const Form = FormChange.omit({ collection: true })
const Slug = z.enum(LIVE)

const answer = (body: object | null) => Response.json(body, { headers: { 'cache-control': 'private, no-store' } })

/** The collection in the path; throws 404 for pages and for what the shop does not show. */
function slugOf(req: PayloadRequest): Live {
  const slug = Slug.safeParse(req.routeParams?.collection)
  if (!slug.success) throw cmsProblem(req, 'notFound')
  return slug.data
}

const Stored = z.object({ at: z.iso.datetime() })
const author = (req: PayloadRequest): number => parseRouteNumber(req, 'author')

/** A draft of a market's settings in words, with what is needed to go on with it in the form. */
async function describeDraft(req: PayloadRequest, market: number, draft: MarketDraft) {
  const { now, data, then } = await changeOfDraft(req, market, draft)
  const rows = await differencesInWords(req, 'markets', now, then)
  const source = await storeFormPreview(req, { collection: 'markets', document: market, values: data })
  const shops = rows.length === 0 ? [] : await previewedShops(req, source, { market })
  return { rows, shops, values: then }
}

/** What a save makes of a banner in the shop, where that differs from what it does now. */
async function shopRows(
  req: PayloadRequest,
  collection: Live,
  base: object | null,
  wanted: StoredDocument,
): Promise<VersionRow[]> {
  if (collection !== 'banners') return []
  const say = async (doc: object) => (await describeBanner(req, { ...doc, _status: 'published' }))?.text ?? ''
  const [now, then] = [base === null ? '' : await say(base), await say(wanted)]
  const label = sayToStaffIn(req.i18n.language)('bannerState.label')
  if (now === then) return []
  return [{ path: 'shopState', label, mayChange: true, lines: [{ label: null, now, then, formOnly: false }] }]
}

/** Drafts of a market's settings: each member of staff has one, and those who may save the market work on all of them. */
const marketDraftEndpoints: Endpoint[] = [
  {
    path: '/live/markets/:id/drafts',
    method: 'get',
    handler: async (req) => {
      const own = Number(requireMember(req).id)
      const drafts = await readDrafts(req, parseRouteNumber(req, 'id'))
      return answer({ drafts: drafts.map(({ author: of, by, at }) => ({ author: of, by, at, isOwn: of === own })) })
    },
  },
  {
    path: '/live/markets/:id/drafts',
    method: 'post',
    handler: async (req) => {
      requireMember(req)
      const { values } = await parseBody(req, Form.pick({ values: true }))
      await saveMarketDraft(req, parseRouteNumber(req, 'id'), values)
      return answer({})
    },
  },
  {
    path: '/live/markets/:id/drafts/:author',
    method: 'get',
    handler: async (req) => {
      requireMember(req)
      const id = parseRouteNumber(req, 'id')
      return answer(await describeDraft(req, id, await readDraft(req, id, author(req))))
    },
  },
  {
    path: '/live/markets/:id/drafts/:author/publish',
    method: 'post',
    handler: async (req) => {
      requireMember(req)
      const { at } = await parseBody(req, Stored)
      await publishMarketDraft(req, parseRouteNumber(req, 'id'), author(req), at)
      return answer({})
    },
  },
  {
    path: '/live/markets/:id/drafts/:author/discard',
    method: 'post',
    handler: async (req) => {
      requireMember(req)
      const { at } = await parseBody(req, Stored)
      await discardMarketDraft(req, parseRouteNumber(req, 'id'), author(req), at)
      return answer({})
    },
  },
]

/** `/live/…`: what concerns the shop beside a form. Here, because the answers are in the words of the form. */
export const liveEndpoints: Endpoint[] = [
  ...marketDraftEndpoints,
  {
    path: '/live/:collection/:id/undo',
    method: 'get',
    handler: async (req) => {
      requireMember(req)
      const slug = slugOf(req)
      const last = await findLastSave(req, slug, parseRouteNumber(req, 'id'))
      if (!last) return answer(null)
      const undoable: Undoable = { at: last.at, by: last.by, rows: await versionInWords(req, slug, last) }
      return answer(undoable)
    },
  },
  {
    path: '/live/:collection/:id/undo',
    method: 'post',
    handler: async (req) => {
      requireMember(req)
      const { updatedAt } = await parseBody(req, Undo)
      await undoLastSave(req, slugOf(req), parseRouteNumber(req, 'id'), updatedAt)
      return answer({})
    },
  },
  {
    path: '/live/:collection/differences',
    method: 'post',
    handler: async (req) => {
      requireMember(req)
      const collection = slugOf(req)
      const { document, values } = await parseBody(req, Form)
      const { base, wanted, market } = await changeOfForm(req, { collection, document, values })
      const rows = [
        ...(await differencesInWords(req, collection, base, wanted)),
        ...(await shopRows(req, collection, base, wanted)),
      ]
      const preview = { collection, document, values: pickContent(wanted) }
      const where = { market, partner: collection === 'partners' ? document : null }
      const shops = rows.length === 0 ? [] : await previewedShops(req, await storeFormPreview(req, preview), where)
      const differences: Differences = { rows, shops }
      return answer(differences)
    },
  },
]
