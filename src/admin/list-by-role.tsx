'use client'
import { DefaultListView, useAuth } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { staffOf } from '@/collections/access/staff'
import { type GuardedCollection, reachOf } from '@/collections/access/table'

type Props = ListViewClientProps & Readonly<{ guarded: GuardedCollection }>

/**
 * Payload's list without what the role of the reader may not do to many documents at once: Payload offers it to whoever
 * may change a single one, and the CMS would refuse.
 */
export function ListByRole({ guarded, ...list }: Props) {
  const { user } = useAuth()
  const staff = staffOf(user ?? null)
  const may = (operation: 'bulkUpdate' | 'bulkDelete') => staff !== null && reachOf(guarded, operation, staff.role) !== 'none'
  return (
    <DefaultListView
      {...list}
      disableBulkEdit={list.disableBulkEdit === true || !may('bulkUpdate')}
      disableBulkDelete={list.disableBulkDelete === true || !may('bulkDelete')}
    />
  )
}
