import type { ReactNode } from 'react'
import { compareFigure, FIGURES, type Point, readFigure } from '@/admin/dashboard/figures'
import { Panel } from '@/admin/today/panel'
import today from '@/admin/today/today.module.css'
import { findTop, formatFigure, formatShare, Lines } from '@/admin/today/trend'
import { addSums, type CountedSums } from '@/collections/health/daily-report'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { type CountedPoints, MarketName, nameDays, nameSpans, type ReportContext } from './report-panels'
import looks from './reports.module.css'

const words = staffWords('report')

type Row = Readonly<{ key: string; name: ReactNode; cells: readonly string[] }>
type TableProps = Readonly<{ label: string; columns: readonly string[]; rows: readonly Row[]; total?: Row }>

/** A table of numbers, with Payload's looks; where it is too wide it scrolls by itself. */
export function NumberTable({ label, columns, rows, total }: TableProps) {
  const draw = ({ key, name, cells }: Row) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {cells.map((cell, place) => (
        <td key={columns[place + 1]}>{cell}</td>
      ))}
    </tr>
  )
  const headings = columns.map((column) => (
    <th key={column} scope="col">
      {column}
    </th>
  ))
  return (
    <div className={`table ${looks.numbers}`} role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>{headings}</tr>
        </thead>
        <tbody>{rows.map(draw)}</tbody>
        {total && <tfoot>{draw(total)}</tfoot>}
      </table>
    </div>
  )
}

/** Each market in the same scale, and all numbers of the charts as tables: by market, and by day or week. */
export function NumberPanels({ choice, language, points, byMarket }: ReportContext & CountedPoints) {
  const say = (key: keyof typeof words, values = {}) => formatStaffMessage(words[key], language, values)
  const spans = nameSpans({ choice, language })
  const nameDay = nameDays({ choice, language })
  const cells = (now: CountedSums, before: CountedSums) => [
    ...FIGURES.flatMap((name) => [readFigure(name, now), readFigure(name, before)]),
    now.redirects,
  ]
  const row = (key: string, name: ReactNode, own: readonly Point[]): Row => {
    const sums = cells(addSums(own.map(({ now }) => now)), addSums(own.map(({ before }) => before)))
    return { key, name, cells: sums.map((value) => formatFigure(value, language)) }
  }
  const columns = [...FIGURES.flatMap((name) => [say(name), `${say(name)}, ${say('before')}`]), say('redirects')]
  return (
    <div className={looks.whole}>
      {byMarket.length > 1 && <Multiples {...{ choice, language, byMarket }} />}
      <details className={`${today.panel} ${looks.numbers}`} open>
        <summary>{say('asTable')}</summary>
        <NumberTable
          label={say('tableByMarket', { period: spans.now, before: spans.before })}
          columns={[say('market'), ...columns]}
          rows={byMarket.map(({ market: { code, name }, points: own }) => row(code, <MarketName code={code} name={name} />, own))}
          {...(byMarket.length > 1 && { total: row('', say('allMarkets'), points) })}
        />
      </details>
      <details className={`${today.panel} ${looks.numbers}`}>
        <summary>{say('period')}</summary>
        <NumberTable
          label={say('tableByDay', { period: spans.now, before: spans.before })}
          columns={[say('period'), ...columns]}
          rows={points.map((point) => row(point.from, nameDay(point.from, 'long'), [point]))}
        />
      </details>
    </div>
  )
}

function Multiples({ choice, language, byMarket }: ReportContext & Pick<CountedPoints, 'byMarket'>) {
  const { figure: name } = choice
  const top = Math.max(...byMarket.map(({ points }) => findTop(points, name)))
  const title = formatStaffMessage(words.eachMarket, language)
  const note = formatStaffMessage(words.scale, language, { top: formatFigure(top, language) })
  return (
    <Panel name="each-market" title={title} note={note} clear={null}>
      <ul className={looks.multiples}>
        {byMarket.map(({ market, points }) => {
          const { now, before, isFew } = compareFigure(name, points)
          return (
            <li key={market.id}>
              <MarketName code={market.code} name="" /> <strong>{formatFigure(now, language)}</strong>{' '}
              {!isFew && <span>{formatShare(now / before - 1, language, 'exceptZero')}</span>}
              <Lines name={name} points={points} top={top} />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
