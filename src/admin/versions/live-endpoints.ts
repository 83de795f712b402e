import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { bodyOf, memberOf, numberOf } from '@/collections/saving/page-of-request'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { changeOfForm } from '@/collections/releases/collect-item'
import { FormChange, LIVE, type Live } from '@/collections/releases/release'
import { previewedShops, type PreviewedShop, storeFormPreview } from '@/collections/releases/shop-preview'
import { lastSaveOf, undoLastSave } from '@/collections/versions/undo'
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

/** `/live/…`: what concerns the shop beside a form. Here, because the answers are in the words of the form. */
export const liveEndpoints: Endpoint[] = [
  {
    path: '/live/:collection/:id/undo',
    method: 'get',
    handler: async (req) => {
      memberOf(req)
      const slug = slugOf(req)
      const last = await lastSaveOf(req, slug, numberOf(req, 'id'))
      if (!last) return answer(null)
      const undoable: Undoable = { at: last.at, by: last.by, rows: await versionInWords(req, slug, last) }
      return answer(undoable)
    },
  },
  {
    path: '/live/:collection/:id/undo',
    method: 'post',
    handler: async (req) => {
      memberOf(req)
      const { updatedAt } = await bodyOf(req, Undo)
      await undoLastSave(req, slugOf(req), numberOf(req, 'id'), updatedAt)
      return answer({})
    },
  },
  {
    path: '/live/:collection/differences',
    method: 'post',
    handler: async (req) => {
      memberOf(req)
      const collection = slugOf(req)
      const { document, values } = await bodyOf(req, Form)
      const { base, wanted, market } = await changeOfForm(req, { collection, document, values })
      const rows = await differencesInWords(req, collection, base, wanted)
      const shops =
        rows.length === 0 ? [] : await previewedShops(req, await storeFormPreview(req, { collection, document, values }), market)
      const differences: Differences = { rows, shops }
      return answer(differences)
    },
  },
]
