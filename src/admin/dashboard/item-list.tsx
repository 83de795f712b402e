import { Link } from '@payloadcms/ui'
import { say } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import type { Item } from './item'
import styles from './dashboard.module.css'

type ItemListProps = Readonly<{
  items: readonly Item[]
  /** Said when there is nothing. */
  empty: string
  language: string
  /** How many stand there at once; the rest opens. */
  shown?: number
}>

/** Lines that each lead to the place where they are dealt with. */
export function ItemList({ items, empty, language, shown = 8 }: ItemListProps) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>
  const rest = items.slice(shown)
  return (
    <>
      <ul className={styles.items}>{items.slice(0, shown).map(line)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{say(words.more, language, { count: rest.length })}</summary>
          <ul className={styles.items}>{rest.map(line)}</ul>
        </details>
      )}
    </>
  )
}

const line = ({ key, text, href, detail, tone, mark }: Item) => (
  <li key={key} data-tone={tone}>
    <Link href={href} prefetch={false}>
      <span className={styles.text}>{text}</span>
      {mark ? <span className={styles.badge}>{mark}</span> : null}
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </Link>
  </li>
)
