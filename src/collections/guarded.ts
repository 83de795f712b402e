import type { CollectionConfig } from 'payload'
import { buildAccess } from '@/collections/saving/access-of'
import { type GuardedCollection, isClosedToAll } from '@/collections/access/access-table'
import { hasBin, withBin } from '@/collections/saving/bin'
import { forgetSavers, noteSaver } from '@/collections/saving/savers'
import { withCleanTexts } from '@trade-in-shop/payload-workbench/saving/clean-fields'
import { panel } from '@/collections/fields/plain'
import { announceChange, announceDelete } from '@/collections/saving/announce-change'
import { noteDraftSave, publishUnlessDraft } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { guardMarket, guardMarketOnSave } from '@/collections/saving/guard-market'
import { boundReads, guardOperation } from '@/collections/saving/guard-operation'
import { keepOthersWork, lockDocument } from '@/collections/saving/keep-others-work'
import { type Recorded, recordChange } from '@/collections/saving/record-change'
import { CREATED, LIVE, RELEASED } from '@/collections/saving/live-collections'
import { fillRestored, versionFields } from '@/collections/versions/restore-fields'
import { notePrevious } from '@/collections/versions/undo'

type Options = Readonly<{
  /** True for what the shop shows: saves and deletions are announced to every instance. */
  announces: boolean
  /** What the audit log records of it (P-28); nothing when left out. */
  records?: Recorded
  /** Fields with a quick filter above the list: the market, or one with options such as the status. */
  filters?: readonly string[]
}>

/** Rows of a list, unless the reader chooses another number. */
const ROWS = { defaultLimit: 25, limits: [10, 25, 50, 100] }

/** A collection with its access from the access table and the hooks that every collection has. */
export function guarded(
  slug: GuardedCollection,
  config: Omit<CollectionConfig, 'slug' | 'access'>,
  { announces, records, filters = [] }: Options,
): CollectionConfig {
  const { beforeOperation = [], ...others } = config.hooks ?? {}
  const hooks = withBin(slug, { ...others, beforeOperation: [noteDraftSave, ...beforeOperation] })
  const recording = recordChange(records)
  const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts)
  return {
    ...config,
    slug,
    access: buildAccess(slug),
    fields: [panel('conflict', 'conflict/conflict-panel', 'ConflictPanel'), ...withCleanTexts(config.fields)],
    endpoints: [...(config.endpoints || []), ...(config.versions ? [versionFields(slug)] : [])],
    // Saved views; a hidden list has none.
    enableQueryPresets: config.admin?.hidden !== true,
    disableDuplicate: isClosedToAll(slug, 'duplicate'),
    trash: hasBin(slug),
    // Payload's buttons of the bin ask for one document as for several; `guard-operation` refuses all else.
    disableBulkEdit: isClosedToAll(slug, 'bulkUpdate') && !hasBin(slug),
    disableBulkDelete: isClosedToAll(slug, 'bulkDelete') && !hasBin(slug),
    admin: {
      hideAPIURL: true,
      pagination: ROWS,
      ...withOurViews(
        slug,
        withFilters(
          filters,
          withLive(slug, hasDrafts, withReleases(slug, records ? withHistory(slug, config.admin) : config.admin)),
        ),
      ),
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        boundReads,
        publishUnlessDraft,
        guardOperation(slug),
        guardMarket(slug),
        lockDocument,
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [fillRestored, keepOthersWork, guardMarketOnSave(slug), ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), ...recording.beforeChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), ...recording.beforeDelete],
      afterChange: [
        ...(hooks.afterChange ?? []),
        noteSaver,
        ...(isLive(slug) && !config.versions ? [notePrevious] : []),
        ...recording.afterChange,
        ...(announces ? [announceChange] : []),
      ],
      afterDelete: [...(hooks.afterDelete ?? []), forgetSavers, ...recording.afterDelete, ...(announces ? [announceDelete] : [])],
    },
  }
}

/** Adds a link to the document's entries in the audit log, and links that lead to its fields. */
const withHistory = (slug: GuardedCollection, admin: CollectionConfig['admin'] = {}): CollectionConfig['admin'] => ({
  ...admin,
  components: {
    ...admin.components,
    edit: {
      ...admin.components?.edit,
      beforeDocumentControls: [
        { path: '@/admin/audit/changes#HistoryLink', serverProps: { subject: slug } },
        '@/admin/navigation/open-field#OpenField',
        ...(admin.components?.edit?.beforeDocumentControls ?? []),
      ],
    },
  },
})

/** Adds a button that puts what the form would save into a release, where releases know the collection. */
const withReleases = (slug: GuardedCollection, admin: CollectionConfig['admin'] = {}): CollectionConfig['admin'] => {
  if (RELEASED.every((known) => known !== slug)) return admin
  const clientProps = { releasable: slug, isCreatable: isCreatable(slug) }
  return withControl({ path: '@/admin/releases/collect-button#CollectButton', clientProps }, admin)
}

type Control = Readonly<{ path: string; clientProps: Record<string, string | boolean> }>

/** Adds a component before the form's own controls. */
const withControl = (own: Control, admin: NonNullable<CollectionConfig['admin']>): CollectionConfig['admin'] => {
  const edit = admin.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), own]
  return { ...admin, components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } }
}

const isLive = (slug: GuardedCollection): boolean => LIVE.some((live) => live === slug)
const isCreatable = (slug: GuardedCollection): boolean => CREATED.some((created) => created === slug)

/** Adds what a save would change in the shop, and the undoing of the last one. */
const withLive = (
  slug: GuardedCollection,
  hasDrafts: boolean,
  admin: CollectionConfig['admin'] = {},
): CollectionConfig['admin'] => {
  if (!isLive(slug)) return admin
  const clientProps = { live: slug, isCreatable: isCreatable(slug), hasDrafts }
  return withControl({ path: '@/admin/versions/live-buttons#LiveButtons', clientProps }, admin)
}

/** Adds quick filters above the list. */
const withFilters = (filters: readonly string[], admin: CollectionConfig['admin'] = {}): CollectionConfig['admin'] => {
  if (filters.length === 0) return admin
  const own = { path: '@/admin/lists/list-filters#ListFilters', clientProps: { filters } }
  const components = admin.components ?? {}
  return { ...admin, components: { ...components, beforeListTable: [...(components.beforeListTable ?? []), own] } }
}

/** Replaces Payload's list by one that offers only what the reader's role may do. */
const withOurViews = (slug: GuardedCollection, admin: CollectionConfig['admin'] = {}): CollectionConfig['admin'] => ({
  ...admin,
  components: {
    ...admin.components,
    views: {
      list: { Component: { path: '@/admin/lists/list-by-role#ListByRole', clientProps: { guarded: slug } } },
      edit: {
        versions: { Component: { path: '@/admin/versions/version-view#VersionsView', serverProps: { guarded: slug } } },
        version: { Component: { path: '@/admin/versions/version-view#VersionView', serverProps: { guarded: slug } } },
      },
      ...admin.components?.views,
    },
  },
})
