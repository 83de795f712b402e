import type { LivePreviewConfig, PayloadRequest } from 'payload'
import * as z from 'zod'
import { MODES } from '@/domain/market/market'
import { PREVIEW_MODE } from '@/domain/routing/areas'
import { previewAddress, type PreviewMode } from './preview-address'

const Preference = z.object({ mode: z.enum(MODES) })
const Id = z.coerce.number().int().positive()

/** The preview mode that a member of staff has chosen. */
export async function chosenMode(req: PayloadRequest): Promise<PreviewMode> {
  if (!req.user) return 'default'
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: PREVIEW_MODE } }, { 'user.value': { equals: req.user.id } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return Preference.safeParse(docs[0]?.value).data?.mode ?? 'default'
}

async function draftAddress(id: unknown, req: PayloadRequest): Promise<string | null> {
  const page = Id.safeParse(id)
  return page.success ? previewAddress(req, { page: page.data, version: 'draft', mode: await chosenMode(req) }) : null
}

/** The preview frame beside the form: the draft in its market's own layout (P-25). */
export const livePreview: LivePreviewConfig = {
  url: ({ data, req }) => draftAddress(data.id, req),
  breakpoints: [
    { name: 'phone', label: '360 × 740', width: 360, height: 740 },
    { name: 'tablet', label: '768 × 1024', width: 768, height: 1024 },
    { name: 'desktop', label: '1440 × 900', width: 1440, height: 900 },
  ],
}
