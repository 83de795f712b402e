import type {
  BasePayload,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'

const SAVES_DRAFT = 'savesDraft'
/** Request context key: a page is checked before it is published, although no member of staff sends the save. */
export const CHECKS_PAGES = 'checksPages'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const statusOf = (data: unknown): unknown => (isRecord(data) ? data._status : undefined)

/** Notes whether a save stores only a draft; later hooks see only the stored values. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const asksForDraft = hasDraftsEnabled(collection) && 'draft' in args && args.draft === true
  req.context[SAVES_DRAFT] = asksForDraft && statusOf('data' in args ? args.data : null) !== 'published'
  return args
}

/** True while a draft is saved, by hand or by autosave: only staff see it. */
export const savesDraft = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[SAVES_DRAFT] === true

/**
 * A save that says nothing of drafts publishes, as it did before the collection had any: those of seeds, of copies of markets and
 * of programs. Pages have always had drafts, and Payload's own rule. A move of the bin keeps the status.
 */
export const publishUnlessDraft: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (!hasDraftsEnabled(collection) || collection.slug === 'pages') return args
  if ((operation !== 'create' && operation !== 'update') || ('draft' in args && args.draft === true)) return args
  const data: unknown = 'data' in args ? args.data : null
  if (!isRecord(data) || statusOf(data) || (operation === 'update' && 'deletedAt' in data)) return args
  return { ...args, data: { ...data, _status: 'published' } }
}

/** What is live of a collection, where it has drafts: a document that was never published is in its table all the same. */
export const published = { _status: { equals: 'published' } } as const satisfies Where

/** The same of any collection: everything where every save is live. */
export const whatIsLive = (payload: Pick<BasePayload, 'collections'>, collection: CollectionSlug): Where =>
  hasDraftsEnabled(payload.collections[collection].config) ? published : {}

/** True for a stored document that the shop does not show, because it was never published or was taken from the shop. */
export const isUnpublished = (doc: unknown): boolean => statusOf(doc) === 'draft'

/** The status that makes a save of all fields of a form go live; nothing where every save does. */
export const goingLive = (collection: Pick<SanitizedCollectionConfig, 'versions'>): Record<string, unknown> =>
  hasDraftsEnabled(collection) ? { _status: 'published' } : {}

/** The newest version of a document, draft or not, as it is stored. */
export async function newestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<StoredDocument | null> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await req.payload.db.findVersions<StoredDocument>({ collection, where, limit: 1, req })
  return docs[0] ? { ...docs[0].version, id } : null
}

const KEEPS_DRAFT = 'keepsDraft'
/** The context of a save that stores again a draft that waits: no change of its own for the log. */
export const keepingDraft = (keeps: boolean) => ({ [KEEPS_DRAFT]: keeps })
export const keepsDraft = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[KEEPS_DRAFT] === true
