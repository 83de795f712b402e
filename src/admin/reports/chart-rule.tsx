'use client'
import { useId, useState } from 'react'
import styles from './reports.module.css'

type Props = Readonly<{
  label: string
  /** `y`: heights in per cent from above. */
  points: readonly Readonly<{ title: string; lines: readonly string[]; y: readonly number[] }>[]
}>

/** The rule of a line chart: a slider over all of it, so that arrows, pointer and touch move it alike, and its text is read out. */
export function ChartRule({ label, points }: Props) {
  const id = useId()
  const [place, setPlace] = useState<number | null>(null)
  const point = place === null ? undefined : points[place]
  const last = points.length - 1
  const share = (100 * (place ?? last)) / last
  return (
    <div className={styles.rule}>
      <input
        id={id}
        type="range"
        aria-label={label}
        min={0}
        max={last}
        value={place ?? last}
        aria-valuetext={point?.title ?? points[last]?.title}
        onChange={({ target }) => setPlace(Number(target.value))}
        onFocus={() => setPlace((now) => now ?? last)}
        onPointerMove={({ nativeEvent, currentTarget }) =>
          setPlace(Math.max(0, Math.min(last, Math.round((last * nativeEvent.offsetX) / currentTarget.clientWidth))))
        }
      />
      {point && <i data-line="true" style={{ insetInlineStart: `${share}%` }} />}
      {point?.y.map((y, line) => (
        <i key={line} style={{ insetBlockStart: `${y}%`, insetInlineStart: `${share}%` }} data-before={line > 0} />
      ))}
      <output htmlFor={id} style={share > 50 ? { insetInlineEnd: `${100 - share}%` } : { insetInlineStart: `${share}%` }}>
        {point && <strong>{point.title}</strong>}
        {point?.lines.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </output>
    </div>
  )
}
