import type { PayloadRequest } from 'payload'
import type { Plan } from './plan'

/**
 * Does what a plan says. Who planned it was allowed to when it was planned; that counts, whatever has become of the person
 * since. A page that is gone has nothing to be changed.
 */
export async function changeByPlan(req: PayloadRequest, { kind, page }: Plan): Promise<void> {
  const id = Number(page)
  const found = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!found) return
  const _status = kind === 'publish' ? 'published' : 'draft'
  await req.payload.update({ collection: 'pages', id, data: { _status }, depth: 0, overrideAccess: true, req })
}
