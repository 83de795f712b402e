import type { LivePreviewConfig, PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { chosenMode, livePreview } from '@/collections/pages/live-preview'
import { DraftPreview } from '@/collections/pages/page-answers'
import type { PreviewMode } from '@/collections/pages/preview-address'
import { pickContent } from '@/collections/releases/apply-release'
import { changeOfForm } from '@/collections/releases/collect-item'
import { FormChange } from '@/collections/releases/release'
import { previewedShops, storeFormPreview } from '@/collections/releases/shop-preview'
import { isInBin } from '@/collections/saving/bin'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { MODES } from '@/domain/market/market'

type StoredPartner = Readonly<{ id?: unknown; market?: unknown }>

/** The partner's home page as it would be with the fields of `doc`, for a frame of the admin; in a mode that it has a host in. */
async function showPartner(req: PayloadRequest, doc: StoredPartner, asked?: PreviewMode): Promise<DraftPreview> {
  const [partner, market, chosen] = [Number(doc.id), Number(getId(doc.market)), asked ?? (await chosenMode(req))]
  const source = await storeFormPreview(req, { collection: 'partners', document: partner, values: pickContent({ ...doc }) })
  const shops = await previewedShops(req, source, { market, partner, framed: true })
  const shown = shops.find(({ mode }) => mode === chosen) ?? shops[0]
  return { mode: shown?.mode ?? chosen, modes: shops.map(({ mode }) => mode), url: shown?.url ?? null }
}

/** The preview frame beside the form of a partner. */
export const partnerLivePreview: LivePreviewConfig = {
  ...livePreview,
  url: async ({ data, req }) => (getId(data.market) === null || isInBin(data) ? null : (await showPartner(req, data)).url),
}

export const partnerPreview = staffEndpoint({
  method: 'GET',
  path: '/{id}/preview',
  summary: 'The preview address of the newest draft in a mode, and the modes that the partner has hosts in.',
  checks: ['read partner'],
  query: z.object({ mode: z.enum(MODES).optional().catch(undefined) }),
  answers: { 200: { json: { DraftPreview } } },
  run: async ({ req, param, query }) => {
    const own = { collection: 'partners', id: param('id'), draft: true, depth: 0 } as const
    return ok(
      await showPartner(req, await req.payload.findByID({ ...own, overrideAccess: false, user: req.user, req }), query.mode),
    )
  },
})

const PartnerForm = FormChange.pick({ values: true })

export const typedPartnerPreview = staffEndpoint({
  method: 'POST',
  path: '/{id}/preview',
  summary: 'The preview address of the unsaved form, after a save of it on trial.',
  checks: ['save partner'],
  body: { PartnerForm },
  answers: { 200: { json: { DraftPreview } } },
  run: async ({ req, param, body }) => {
    const change = { collection: 'partners', document: param('id'), ...body } as const
    return ok(await showPartner(req, (await changeOfForm(req, change)).wanted))
  },
})
