import { Link } from '@payloadcms/ui'
import { compare, compareFigure, type Compared, FIGURES, type Figure, type Point } from '@/admin/dashboard/figures'
import type { MarketDoc } from '@/admin/dashboard/reader'
import { MarketChip } from '@/admin/lists/market-cell'
import { Panel } from '@/admin/today/panel'
import today from '@/admin/today/today.module.css'
import { describeTrend, formatFigure, Trend } from '@/admin/today/trend'
import { addSums, type readVainWords, type readWaySums } from '@/collections/health/daily-report'
import { Mode } from '@/domain/market/market'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { type Bar, Bars, LineChart } from './charts'
import type { ReportChoice } from './report-query'
import looks from './reports.module.css'

const MODE_WORDS = staffWords('mode')
const words = staffWords('report')

/** `isEmpty`: nothing was counted in the period or before it. */
export type CountedPoints = Readonly<{
  points: readonly Point[]
  byMarket: readonly Readonly<{ market: MarketDoc; points: readonly Point[] }>[]
  isEmpty: boolean
}>
export type ReportContext = Readonly<{ choice: ReportChoice; language: string }>

/** Names days as a reader expects them; a week by its first one. */
export function nameDays({ choice: { by }, language }: ReportContext) {
  const options = { day: 'numeric', timeZone: 'UTC' } as const
  const short = new Intl.DateTimeFormat(language, { ...options, month: 'short' })
  const long = new Intl.DateTimeFormat(language, { ...options, month: 'long', ...(by !== 'week' && { weekday: 'long' }) })
  return (day: string, style: 'short' | 'long'): string => {
    if (style === 'short') return short.format(new Date(day))
    const date = long.format(new Date(day))
    return by === 'week' ? formatStaffMessage(words.weekFrom, language, { date }) : date
  }
}

/** The days of a span and of the one before, such as "1 – 28 Nov". */
export function nameSpans({ choice: { span }, language }: ReportContext) {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const range = (from: string, until: string) => format.formatRange(new Date(from), new Date(Date.parse(until) - 1))
  return { now: range(span.from, span.until), before: range(span.before, span.from) }
}

/** The figures, of which one is drawn by day, by week and by market. */
export function CoursePanels({ choice, language, points, byMarket, isEmpty }: ReportContext & CountedPoints) {
  const { figure: name, address } = choice
  const label = formatStaffMessage(words[name], language)
  const spans = nameSpans({ choice, language })
  const figures = FIGURES.map((each) => compareFigure(each, points))
  const bars = byMarket.map((own) => makeBar(own.market.code, compareFigure(name, own.points), language)).toSorted(byValue)
  const names = new Map(byMarket.map((own) => [own.market.code, own.market.name]))
  return (
    <>
      <section className={`${today.panel} ${today.whole}`} aria-label={label}>
        <nav className={looks.figures} aria-label={formatStaffMessage(words.figures, language)}>
          {figures.map((figure) => (
            <Link
              key={figure.name}
              href={address({ figure: figure.name })}
              prefetch={false}
              aria-current={figure.name === name}
              scroll={false}
            >
              <span className={today.quiet}>{formatStaffMessage(words[figure.name], language)}</span>
              <strong className={today.value}>{formatFigure(figure.now, language)}</strong>
              <Trend name={figure.name} compared={figure} language={language} />
            </Link>
          ))}
        </nav>
        {isEmpty ? (
          <div className={looks.row}>
            <p role="status">{formatStaffMessage(words.nothing, language, { period: spans.now })}</p>
            <Link href={address({ days: '182' })} prefetch={false}>
              {formatStaffMessage(words.days, language, { count: 182 })}
            </Link>
          </div>
        ) : (
          <Course {...{ choice, language, points, label, spans }} />
        )}
      </section>
      <div className={looks.half}>
        <Panel name="by-market" title={inTitle('byMarket', label, language)} note={markNote(spans.before, language)} clear={null}>
          <Bars bars={bars.map((bar) => ({ ...bar, name: <MarketName code={bar.key} name={names.get(bar.key) ?? ''} /> }))} />
        </Panel>
      </div>
    </>
  )
}

export const MarketName = ({ code, name }: Readonly<{ code: string; name: string }>) => (
  <>
    <MarketChip code={code.toUpperCase()} name={name} /> {name}
  </>
)

type CourseProps = ReportContext &
  Readonly<{ points: readonly Point[]; label: string; spans: Readonly<{ now: string; before: string }> }>

/** The line chart with its legend; one day alone is no line. */
function Course({ choice, language, points, label, spans }: CourseProps) {
  if (points.length < 2) return null
  return (
    <>
      <div className={looks.row}>
        <span data-line="now">{spans.now}</span>
        <span data-line="before">{spans.before}</span>
        {choice.by !== null && (
          <nav aria-label={formatStaffMessage(words.steps, language)}>
            {(['day', 'week'] as const).map((by) => (
              <Link key={by} href={choice.address({ by })} prefetch={false} scroll={false} aria-current={by === choice.by}>
                {formatStaffMessage(words[by], language)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <LineChart
        {...{ name: choice.figure, label, points, language, nameDay: nameDays({ choice, language }) }}
        words={{ now: formatStaffMessage(words.now, language), before: formatStaffMessage(words.before, language) }}
      />
    </>
  )
}

const inTitle = (word: 'byMarket' | 'byWay', figure: string, language: string) =>
  formatStaffMessage(words[word], language, { figure })
const markNote = (period: string, language: string) => formatStaffMessage(words.mark, language, { period })

const byValue = (one: Bar, other: Bar): number => other.value - one.value
const makeBar = (key: string, { name, ...compared }: Compared & Pick<Figure, 'name'>, language: string): Bar => ({
  ...{ key, name: key, value: compared.now, mark: compared.before },
  ...{ text: formatFigure(compared.now, language), note: describeTrend(compared, name, language) },
})

type Ways = Awaited<ReturnType<typeof readWaySums>>

/** The figure by the mode of the shop and the partner that led to it. */
export function WaysPanel({ choice, language, now, before }: ReportContext & Readonly<{ now: Ways; before: Ways }>) {
  const { figure: name } = choice
  const all = Map.groupBy(
    [...now.map((sums) => ({ sums, isNow: true })), ...before.map((sums) => ({ sums, isNow: false }))],
    ({ sums: { mode, partner } }) => `${nameMode(mode, language)} ${partner}`.trim(),
  )
  const bars = [...all].map(([key, found]) => {
    const sum = (ofNow: boolean) => addSums(found.filter(({ isNow }) => isNow === ofNow).map(({ sums }) => sums))
    return makeBar(key, { name, ...compare(name, sum(true), sum(false)) }, language)
  })
  const label = formatStaffMessage(words[name], language)
  const { now: span, before: period } = nameSpans({ choice, language })
  const clear = bars.length === 0 ? formatStaffMessage(words.nothing, language, { period: span }) : null
  return (
    <Panel name="by-way" title={inTitle('byWay', label, language)} note={markNote(period, language)} clear={clear}>
      <Bars bars={bars.toSorted(byValue)} />
    </Panel>
  )
}

function nameMode(mode: string, language: string): string {
  const known = Mode.safeParse(mode).data
  return known === undefined ? mode : formatStaffMessage(MODE_WORDS[known], language)
}

type WordsProps = Readonly<{ found: Awaited<ReturnType<typeof readVainWords>>; language: string }>

/** The texts of searches without a result. */
export const WordsPanel = ({ found, language }: WordsProps) => (
  <Panel
    name="words"
    title={formatStaffMessage(words.words, language)}
    note={formatStaffMessage(words.searchesHelp, language)}
    clear={found.length === 0 ? formatStaffMessage(words.noWords, language) : null}
  >
    <Bars
      bars={found.map(({ words: text, count }) => ({
        ...{ key: text, name: text, value: count, mark: null, text: count.toLocaleString(language), note: '' },
      }))}
    />
  </Panel>
)
