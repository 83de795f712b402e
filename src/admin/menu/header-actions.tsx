import type { ServerProps } from 'payload'
import { getStaff } from '@/collections/access/staff-member'
import { SearchWindow } from '@/admin/search/search-window'
import { AccountMenu } from './account-menu'
import styles from './menu.module.css'

/** At the right of every screen's header: the search and what belongs to one's own account. */
export function HeaderActions({ payload, user }: ServerProps) {
  if (!user || getStaff(user) === null) return null
  const { admin } = payload.config.routes
  return (
    <div className={styles.actions}>
      <SearchWindow admin={admin} />
      <AccountMenu admin={admin} name={typeof user.name === 'string' ? user.name : ''} email={user.email ?? ''} />
    </div>
  )
}
