import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import { createReader, type Reader } from '@/admin/dashboard/reader'
import { GuidedHeading } from '@/admin/guide/guide-link'
import { AdminFrame, type ViewProps, requireViewer } from '@/admin/navigation/admin-frame'
import looks from './reports.module.css'
import { MarketFilter } from '@/admin/navigation/market-filter'
import styles from '@/admin/views.module.css'
import { getReach } from '@/collections/access/access-table'
import { type DailyReport, readDailyReport } from '@/collections/health/daily-report'
import { formatStaffMessage } from '@/domain/staff-words'
import { DAY } from '@trade-in-shop/runtime/durations'
import { SalesTable, WeekTable, WordsTable } from './report-tables'

const toolWords = staffWords('tools')
const words = staffWords('report')

const PERIODS = [7, 30, 90, 365] as const
const USUAL = 30

/** `/admin/reports?market=de&days=30`: what the shops count of themselves, for the markets that the member of staff may read. */
export async function ReportsView(view: ViewProps) {
  requireViewer(view)
  const { req } = view.initPageResult
  const { language } = req.i18n
  const reader = await createReader(req)
  const title = formatStaffMessage(toolWords.reports, language)
  const mayRead = reader !== null && getReach('missing-paths', 'read', reader.staff.role) !== 'none'
  return (
    <AdminFrame {...view} title={title}>
      <Gutter className={styles.tools}>
        <GuidedHeading title={title} page="reports-and-history" admin={req.payload.config.routes.admin} />
        {mayRead ? (
          <Report reader={reader} query={view.searchParams ?? {}} />
        ) : (
          <p role="status">{formatStaffMessage(words.notAllowed, language)}</p>
        )}
      </Gutter>
    </AdminFrame>
  )
}

type ReportQuery = Readonly<Record<string, string | string[] | undefined>>

async function Report({ reader, query }: Readonly<{ reader: Reader; query: ReportQuery }>) {
  const { req, language, markets, now, admin } = reader
  const days = PERIODS.find((period) => String(period) === query.days) ?? USUAL
  const chosen = markets.find(({ code }) => code === query.market)
  const from = new Date(now - (days - 1) * DAY).toISOString().slice(0, 10)
  const shown = chosen ? [chosen] : markets
  const report = await readDailyReport(
    req.payload,
    shown.map(({ id }) => id),
    from,
  )
  return (
    <>
      <p className={styles.quiet}>{formatStaffMessage(words.intro, language)}</p>
      <ReportForm reader={reader} market={chosen?.code ?? ''} days={days} />
      <div data-testid="report">
        {isEmpty(report) && <p role="status">{formatStaffMessage(words.nothing, language)}</p>}
        {report.shops.length > 0 && <SalesTable shops={report.shops} markets={markets} language={language} />}
        {report.weeks.length > 0 && <WeekTable weeks={report.weeks} language={language} />}
        {report.words.length > 0 && <WordsTable found={report.words} language={language} />}
      </div>
      <nav className={styles.panel} aria-labelledby="report-more">
        <h2 id="report-more">{formatStaffMessage(words.follow, language)}</h2>
        <ul className={looks.links}>
          <li>
            <Link href={`${admin}/collections/missing-paths?sort=-hits`} prefetch={false} className={looks.link}>
              {formatStaffMessage(words.missed, language)}
            </Link>
          </li>
          <li>
            <Link href={`${admin}/missing-searches`} prefetch={false} className={looks.link}>
              {formatStaffMessage(toolWords.missingSearches, language)}
            </Link>
          </li>
          <li>
            <Link href={`${admin}/collections/redirects?uses=unused`} prefetch={false} className={looks.link}>
              {formatStaffMessage(words.unused, language)}
            </Link>
          </li>
        </ul>
      </nav>
    </>
  )
}

const isEmpty = ({ shops, weeks, words: found }: DailyReport) => shops.length + weeks.length + found.length === 0

type FormProps = Readonly<{ reader: Reader; market: string; days: number }>

const ReportForm = ({ reader: { admin, language, markets }, market, days }: FormProps) => (
  <MarketFilter
    {...{ language, markets, market }}
    action={`${admin}/reports`}
    texts={{ market: words.market, every: words.allMarkets, send: words.show }}
  >
    <label className={styles.field}>
      <span>{formatStaffMessage(words.period, language)}</span>
      <select className={styles.input} name="days" defaultValue={String(days)}>
        {PERIODS.map((count) => (
          <option key={count} value={count}>
            {formatStaffMessage(words.days, language, { count })}
          </option>
        ))}
      </select>
    </label>
  </MarketFilter>
)
