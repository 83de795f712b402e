import { Link, Pill } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { AdminIcon } from '@/admin/menu/admin-icon'
import styles from './today.module.css'

type PanelProps = Readonly<{
  name: string
  title: string
  /** How much there is; shown where it is more than nothing. */
  count?: number
  note?: string
  more?: Readonly<{ href: string; text: string }>
  /** Shown as the only line of a panel without anything in it. */
  clear: ReactNode | null
  children: ReactNode
}>

/** A part of the first page with its heading; one without anything is one line. */
export const Panel = ({ name, title, count = 0, note, more, clear, children }: PanelProps) => (
  <section className={styles.panel} id={name} data-testid={`dashboard-${name}`} aria-labelledby={`dashboard-${name}`}>
    <div className={styles.panelHead}>
      <h2 id={`dashboard-${name}`}>{title}</h2>
      {count > 0 && (
        <Pill size="small" rounded pillStyle="light-gray">
          {count}
        </Pill>
      )}
      {note && clear === null && <span className={styles.quiet}>{note}</span>}
      {clear !== null && (
        <span className={styles.clear}>
          <AdminIcon name="check" /> {clear}
        </span>
      )}
      {more && (
        <Link href={more.href} prefetch={false} className={styles.more}>
          {more.text}
        </Link>
      )}
    </div>
    {clear === null && children}
  </section>
)
