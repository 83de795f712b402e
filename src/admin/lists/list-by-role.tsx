'use client'
import {
  DefaultListView,
  Pill,
  useAuth,
  useConfig,
  useListDrawerContext,
  useListQuery,
  ViewDescription,
  WindowInfoProvider,
} from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { Fragment } from 'react'
import { ExportItem } from './export-item'
import { GuideLink } from '@/admin/guide/guide-link'
import { PAGE_OF_LIST } from '@/admin/guide/guide-pages'
import styles from '@/admin/guide/guide.module.css'
import { ROLES } from '@/collections/access/roles'
import { type GuardedCollection, getReach } from '@/collections/access/access-table'

type Props = ListViewClientProps & Readonly<{ guarded: GuardedCollection }>

/** Payload leaves our filters out of its bar, and moves its pills, on a screen that it has measured to be small. */
const SAME_ON_EVERY_SCREEN = {}

/**
 * Payload's list without the bulk actions that the reader's role may not use: Payload offers them to everyone who may
 * change a single document, and the CMS would refuse. Our filters are in its one bar, which the server renders as it stays.
 * Below the title is a link to its page of the guide.
 */
export function ListByRole({ guarded, BeforeListTable, ...list }: Props) {
  const { user } = useAuth()
  const { data } = useListQuery()
  const role = ROLES.find((known) => known === user?.role)
  const may = (operation: 'bulkUpdate' | 'bulkDelete') => role !== undefined && getReach(guarded, operation, role) !== 'none'
  return (
    <WindowInfoProvider breakpoints={SAME_ON_EVERY_SCREEN}>
      <DefaultListView
        {...list}
        beforeActions={[
          <Pill key="count" size="small" pillStyle="light-gray" rounded>
            {data?.totalDocs}
          </Pill>,
          <Fragment key="filters">{BeforeListTable}</Fragment>,
        ]}
        Description={list.Description ?? <Description guarded={guarded} />}
        listMenuItems={[...(list.listMenuItems ?? []), ...(list.viewType === 'trash' ? [] : [<ExportItem key="export" />])]}
        disableBulkEdit={list.disableBulkEdit === true || !may('bulkUpdate')}
        disableBulkDelete={list.disableBulkDelete === true || !may('bulkDelete')}
      />
    </WindowInfoProvider>
  )
}

/** The help of a list with the link to its page of the guide; a list in a drawer has none, which would leave the form behind it. */
function Description({ guarded }: Readonly<{ guarded: GuardedCollection }>) {
  const { config, getEntityConfig } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  const { description } = getEntityConfig({ collectionSlug: guarded }).admin
  const page = PAGE_OF_LIST[guarded]
  return (
    <div className={styles.described}>
      {description && <ViewDescription description={description} />}
      {page && !isInDrawer && <GuideLink admin={config.routes.admin} page={page} />}
    </div>
  )
}
