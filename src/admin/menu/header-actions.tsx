import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { getStaff } from '@/collections/access/staff-member'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { AccountMenu } from './account-menu'
import { AdminIcon } from './admin-icon'
import styles from './menu.module.css'

const words = staffWords('menu')

/** At the right of every screen's header: the search and what belongs to one's own account. */
export function HeaderActions({ i18n, payload, user }: ServerProps) {
  if (!user || getStaff(user) === null) return null
  const { admin } = payload.config.routes
  const search = formatStaffMessage(words.search, i18n.language)
  return (
    <div className={styles.actions}>
      <Link className={styles.search} href={`${admin}/search`} prefetch={false} aria-label={search}>
        <AdminIcon name="search" />
        <span>{search}</span>
      </Link>
      <AccountMenu admin={admin} name={typeof user.name === 'string' ? user.name : ''} email={user.email ?? ''} />
    </div>
  )
}
