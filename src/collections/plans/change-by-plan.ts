import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Stored } from '@/collections/hooks/changes-of'
import { refusal } from '@/collections/refusals/refusal'
import { HANDLES_PLANS, type Plan, plansWhere } from './plan'
import { isEditedSince, newestDraft, plannedVersion } from './planned-version'

/** Deletes the schedules of a page with it. */
export const dropPlans: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: plansWhere({ 'input.doc.value': { equals: String(id) } }),
    depth: 0,
    overrideAccess: true,
    context: { [HANDLES_PLANS]: true },
    req,
  })
  return doc
}

/**
 * Carries out a schedule. The right to publish was checked when it was made, and later changes of the person's rights do
 * not stop it. Does nothing when the page is gone.
 */
export async function changeByPlan(req: PayloadRequest, { kind, page, version }: Plan): Promise<void> {
  const id = Number(page)
  const { totalDocs } = await req.payload.count({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: true, req })
  if (totalDocs === 0) return
  if (kind === 'publish' && version !== null) return publishVersion(req, id, version)
  const _status = kind === 'publish' ? 'published' : 'draft'
  await req.payload.update({ collection: 'pages', id, data: { _status }, depth: 0, overrideAccess: true, req })
}

/** Publishes the scheduled version of the page; a newer draft stays the newest draft. */
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

/** Fields that are not taken from the version: the market stays the page's own, and times are those of the save. */
const PASSED_OVER = new Set(['id', 'market', 'createdAt', 'updatedAt', '_status'])
const contentOf = (doc: Stored): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !PASSED_OVER.has(name)))
