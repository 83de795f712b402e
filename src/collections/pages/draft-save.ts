import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const SAVES_DRAFT = 'savesDraft'

const statusOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && '_status' in data ? data._status : null

/** Notes whether a save stores only a draft; later hooks see only the stored values. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const asksForDraft = 'draft' in args && args.draft === true
  req.context[SAVES_DRAFT] = asksForDraft && statusOf('data' in args ? args.data : null) !== 'published'
  return args
}

/** True while a draft is saved, by hand or by autosave: only staff see it. */
export const savesDraft = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[SAVES_DRAFT] === true
