import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

const SAVES_DRAFT = 'savesDraft'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const statusOf = (data: unknown): unknown => (isRecord(data) ? data._status : undefined)

/** Notes whether a save stores only a draft; later hooks see only the stored values. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const asksForDraft = 'draft' in args && args.draft === true
  req.context[SAVES_DRAFT] = asksForDraft && statusOf('data' in args ? args.data : null) !== 'published'
  return args
}

/** True while a draft is saved, by hand or by autosave: only staff see it. */
export const savesDraft = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[SAVES_DRAFT] === true

/** What is live of a collection, where it has drafts: a document that was never published is in its table all the same. */
export const published = { _status: { equals: 'published' } } as const satisfies Where
