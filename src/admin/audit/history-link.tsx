import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { staffOf } from '@/collections/access/staff'
import { reachOf } from '@/collections/access/table'
import { formatStaffMessage } from '@/domain/staff-words'
import { changesWords as words } from './changes-words'
import styles from './changes.module.css'

/** Path below the admin's own: the audit log filtered to one document. */
function historyPath(subject: string, id: number | string): string {
  const query = new URLSearchParams({
    'where[or][0][and][0][subject][equals]': subject,
    'where[or][0][and][1][documentId][equals]': String(id),
  })
  return `/collections/audit-log?${query}`
}

/** A link from a document to its entries in the audit log, for those who may read the log. */
export function HistoryLink({ id, i18n, payload, subject, user }: ServerProps & Readonly<{ subject: string }>) {
  const staff = staffOf(user ?? null)
  if (id === undefined || staff === null || reachOf('audit-log', 'read', staff.role) === 'none') return null
  return (
    <Link className={styles.history} href={`${payload.config.routes.admin}${historyPath(subject, id)}`} prefetch={false}>
      {formatStaffMessage(words.history, i18n.language)}
    </Link>
  )
}
