import type { ServerProps } from 'payload'
import { getStaff } from '@/collections/access/staff-member'
import { AccountMenu } from '@/admin/menu/account-menu'
import styles from '@/admin/menu/menu.module.css'
import { SearchWindow } from './search-window'

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
