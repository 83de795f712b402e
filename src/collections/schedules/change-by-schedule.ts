import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { StoredDocument } from '@/collections/saving/changes-of'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { HANDLES_SCHEDULES, type Schedule, schedulesWhere } from './schedule'
import { isEditedSince, newestDraft, scheduledVersion } from './scheduled-version'

/** Deletes the schedules of a page with it. */
export const dropSchedules: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: schedulesWhere({ 'input.doc.value': { equals: String(id) } }),
    depth: 0,
    overrideAccess: true,
    context: { [HANDLES_SCHEDULES]: true },
    req,
  })
  return doc
}

/**
 * Carries out a schedule. The right to publish was checked when it was made, and later changes of the person's rights do
 * not stop it. Does nothing when the page is gone.
 */
export async function changeBySchedule(req: PayloadRequest, { kind, page, version }: Schedule): Promise<void> {
  const id = Number(page)
  const { totalDocs } = await req.payload.count({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: true, req })
  if (totalDocs === 0) return
  if (kind === 'publish' && version !== null) return publishVersion(req, id, version)
  const _status = kind === 'publish' ? 'published' : 'draft'
  await req.payload.update({ collection: 'pages', id, data: { _status }, depth: 0, overrideAccess: true, req })
}

/** Publishes a version of a page; a newer draft stays the newest draft. Throws 410 when the version was deleted. */
export async function publishVersion(req: PayloadRequest, id: number, version: number): Promise<void> {
  const scheduled = await scheduledVersion(req, id, version)
  if (!scheduled) throw cmsProblem(req, 'scheduleVersionGone')
  const newest = await newestDraft(req, id)
  const save = (doc: StoredDocument, _status: 'published' | 'draft') =>
    req.payload.update({
      collection: 'pages',
      id,
      data: { ...contentOf(doc), _status },
      draft: _status === 'draft',
      depth: 0,
      overrideAccess: true,
      req,
    })
  await save(scheduled, 'published')
  if (newest._status === 'draft' && isEditedSince(req, scheduled, newest)) await save(newest, 'draft')
}

/** Fields that are not taken from the version: the market stays the page's own, and times are those of the save. */
const PASSED_OVER = new Set(['id', 'market', 'createdAt', 'updatedAt', '_status'])
const contentOf = (doc: StoredDocument): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !PASSED_OVER.has(name)))
