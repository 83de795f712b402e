import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { type Compared, type FigureName, type Point, readFigure } from '@/admin/dashboard/figures'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './today.module.css'

const words = staffWords('trend')
/** More of these is no good news. */
const BAD: readonly FigureName[] = ['missing', 'searches']

export const formatFigure = (value: number, language: string): string =>
  value.toLocaleString(language, { maximumFractionDigits: 1 })
export const formatShare = (share: number, language: string, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0, signDisplay })

/** How a number differs from the one before, in words: in per cent, and of a ratio in points. */
export function describeTrend({ now, before, isFew }: Compared, name: FigureName, language: string): string {
  const difference = Math.abs(now - before)
  const share = name === 'conversion' ? formatFigure(difference, language) : formatShare(difference / before, language)
  const word = isFew ? 'few' : now === before ? 'same' : now > before ? 'more' : 'fewer'
  return formatStaffMessage(words[word], language, { share, before: formatFigure(before, language) })
}

type TrendProps = Readonly<{ name: FigureName; compared: Compared; language: string }>

export function Trend({ name, compared, language }: TrendProps) {
  const { now, before, isFew } = compared
  const isShown = !isFew && now !== before
  const mood = !isShown ? 'none' : now > before !== BAD.includes(name) ? 'good' : 'bad'
  return (
    <span className={styles.trend} data-mood={mood}>
      {isShown && <AdminIcon name={now > before ? 'trendup' : 'trenddown'} size={14} />}
      {describeTrend(compared, name, language)}
    </span>
  )
}

/** The largest value of a figure, now or before. */
export const findTop = (points: readonly Point[], name: FigureName): number =>
  Math.max(1, ...points.flatMap(({ now, before }) => [readFigure(name, now), readFigure(name, before)]))

type LinesProps = Readonly<{ name: FigureName; points: readonly Point[]; top: number; isFilled?: boolean }>

/** A figure as a line above that of the period before; the words beside it say the same. */
export function Lines({ name, points, top, isFilled = false }: LinesProps) {
  const x = scaleLinear([0, Math.max(points.length - 1, 1)], [0, 100])
  const y = scaleLinear([0, Math.max(top, 1)], [100, 0])
  const draw = (values: readonly number[]) => line<number>((_, index) => x(index), y)([...values]) ?? ''
  const now = points.map((point) => readFigure(name, point.now))
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {isFilled && <path data-area="true" d={area<number>((_, index) => x(index), 100, y)(now) ?? ''} />}
      <path data-before="true" d={draw(points.map(({ before }) => readFigure(name, before)))} />
      <path d={draw(now)} />
    </svg>
  )
}
