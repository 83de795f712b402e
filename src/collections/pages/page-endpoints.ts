import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { getId } from '@/collections/access/staff-member'
import { type PageFields, problemsIn } from './page-check'
import { parseBody, requireMember, pageOfRequest } from '@/collections/saving/page-of-request'
import { chosenMode } from './live-preview'
import { adminOrigin, previewAddress, shownModes } from './preview-address'
import { MODES } from '@/domain/market/market'

const Fields = z.looseObject({
  market: z.union([z.number(), z.string(), z.looseObject({ id: z.number() })]),
  slug: z.string().nullish(),
  metaDescription: z.string().nullish(),
  body: z.record(z.string(), z.unknown()).nullish().catch(null),
  /** Payload's form state has the number of rows instead of an empty list. */
  blocks: z.array(z.record(z.string(), z.unknown())).max(100).catch([]),
})
// Each block is parsed again, field by field, when it is converted for the shop.
const isFields = (value: unknown): value is PageFields => typeof value === 'object' && value !== null

/** `POST /pages/problems`: what the check before publishing finds in the unsaved form (U-17). */
export const pageProblems: Endpoint = {
  path: '/problems',
  method: 'post',
  handler: async (req) => {
    requireMember(req)
    const fields: unknown = await parseBody(req, Fields)
    if (!isFields(fields)) return Response.json({ problems: [] })
    const id = getId(fields.market) ?? 0
    const own = await req.payload.count({
      collection: 'markets',
      where: { id: { equals: id } },
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (own.totalDocs === 0) throw new Forbidden(req.t)
    return Response.json({ problems: await problemsIn(req, fields) })
  },
}

const PreviewMode = z.enum(MODES)

async function modesOf(req: PayloadRequest, market: unknown) {
  const admin = adminOrigin(req)
  const found = await req.payload.findByID({
    collection: 'markets',
    id: getId(market) ?? 0,
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
