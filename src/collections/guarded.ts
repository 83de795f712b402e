import type { CollectionConfig } from 'payload'
import { accessOf } from './access/access-of'
import type { GuardedCollection } from './access/table'
import { announceChange, announceDelete } from './hooks/announce-change'
import { guardMarket, guardMarketOnSave } from './hooks/guard-market'
import { boundReads } from './hooks/bound-reads'
import { type Recorded, recordChange } from './hooks/record-change'
import { keepOthersWork, lockDocument } from './hooks/keep-others-work'

type Options = Readonly<{
  /** True for what the shop shows: saves and deletions are announced to every instance. */
  announces: boolean
  /** What of it the audit log tells (P-28); nothing when left out. */
  records?: Recorded
}>

/** A collection with the access of the one table and the hooks that every collection has. */
export function guarded(
  slug: GuardedCollection,
  config: Omit<CollectionConfig, 'slug' | 'access'>,
  { announces, records }: Options,
): CollectionConfig {
  const hooks = config.hooks ?? {}
  const recording = recordChange(records)
  return {
    ...config,
    slug,
    access: accessOf(slug),
    enableQueryPresets: false,
    admin: { hideAPIURL: true, ...config.admin },
    hooks: {
      ...hooks,
      beforeOperation: [boundReads, guardMarket(slug), lockDocument, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [keepOthersWork, guardMarketOnSave(slug), ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), ...recording.beforeChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), ...recording.beforeDelete],
      afterChange: [...(hooks.afterChange ?? []), ...recording.afterChange, ...(announces ? [announceChange] : [])],
      afterDelete: [...(hooks.afterDelete ?? []), ...recording.afterDelete, ...(announces ? [announceDelete] : [])],
    },
  }
}
