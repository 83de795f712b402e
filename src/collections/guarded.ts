import type { CollectionConfig, DateField, SelectField } from 'payload'
import { buildAccess } from '@/collections/saving/access-of'
import { getReach, type GuardedCollection, isClosedToAll } from '@/collections/access/access-table'
import { ROLES } from '@/collections/access/roles'
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

/** Payload's own fields with our cells in lists; it adds what is left out here. */
const publishedField = {
  name: '_status',
  type: 'select',
  label: ({ t }) => t('version:status'),
  admin: { components: { Cell: '@/admin/lists/state-cells#StatusCell' } },
} as SelectField
const savedField: DateField = {
  ...{ name: 'updatedAt', type: 'date', index: true, label: ({ t }) => t('general:updatedAt') },
  admin: { disableBulkEdit: true, hidden: true, components: { Cell: '@/admin/lists/state-cells#AgoCell' } },
}

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
    fields: [
      panel('conflict', 'conflict/conflict-panel', 'ConflictPanel'),
      ...withCleanTexts(config.fields),
      ...(hasDrafts ? [publishedField] : []),
      ...(config.timestamps === false ? [] : [savedField]),
    ],
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
        withFilters(filters, withFormHeader(slug, { hasDrafts, isRecorded: records !== undefined }, config.admin)),
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
        ...(isOneOf(LIVE, slug) && !config.versions ? [notePrevious] : []),
        ...recording.afterChange,
        ...(announces ? [announceChange] : []),
      ],
      afterDelete: [...(hooks.afterDelete ?? []), forgetSavers, ...recording.afterDelete, ...(announces ? [announceDelete] : [])],
    },
  }
}

type Header = Readonly<{ hasDrafts: boolean; isRecorded: boolean }>

/** Adds who saved last, what a save would change in the shop, the entries of the menu, and links that lead to fields. */
function withFormHeader(slug: GuardedCollection, { hasDrafts, isRecorded }: Header, admin: CollectionConfig['admin'] = {}) {
  const edit = admin.components?.edit
  const isLive = isOneOf(LIVE, slug)
  const logReaders = isRecorded ? ROLES.filter((role) => getReach('audit-log', 'read', role) !== 'none') : []
  const shop = { isCreatable: isOneOf(CREATED, slug), hasDrafts }
  const clientProps = { slug, isReleased: isOneOf(RELEASED, slug), isLive, logReaders, ...shop }
  const beforeDocumentControls = [
    { path: '@/admin/form-header/saved-by#SavedBy', serverProps: { subject: slug } },
    '@/admin/navigation/open-field#OpenField',
    ...(edit?.beforeDocumentControls ?? []),
    ...(isLive ? [{ path: '@/admin/versions/live-buttons#DifferButton', clientProps: { live: slug, ...shop } }] : []),
    { path: '@/admin/form-header/form-menu#FormMenu', clientProps },
  ]
  const editMenuItems = [...(edit?.editMenuItems ?? []), { path: '@/admin/form-header/form-menu#FormMenuItems', clientProps }]
  return { ...admin, components: { ...admin.components, edit: { ...edit, beforeDocumentControls, editMenuItems } } }
}

const isOneOf = (slugs: readonly string[], slug: string): boolean => slugs.includes(slug)

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
