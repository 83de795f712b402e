import { Gutter, Link } from '@payloadcms/ui'
import { Suspense } from 'react'
import { Checked } from '@/admin/dashboard/checked'
import { makePoints } from '@/admin/dashboard/figures'
import { maySeeMissed } from '@/admin/dashboard/missed'
import { createReader, type MarketDoc, type Reader } from '@/admin/dashboard/reader'
import { GuidedHeading } from '@/admin/guide/guide-link'
import { AdminFrame, requireViewer, type ViewProps } from '@/admin/navigation/admin-frame'
import { ChoiceMenu } from '@/admin/navigation/choice-menu'
import today from '@/admin/today/today.module.css'
import styles from '@/admin/views.module.css'
import { readDaySums, readVainWords, readWaySums } from '@/collections/health/daily-report'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { loadQuality, QualityPanel } from './quality-panel'
import { type CountedPoints, CoursePanels, WaysPanel, WordsPanel } from './report-panels'
import { type ReportChoice, PERIODS_DAYS, readReportChoice, type ReportQuery } from './report-query'
import { NumberPanels } from './report-tables'
import looks from './reports.module.css'

const toolWords = staffWords('tools')
const words = staffWords('report')

/** `/admin/reports?market=de&days=28`: what the shops count of themselves, for the markets that the member of staff may read. */
export async function ReportsView(view: ViewProps) {
  requireViewer(view)
  const { req } = view.initPageResult
  const { language } = req.i18n
  const reader = await createReader(req)
  const title = formatStaffMessage(toolWords.reports, language)
  return (
    <AdminFrame {...view} title={title}>
      <Gutter className={styles.tools}>
        <GuidedHeading title={title} page="reports-and-history" admin={req.payload.config.routes.admin} />
        {reader !== null && maySeeMissed(reader) ? (
          <Report reader={reader} query={view.searchParams ?? {}} />
        ) : (
          <p role="status">{formatStaffMessage(words.notAllowed, language)}</p>
        )}
      </Gutter>
    </AdminFrame>
  )
}

function Report({ reader, query }: Readonly<{ reader: Reader; query: ReportQuery }>) {
  const { req, language } = reader
  const choice = readReportChoice(reader, query)
  const { span, figure } = choice
  const markets = choice.market ? [choice.market] : reader.markets
  const ids = markets.map(({ id }) => id)
  const before = { from: span.before, until: span.from }
  let counts: Promise<CountedPoints> | undefined
  const loadCounts = () => (counts ??= readCounts(reader, choice, markets))
  const loadWays = async () => [await readWaySums(req.payload, ids, span), await readWaySums(req.payload, ids, before)] as const
  return (
    <>
      <Choices reader={reader} choice={choice} />
      <div className={today.grid} data-testid="report">
        <Checked reader={reader} part="counts" load={loadCounts}>
          {(found) => <CoursePanels {...{ choice, language, ...found }} />}
        </Checked>
        <div className={looks.half}>
          <Checked reader={reader} part="ways" load={loadWays}>
            {([now, earlier]) => <WaysPanel {...{ choice, language, now, before: earlier }} />}
          </Checked>
          {figure === 'searches' && (
            <Checked reader={reader} part="words" load={() => readVainWords(req.payload, ids, span)}>
              {(found) => <WordsPanel found={found} language={language} />}
            </Checked>
          )}
          <More reader={reader} />
        </div>
        <Checked reader={reader} part="counts" load={loadCounts}>
          {(found) => <NumberPanels {...{ choice, language, ...found }} />}
        </Checked>
        <div className={today.whole}>
          <Suspense>
            <Checked reader={reader} part="clarifications" load={() => loadQuality(reader, markets, span)} late>
              {(quality) => <QualityPanel quality={quality} language={language} />}
            </Checked>
          </Suspense>
        </div>
      </div>
      <p className={styles.quiet}>{formatStaffMessage(words.intro, language)}</p>
    </>
  )
}

/** The points of all markets together, and of each. */
async function readCounts(
  { req }: Reader,
  { span, points }: ReportChoice,
  markets: readonly MarketDoc[],
): Promise<CountedPoints> {
  const ids = markets.map(({ id }) => id)
  const rows = await readDaySums(req.payload, ids, { from: span.before, until: span.until })
  const own = Map.groupBy(rows, ({ market }) => market)
  return {
    points: makePoints(rows, span, points),
    byMarket: markets.map((market) => ({ market, points: makePoints(own.get(market.id) ?? [], span, points) })),
    isEmpty: rows.length === 0,
  }
}

function Choices({ reader: { markets, language }, choice }: Readonly<{ reader: Reader; choice: ReportChoice }>) {
  const { market, span, address } = choice
  const say = (days: number) =>
    days === 1 ? formatStaffMessage(words.today, language) : formatStaffMessage(words.days, language, { count: days })
  return (
    <div className={looks.choices}>
      <ChoiceMenu
        label={formatStaffMessage(words.market, language)}
        choices={[null, ...markets].map((one) => ({
          href: address({ market: one?.code ?? '' }),
          text: one?.name ?? formatStaffMessage(words.allMarkets, language),
          isCurrent: one?.code === market?.code,
        }))}
      />
      <ChoiceMenu
        label={formatStaffMessage(words.period, language)}
        choices={PERIODS_DAYS.map((days) => ({
          ...{ href: address({ days: String(days) }), text: say(days), isCurrent: days === span.days },
        }))}
      />
    </div>
  )
}

/** What the numbers are about, line by line. */
function More({ reader: { admin, language } }: Readonly<{ reader: Reader }>) {
  const links = [
    ['/collections/missing-paths?sort=-hits', words.missed],
    ['/missing-searches', toolWords.missingSearches],
    ['/collections/redirects?uses=unused', words.unused],
  ] as const
  return (
    <nav className={`${today.panel} ${looks.row}`} aria-label={formatStaffMessage(words.follow, language)}>
      {links.map(([path, text]) => (
        <Link key={path} href={`${admin}${path}`} prefetch={false}>
          {formatStaffMessage(text, language)}
        </Link>
      ))}
    </nav>
  )
}
