import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { compare, type FigureName, type Point, readFigure } from '@/admin/dashboard/figures'
import { ChartRule } from '@/admin/on-demand'
import { describeTrend, findTop, formatFigure, Lines } from '@/admin/today/trend'
import styles from './reports.module.css'

const TICKS = 3
const MAX_DATES = 5
/** Per cent of the height that a label needs. */
const LABEL_HEIGHT = 9

type ChartProps = Readonly<{
  name: FigureName
  label: string
  points: readonly Point[]
  language: string
  /** Names a day, short below the chart and long beside the rule. */
  nameDay: (day: string, style: 'short' | 'long') => string
  words: Readonly<{ now: string; before: string }>
}>

/** A figure by day or week above the same of the period before. Drawn by the server; only the rule needs a script. */
export function LineChart({ name, label, points, language, nameDay, words }: ChartProps) {
  const scale = scaleLinear([0, findTop(points, name)], [100, 0]).nice(TICKS)
  const top = scale.domain()[1] ?? 1
  const x = scaleLinear([0, points.length - 1], [0, 100])
  const every = Math.ceil(points.length / MAX_DATES)
  const at = (sums: Point['now']) => scale(readFigure(name, sums))
  const format = (sums: Point['now']) => formatFigure(readFigure(name, sums), language)
  const ruled = points.map(({ from, fromBefore, now, before }) => {
    const compared = compare(name, now, before)
    const lines = [`${label}: ${format(now)}`, `${nameDay(fromBefore, 'long')}: ${format(before)}`]
    const trend = compared.isFew ? [] : [describeTrend(compared, name, language)]
    return { title: nameDay(from, 'long'), lines: [...lines, ...trend], y: [at(now), at(before)] }
  })
  const last = points.at(-1)
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        {scale.ticks(TICKS).map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockStart: `${scale(tick)}%` }} aria-hidden="true">
            {formatFigure(tick, language)}
          </span>
        ))}
        <Lines name={name} points={points} top={top} isFilled />
        <ChartRule label={label} points={ruled} />
        {last && (
          <p className={styles.ends} aria-hidden="true">
            <strong style={{ insetBlockStart: `${at(last.now)}%` }}>{`${format(last.now)} ${words.now}`}</strong>
            <span style={{ insetBlockStart: `${apart(at(last.now), at(last.before))}%` }}>
              {`${format(last.before)} ${words.before}`}
            </span>
          </p>
        )}
      </div>
      <p className={styles.dates} aria-hidden="true">
        {points.map(
          ({ from }, index) =>
            index % every === 0 && (
              <span key={from} style={{ insetInlineStart: `${x(index)}%` }}>
                {nameDay(from, 'short')}
              </span>
            ),
        )}
      </p>
    </div>
  )
}

/** Where a second label is, so that it does not lie on the first. */
const apart = (first: number, second: number): number =>
  Math.abs(first - second) >= LABEL_HEIGHT ? second : first + (second < first ? -LABEL_HEIGHT : LABEL_HEIGHT)

export type Bar = Readonly<{ key: string; name: ReactNode; value: number; mark: number | null; text: string; note: ReactNode }>

/** Rows with a bar and its number; the mark is what the bar is compared with. */
export function Bars({ bars }: Readonly<{ bars: readonly Bar[] }>) {
  const x = scaleLinear([0, Math.max(1e-9, ...bars.flatMap(({ value, mark }) => [value, mark ?? 0]))], [0, 100])
  return (
    <ul className={styles.bars}>
      {bars.map(({ key, name, value, mark, text, note }) => (
        <li key={key}>
          <span>{name}</span>
          <svg aria-hidden="true">
            <rect width={`${x(value)}%`} height="100%" rx="2" />
            {mark !== null && <line x1={`${x(mark)}%`} x2={`${x(mark)}%`} y2="100%" />}
          </svg>
          <strong>{text}</strong>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
