import { Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { problemsIn } from './page-check'
import { pageOfRequest } from '@/collections/saving/page-of-request'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { chosenMode } from './live-preview'
import { DraftPreview, PageProblems, TypedPreview } from './page-answers'
import { adminOrigin, previewAddress, shownModes } from './preview-address'
import { isPageFields, PageForm, storeTypedPage } from './typed-page'
import { MODES } from '@/domain/market/market'

export const pageProblems = staffEndpoint({
  method: 'POST',
  path: '/problems',
  summary: 'What the check before publishing finds in the unsaved form (U-17).',
  checks: ['read market'],
  body: { PageForm },
  answers: { 200: { json: { PageProblems } } },
  run: async ({ req, body }) => {
    const fields: unknown = body
    if (!isPageFields(fields)) return ok({ problems: [] })
    const own = { collection: 'markets', where: { id: { equals: getId(fields.market) ?? 0 } } } as const
    const { totalDocs } = await req.payload.count({ ...own, overrideAccess: false, user: req.user, req })
    if (totalDocs === 0) throw new Forbidden(req.t)
    return ok({ problems: await problemsIn(req, fields) })
  },
})

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

export const pagePreview = staffEndpoint({
  method: 'GET',
  path: '/{id}/preview',
  summary: 'The preview address of the draft in a mode, and the modes that its market has (P-25).',
  checks: ['read page'],
  query: z.object({ mode: z.enum(MODES).optional().catch(undefined) }),
  answers: { 200: { json: { DraftPreview } } },
  run: async ({ req, query }) => {
    const { id, market } = await pageOfRequest(req)
    const mode = query.mode ?? (await chosenMode(req))
    const url = await previewAddress(req, { page: id, version: 'draft', mode })
    return ok({ mode, modes: await modesOf(req, market), url })
  },
})

export const typedPreview = staffEndpoint({
  method: 'POST',
  path: '/{id}/preview',
  summary: 'Shows the unsaved form in the preview of the member of staff (P-25).',
  checks: ['read page'],
  body: { PageForm },
  answers: { 200: { json: { TypedPreview } } },
  run: async ({ req, staff, param, body }) => {
    const page = param('id')
    const found = { collection: 'pages', id: page, draft: true, depth: 0, select: { market: true } } as const
    await req.payload.findByID({ ...found, overrideAccess: false, user: req.user, req })
    return ok({ at: await storeTypedPage(req, { page, staff: Number(staff.id) }, body) })
  },
})
