'use client'
import { DefaultListView, useAuth } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { ROLES } from '@/collections/access/staff'
import { type GuardedCollection, reachOf } from '@/collections/access/table'

type Props = ListViewClientProps & Readonly<{ guarded: GuardedCollection }>

/**
 * Payload's list without the bulk actions that the reader's role may not use: Payload offers them to everyone who may
 * change a single document, and the CMS would refuse.
 */
export function ListByRole({ guarded, ...list }: Props) {
  const { user } = useAuth()
  const role = ROLES.find((known) => known === user?.role)
  const may = (operation: 'bulkUpdate' | 'bulkDelete') => role !== undefined && reachOf(guarded, operation, role) !== 'none'
  return (
    <DefaultListView
      {...list}
      disableBulkEdit={list.disableBulkEdit === true || !may('bulkUpdate')}
      disableBulkDelete={list.disableBulkDelete === true || !may('bulkDelete')}
    />
  )
}
