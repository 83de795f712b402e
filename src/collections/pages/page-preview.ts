import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { idOf } from '@/collections/access/staff'
import { chosenMode } from './live-preview'
import { adminOrigin, previewAddress, shownModes } from './preview-address'
import { MODES } from '@/domain/market/market'
import { pageOfRequest } from '@/collections/saving/page-of-request'

const PreviewMode = z.enum(MODES)

async function modesOf(req: PayloadRequest, market: unknown) {
  const admin = adminOrigin(req)
  const found = await req.payload.findByID({
    collection: 'markets',
    id: idOf(market) ?? 0,
    depth: 0,
    select: { hosts: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return admin && found ? shownModes(found, admin) : []
}

/**
 * `GET /pages/:id/preview?mode=…`: the preview address of the draft in a mode, and the modes that its market has (P-25).
 */
export const pagePreview: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    const { id, market } = await pageOfRequest(req)
    const mode = PreviewMode.safeParse(req.searchParams.get('mode')).data ?? (await chosenMode(req))
    const url = await previewAddress(req, { page: id, version: 'draft', mode })
    const headers = { 'cache-control': 'private, no-store' }
    return Response.json({ mode, modes: await modesOf(req, market), url }, { headers })
  },
}
