import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './dashboard.module.css'

const words = staffWords('dashboard')

/** A line of the dashboard, with a link to the place where the matter is dealt with. */
export type DashboardItem = Readonly<{
  key: string
  text: string
  href: string
  /** Market, time, author. */
  detail?: string
  tone?: 'bad' | 'look'
  /** Highlighted beside the text: what is new. */
  mark?: string
}>

type SectionProps = Readonly<{ name: string; title: string; children: ReactNode; wide?: boolean }>

/** A part of the dashboard with its heading. */
export const Section = ({ name, title, children, wide = false }: SectionProps) => (
  <section className={styles.section} data-wide={wide} data-testid={`dashboard-${name}`} aria-labelledby={`dashboard-${name}`}>
    <h2 id={`dashboard-${name}`}>{title}</h2>
    {children}
  </section>
)

type ItemListProps = Readonly<{
  items: readonly DashboardItem[]
  /** Text for an empty list. */
  empty: string
  language: string
  /** Number of lines shown at first; the rest can be opened. */
  shown?: number
}>

/** A list of lines, each a link to the place where the matter is dealt with. */
export function ItemList({ items, empty, language, shown = 8 }: ItemListProps) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>
  const rest = items.slice(shown)
  return (
    <>
      <ul className={styles.items}>{items.slice(0, shown).map(line)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{formatStaffMessage(words.more, language, { count: rest.length })}</summary>
          <ul className={styles.items}>{rest.map(line)}</ul>
        </details>
      )}
    </>
  )
}

const line = ({ key, text, href, detail, tone, mark }: DashboardItem) => (
  <li key={key} data-tone={tone}>
    <Link href={href} prefetch={false}>
      <span className={styles.text}>{text}</span>
      {mark ? <span className={styles.badge}>{mark}</span> : null}
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </Link>
  </li>
)
