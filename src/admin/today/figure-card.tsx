import { Link } from '@payloadcms/ui'
import type { Figure } from '@/admin/dashboard/figures'
import type { Reader } from '@/admin/dashboard/reader'
import { groupTitle, type OpenWork } from '@/admin/dashboard/work-lines'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './today.module.css'

const reportWords = staffWords('report')
const words = staffWords('dashboard')

/** A number of the last seven days beside that of the seven before. */
export function FigureCard({ figure, reader }: Readonly<{ figure: Figure; reader: Pick<Reader, 'language' | 'admin'> }>) {
  const { name, now, before } = figure
  const { language, admin } = reader
  const share = Math.abs(now - before) / Math.max(before, 1)
  const isMore = now > before
  // More addresses that were not found are no good news.
  const isGood = isMore !== (name === 'missing')
  const word = before === 0 ? 'figureNew' : now === before ? 'figureSame' : isMore ? 'figureMore' : 'figureFewer'
  return (
    <Link className={styles.figure} href={`${admin}/reports`} prefetch={false}>
      <span className={styles.quiet}>{formatStaffMessage(reportWords[name], language)}</span>
      <strong className={styles.value}>{now.toLocaleString(language)}</strong>
      <Lines figure={figure} />
      <span className={styles.trend} data-good={now !== before && before > 0 && isGood}>
        {now !== before && before > 0 && <AdminIcon name={isMore ? 'trendup' : 'trenddown'} size={14} />}
        {formatStaffMessage(words[word], language, {
          share: share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 }),
          before: before.toLocaleString(language),
        })}
      </span>
    </Link>
  )
}

const WIDTH = 96
const HEIGHT = 30

/** Both weeks as lines; the numbers beside them say the same. */
function Lines({ figure: { days, daysBefore } }: Readonly<{ figure: Figure }>) {
  const most = Math.max(...days, ...daysBefore, 1)
  const points = (values: readonly number[]) =>
    values
      .map((value, index) => `${(WIDTH * index) / (values.length - 1)},${HEIGHT - 2 - ((HEIGHT - 4) * value) / most}`)
      .join(' ')
  return (
    <svg className={styles.lines} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline data-before="true" points={points(daysBefore)} />
      <polyline points={points(days)} />
    </svg>
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
