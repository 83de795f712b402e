import type { PayloadRequest } from 'payload'
import type { Stored } from '@/collections/hooks/changes-of'
import { refusal } from '@/collections/refusals/refusal'
import type { Plan } from './plan'
import { isEditedSince, newestDraft, plannedVersion } from './planned-version'

/**
 * Does what a plan says. Who planned it was allowed to when it was planned; that counts, whatever has become of the person
 * since. A page that is gone has nothing to be changed.
 */
export async function changeByPlan(req: PayloadRequest, { kind, page, version }: Plan): Promise<void> {
  const id = Number(page)
  const { totalDocs } = await req.payload.count({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: true, req })
  if (totalDocs === 0) return
  if (kind === 'publish' && version !== null) return publishVersion(req, id, version)
  const _status = kind === 'publish' ? 'published' : 'draft'
  await req.payload.update({ collection: 'pages', id, data: { _status }, depth: 0, overrideAccess: true, req })
}

/** Publishes the page as it was when it was planned; what was drafted since stays the newest draft. */
async function publishVersion(req: PayloadRequest, id: number, version: number): Promise<void> {
  const planned = await plannedVersion(req, id, version)
  if (!planned) throw refusal(req, 'planVersionGone')
  const newest = await newestDraft(req, id)
  const save = (doc: Stored, _status: 'published' | 'draft') =>
    req.payload.update({
      collection: 'pages',
      id,
      data: { ...contentOf(doc), _status },
      draft: _status === 'draft',
      depth: 0,
      overrideAccess: true,
      req,
    })
  await save(planned, 'published')
  if (newest._status === 'draft' && isEditedSince(req, planned, newest)) await save(newest, 'draft')
}

/** The market stays the page's own; moments are those of the save. */
const PASSED_OVER = new Set(['id', 'market', 'createdAt', 'updatedAt', '_status'])
const contentOf = (doc: Stored): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !PASSED_OVER.has(name)))
