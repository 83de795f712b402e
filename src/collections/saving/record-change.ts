import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { type Changes, isUnchanged } from '@trade-in-shop/payload-workbench/saving/changed-paths'
import { findChanges, type StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { moveBetween } from './bin'
import { isUnpublished, keepsDraft, newestVersion, savesDraft } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { type AuditEntry, writeEntry } from './write-entry'

/** What the audit log records of a collection: every save, or only changes of published documents. */
export type Recorded = 'saves' | 'publishing'
type Recording = Readonly<{
  beforeChange: CollectionBeforeChangeHook[]
  afterChange: CollectionAfterChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
  afterDelete: CollectionAfterDeleteHook[]
}>
type At = Readonly<{ collection: SanitizedCollectionConfig; id: number | string; req: PayloadRequest }>

/**
 * Hooks that write the audit log (P-28) in the save's own transaction: a refused save leaves no entry, and no save is
 * without one. They read the stored rows themselves, because what a request is answered depends on what it selected.
 */
export function recordChange(recorded: Recorded | undefined): Recording {
  if (recorded === undefined) return { beforeChange: [], afterChange: [], beforeDelete: [], afterDelete: [] }
  // What staff save by hand is recorded as a draft, too; of pages, which save themselves while a person types, only what is published.
  const isDraft = (req: PayloadRequest) => recorded === 'saves' && savesDraft(req)
  return {
    beforeChange: [
      async ({ collection, data, operation, originalDoc, req }) => {
        if (operation !== 'update') return data
        const at: At = { collection, id: originalDoc.id, req }
        await keep(at, isDraft(req) ? newest(at) : stored(at))
        req.context[WAITS] = recorded === 'saves' && originalDoc._status === 'draft'
        return data
      },
    ],
    beforeDelete: [
      ({ collection, id, req }) => {
        const at: At = { collection, id, req }
        return keep(at, stored(at))
      },
    ],
    afterChange: [
      async ({ collection, doc, operation, req }) => {
        const at: At = { collection, id: doc.id, req }
        const before = operation === 'create' ? null : storedDocument(at)
        const after = await (operation === 'update' && isDraft(req) ? newest(at) : stored(at))
        if (recorded === 'saves' || isPublished(before) || isPublished(after)) await record(at, before, after)
        return doc
      },
    ],
    afterDelete: [
      async ({ collection, doc, id, req }) => {
        const at: At = { collection, id, req }
        await record(at, storedDocument(at), null)
        return doc
      },
    ],
  }
}

const isPublished = (doc: StoredDocument | null): boolean => doc?._status === 'published'

const stored = ({ collection, id, req }: At): Promise<StoredDocument | null> =>
  req.payload.db.findOne<StoredDocument>({ collection: collection.slug, where: { id: { equals: id } }, req })

const keyOf = ({ collection, id }: At): string => `before:${collection.slug}:${id}`

const newest = ({ collection, id, req }: At): Promise<StoredDocument | null> => newestVersion(req, collection.slug, id)

const WAITS = 'savesWhatWaited'
const LAID_ASIDE = 'savesWhatWasLaidAside'

/** Makes the log say of the request's next saves that what was laid aside elsewhere went live. */
export function recordAsGoingLive(req: Pick<PayloadRequest, 'context'>): void {
  req.context[LAID_ASIDE] = true
}

async function keep(at: At, read: Promise<StoredDocument | null>): Promise<void> {
  const doc = await read
  // Set after the read, because another read of the same request may have replaced its context by a copy.
  at.req.context[keyOf(at)] = doc
}

const storedDocument = (at: At): StoredDocument | null => {
  const doc = at.req.context[keyOf(at)]
  return isStored(doc) ? doc : null
}
const isStored = (value: unknown): value is StoredDocument => typeof value === 'object' && value !== null && 'id' in value

function actionOf(req: PayloadRequest, before: StoredDocument | null, after: StoredDocument | null): AuditEntry['action'] {
  if (after === null) return 'delete'
  if (before === null) return 'create'
  const move = moveBetween(before, after)
  if (move !== null) return move === 'in' ? 'bin' : 'takeOut'
  if (isUnpublished(after) && savesDraft(req)) return 'saveDraft'
  if (req.context.isRestoringVersion === true) return 'restore'
  const waited = req.context[LAID_ASIDE] === true || (req.context[WAITS] === true && isPublished(after))
  return waited ? 'goLive' : 'update'
}

async function record({ collection, id, req }: At, before: StoredDocument | null, after: StoredDocument | null): Promise<void> {
  if (keepsDraft(req)) return
  const changes: Changes = findChanges(collection, before, after)
  const action = actionOf(req, before, after)
  if (action !== 'bin' && action !== 'takeOut' && before !== null && after !== null && isUnchanged(changes)) return
  await writeEntry(req, { action, collection, id, doc: after ?? before, changes })
}
