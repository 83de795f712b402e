import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import type { ReactNode } from 'react'
import type { MarketDoc } from '@/admin/dashboard/reader'
import admin from '@/admin/admin.module.css'
import styles from '@/admin/views.module.css'
import type { DailyReport } from '@/collections/health/daily-report'
import { Mode } from '@/domain/market/market'
import { formatStaffMessage } from '@/domain/staff-words'
import own from './reports.module.css'

const MODE_WORDS = staffWords('mode')
const words = staffWords('report')

type Columns = readonly (StaffKey<'report'> | null)[]
type TableProps = Readonly<{ id: string; title: string; language: string; columns: Columns; children: ReactNode }>

/** A table with its title as its name; `null` is the column of the bars, which show what the numbers beside them say. */
const ReportTable = ({ id, title, language, columns, children }: TableProps) => (
  <div className={styles.panel}>
    <h2 id={id}>{title}</h2>
    <div className={admin.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={`${admin.table} ${own.cards}`} aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) =>
              column === null ? (
                <td key="bars" className={own.bars} />
              ) : (
                <th key={column} scope="col">
                  {formatStaffMessage(words[column], language)}
                </th>
              ),
            )}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  </div>
)

type Cell = readonly [column: StaffKey<'report'>, value: number | string]
/** On a phone, where a row is a card, each value has the name of its column beside it. */
const Cells = ({ of, language }: Readonly<{ of: readonly Cell[]; language: string }>) =>
  of.map(([column, value]) => (
    <td key={column} className={own.number} data-label={formatStaffMessage(words[column], language)}>
      {value.toLocaleString(language)}
    </td>
  ))

type BarsProps = Readonly<{ offers: number; trades: number; most: number }>
const Bars = ({ most, ...values }: BarsProps) => (
  <td className={own.bars} aria-hidden="true">
    {Object.entries(values).map(([kind, value]) => (
      <span key={kind} className={own.bar} data-kind={kind} style={{ inlineSize: `${(100 * value) / Math.max(most, 1)}%` }} />
    ))}
  </td>
)

type Sales = Readonly<{ offers: number; trades: number }>
const per100 = ({ offers, trades }: Sales, language: string) =>
  offers === 0 ? '–' : ((100 * trades) / offers).toLocaleString(language, { maximumFractionDigits: 1 })
const saleCells = (sales: Sales, language: string): readonly Cell[] => [
  ['offers', sales.offers],
  ['trades', sales.trades],
  ['conversion', per100(sales, language)],
]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type SalesProps = Readonly<{ shops: DailyReport['shops']; markets: readonly MarketDoc[]; language: string }>

/** Offers, sales and their ratio by market, mode and partner. */
export function SalesTable({ shops, markets, language }: SalesProps) {
  const most = Math.max(...shops.map(({ offers }) => offers))
  const names = new Map(markets.map(({ id, name }) => [id, name]))
  const total = { offers: sum(shops.map(({ offers }) => offers)), trades: sum(shops.map(({ trades }) => trades)) }
  return (
    <ReportTable
      id="report-sales"
      title={formatStaffMessage(words.sales, language)}
      language={language}
      columns={['market', 'mode', 'partner', 'offers', 'trades', 'conversion', null]}
    >
      <tbody>
        {shops.map(({ market, mode, partner, offers, trades }) => (
          <tr key={[market, mode, partner].join()}>
            <th scope="row">{names.get(market) ?? market}</th>
            <Cells
              of={[
                ['mode', modeName(mode, language)],
                ['partner', partner === '' ? '–' : partner],
                ...saleCells({ offers, trades }, language),
              ]}
              language={language}
            />
            <Bars offers={offers} trades={trades} most={most} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{formatStaffMessage(words.total, language)}</th>
          <td />
          <td />
          <Cells of={saleCells(total, language)} language={language} />
          <td />
        </tr>
      </tfoot>
    </ReportTable>
  )
}

function modeName(mode: string, language: string): string {
  const known = Mode.safeParse(mode).data
  return known === undefined ? mode : formatStaffMessage(MODE_WORDS[known], language)
}

/** Everything that is counted, by week. */
export function WeekTable({ weeks, language }: Readonly<{ weeks: DailyReport['weeks']; language: string }>) {
  const most = Math.max(...weeks.map(({ offers }) => offers))
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <ReportTable
      id="report-weeks"
      title={formatStaffMessage(words.byWeek, language)}
      language={language}
      columns={['week', 'offers', 'trades', 'conversion', 'redirects', 'missing', 'searches', null]}
    >
      <tbody>
        {weeks.map(({ week, offers, trades, redirects, missing, searches }) => (
          <tr key={week}>
            <th scope="row">{date.format(new Date(`${week}T00:00:00Z`))}</th>
            <Cells
              of={[
                ...saleCells({ offers, trades }, language),
                ['redirects', redirects],
                ['missing', missing],
                ['searches', searches],
              ]}
              language={language}
            />
            <Bars offers={offers} trades={trades} most={most} />
          </tr>
        ))}
      </tbody>
    </ReportTable>
  )
}

/** The texts of searches without a result. */
export const WordsTable = ({ found, language }: Readonly<{ found: DailyReport['words']; language: string }>) => (
  <>
    <ReportTable
      id="report-searches"
      title={formatStaffMessage(words.searches, language)}
      language={language}
      columns={['text', 'times']}
    >
      <tbody>
        {found.map(({ words: text, count }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <Cells of={[['times', count]]} language={language} />
          </tr>
        ))}
      </tbody>
    </ReportTable>
    <p className={styles.quiet}>{formatStaffMessage(words.searchesHelp, language)}</p>
  </>
)
