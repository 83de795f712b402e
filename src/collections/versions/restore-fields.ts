import { Forbidden, type PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { staffOf } from '@/collections/access/staff'
import { type GuardedCollection, reachOf } from '@/collections/access/table'
import { refusal } from '@/collections/refusals/refusal'
import { restorableFields, valuesToRestore } from './restorable-fields'
import { versionOf } from './version-of'

type RestoreRequest = Readonly<{
  slug: GuardedCollection
  /** Id of the version. */
  id: string
  /** Paths to restore; everything else stays as it is now. */
  fields: readonly string[]
  /** `updatedAt` of the document as the sender has read it. */
  updatedAt: string
  /** Publishes the result if the page is published already; otherwise it is saved as a draft. */
  publish: boolean
}>

/**
 * Restores fields of a version by an ordinary save (P-29), with the same rights, rules, conflict check and log as if they
 * had been typed. Returns the document's id. Throws what a save throws.
 */
export async function restoreFields(req: PayloadRequest, asked: RestoreRequest): Promise<number> {
  const staff = staffOf(req.user)
  if (!staff || reachOf(asked.slug, 'restore', staff.role) === 'none') throw new Forbidden(req.t)
  const { now, then, document } = await versionOf(req, asked.slug, asked.id)
  const { config } = req.payload.collections[asked.slug]
  const offered = new Set(restorableFields(config, now, then).map(({ path }) => path))
  const fields = asked.fields.filter((path) => offered.has(path))
  if (fields.length === 0) throw refusal(req, 'nothingToRestore')
  const drafts = hasDraftsEnabled(config)
  const publishes = asked.publish && now._status === 'published'
  await req.payload.update({
    collection: asked.slug,
    id: document,
    data: {
      ...valuesToRestore(fields, now, then),
      updatedAt: asked.updatedAt,
      ...(drafts && { _status: publishes ? 'published' : 'draft' }),
    },
    draft: drafts && !publishes,
    depth: 0,
    // The audit log records a restore, and fields that its author may not change stay as they are.
    context: { isRestoringVersion: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return document
}
