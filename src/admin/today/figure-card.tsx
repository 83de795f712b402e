import { Link } from '@payloadcms/ui'
import type { Figure } from '@/admin/dashboard/figures'
import type { Reader } from '@/admin/dashboard/reader'
import { groupTitle, type OpenWork } from '@/admin/dashboard/work-lines'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './today.module.css'
import { findTop, Lines, Trend } from './trend'

const reportWords = staffWords('report')
const words = staffWords('dashboard')

/** A number of the last seven days beside that of the seven before. */
export function FigureCard({ figure, reader }: Readonly<{ figure: Figure; reader: Pick<Reader, 'language' | 'admin'> }>) {
  const { name, now, points } = figure
  const { language, admin } = reader
  return (
    <Link className={styles.figure} href={`${admin}/reports?figure=${name}`} prefetch={false}>
      <span className={styles.quiet}>{formatStaffMessage(reportWords[name], language)}</span>
      <strong className={styles.value}>{now.toLocaleString(language)}</strong>
      <Lines name={name} points={points} top={findTop(points, name)} />
      <Trend name={name} compared={figure} language={language} />
    </Link>
  )
}

/** How much waits for this person, and of what kind. */
export function WaitingCard({ work: { waiting, counts }, language }: Readonly<{ work: OpenWork; language: string }>) {
  const kinds = (['reviews', 'translations', 'comments'] as const).filter((kind) => counts[kind] > 0)
  return (
    <a className={styles.figure} href="#work">
      <span className={styles.quiet}>{formatStaffMessage(words.waitsForMe, language)}</span>
      <strong className={styles.value}>{waiting.toLocaleString(language)}</strong>
      <span className={styles.trend}>{kinds.map((kind) => `${groupTitle(kind, language)}: ${counts[kind]}`).join(', ')}</span>
    </a>
  )
}
