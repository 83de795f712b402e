import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { staffOf } from '@/collections/access/staff'
import { reachOf } from '@/collections/access/table'
import { say } from '@/domain/staff-words'
import { changesWords as words } from './changes-words'
import { historyPath } from './history-path'
import styles from './changes.module.css'

/** A link from a document to its entries in the audit log, for those who may read the log. */
export function HistoryLink({ id, i18n, payload, subject, user }: ServerProps & Readonly<{ subject: string }>) {
  const staff = staffOf(user ?? null)
  if (id === undefined || staff === null || reachOf('audit-log', 'read', staff.role) === 'none') return null
  return (
    <Link className={styles.history} href={`${payload.config.routes.admin}${historyPath(subject, id)}`} prefetch={false}>
      {say(words.history, i18n.language)}
    </Link>
  )
}
