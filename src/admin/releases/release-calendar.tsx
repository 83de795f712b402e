import { Button, Link } from '@payloadcms/ui'
import type { Reader } from '@/admin/dashboard/reader'
import { type Coming, findToday, readScheduledItems } from '@/admin/dashboard/scheduled'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { NewRelease } from '@/admin/on-demand'
import { mayMakeReleases } from '@/collections/releases/release'
import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { wallTime } from '@/domain/zoned-time'
import { DAY } from '@trade-in-shop/runtime/durations'
import { buildCalendar, type Calendar, isDay, parseDay } from './calendar-days'
import { CalendarKeys } from './calendar-keys'
import { MarketChips } from '@/admin/today/market-chips'
import styles from './releases.module.css'

const words = staffWords('calendar')
const dashboardWords = staffWords('dashboard')
const sayText = (language: string, key: StaffKey<'calendar'>, values = {}) => formatStaffMessage(words[key], language, values)

type CalendarQuery = Readonly<Record<string, string | string[] | undefined>>
type View = Readonly<{
  reader: Reader
  calendar: Calendar
  /** The code of the chosen market; empty for all. */
  market: string
  today: string
  /** Name of the month or the week. */
  name: string
  link: (more: object) => string
}>

/** Everything that begins, ends or goes live, by day: `?on=2026-11-23&span=week&market=de`. Each market has its own days. */
export async function ReleaseCalendar({ reader, query }: Readonly<{ reader: Reader; query: CalendarQuery }>) {
  const { language, markets } = reader
  const chosen = markets.find(({ code }) => code === query.market)
  const today = findToday(reader, chosen?.id ?? null)
  const on = typeof query.on === 'string' && isDay(query.on) ? query.on : today
  const calendar = buildCalendar(on, query.span === 'week' ? 'week' : 'month')
  const [first = on, last = on] = [calendar.days[0], calendar.days.at(-1)]
  // Clocks differ from UTC by less than a day.
  const period = { from: parseDay(first) - DAY, to: parseDay(last) + 2 * DAY }
  const plans = (await readScheduledItems(reader, period)).filter((plan) => !chosen || plan.markets.includes(chosen.id))
  const byDay = Map.groupBy(plans, ({ zone, at }) => wallTime(zone, Date.parse(at)).day)
  const market = chosen?.code ?? ''
  const link = (more: object) => {
    const place = new URLSearchParams({ show: 'calendar', on, span: calendar.span, market, ...more })
    return `${reader.admin}/releases?${place}`
  }
  const format = new Intl.DateTimeFormat(language, {
    ...(calendar.span === 'week' ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' }),
    timeZone: 'UTC',
  })
  const name = calendar.span === 'week' ? format.formatRange(parseDay(first), parseDay(last)) : format.format(parseDay(on))
  const view: View = { reader, calendar, market, today, name, link }
  const isEmpty = calendar.days.every((day) => !byDay.has(day))
  return (
    <>
      <CalendarHead {...view} />
      <p className={styles.quiet}>{formatStaffMessage(dashboardWords.zones, language)}</p>
      {isEmpty && <p role="status">{sayText(language, 'nothingHere')}</p>}
      <CalendarKeys className={styles.calendar} before={link({ on: calendar.before })} after={link({ on: calendar.after })}>
        <div className={styles.weekdays} aria-hidden="true">
          {calendar.days.slice(0, 7).map((day) => (
            <span key={day}>
              {new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(parseDay(day))}
            </span>
          ))}
        </div>
        <ol className={styles.days} aria-label={name} data-span={calendar.span}>
          {calendar.days.map((day) => (
            <Day key={day} view={view} day={day} plans={byDay.get(day) ?? []} />
          ))}
        </ol>
      </CalendarKeys>
    </>
  )
}

/** The period with the ones beside it, the markets, month or week, and a new release. */
function CalendarHead({ reader, calendar, market, name, today, link }: View) {
  const { language, markets, staff } = reader
  const choice = (key: string, to: string, isChosen: boolean, text: string, title?: string) => (
    <Link
      key={key}
      href={to}
      prefetch={false}
      className={styles.choice}
      {...(title !== undefined && { title })}
      {...(isChosen && { 'aria-current': 'true' as const })}
    >
      {text}
    </Link>
  )
  const beside = (to: string, icon: 'left' | 'right', text: string) => (
    <Button el="link" to={link({ on: to })} size="medium" buttonStyle="subtle" margin={false} aria-label={text}>
      <AdminIcon name={icon} />
    </Button>
  )
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <div className={styles.row}>
        {beside(calendar.before, 'left', sayText(language, 'before'))}
        <Button el="link" to={link({ on: today })} size="medium" buttonStyle="subtle" margin={false}>
          {sayText(language, 'today')}
        </Button>
        {beside(calendar.after, 'right', sayText(language, 'after'))}
      </div>
      <div className={styles.tools}>
        {markets.length > 1 && (
          <nav className={styles.row} aria-label={sayText(language, 'market')}>
            {choice('all', link({ market: '' }), market === '', sayText(language, 'allMarkets'))}
            {markets.map(({ code, name: title }) =>
              choice(code, link({ market: code }), market === code, code.toUpperCase(), title),
            )}
          </nav>
        )}
        <nav className={styles.row} aria-label={sayText(language, 'span')}>
          {(['month', 'week'] as const).map((span) =>
            choice(span, link({ span }), calendar.span === span, sayText(language, span)),
          )}
        </nav>
        {mayMakeReleases(staff) && <NewRelease />}
      </div>
    </header>
  )
}

/** What a day of a month shows; its week shows everything. */
const MAX_PLANS_PER_DAY = 3
const ICONS = { release: 'release', banner: 'banner', switch: 'switch' } as const
type DayProps = Readonly<{ view: View; day: string; plans: readonly Coming[] }>

function Day({ view: { reader, calendar, today, link }, day, plans }: DayProps) {
  const { language } = reader
  const inFull = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(parseDay(day))
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const most = calendar.span === 'month' && plans.length > MAX_PLANS_PER_DAY ? MAX_PLANS_PER_DAY - 1 : plans.length
  const week = link({ span: 'week', on: day })
  return (
    <li
      data-day={day}
      data-empty={plans.length === 0}
      data-outside={calendar.span === 'month' && !day.startsWith(calendar.month)}
      {...(day === today && { 'aria-current': 'date' as const })}
    >
      <Link className={styles.day} href={week} prefetch={false}>
        <span className="sr-only">{inFull}</span>
        <span className={styles.short} aria-hidden="true">
          {short.format(parseDay(day))}
        </span>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
      </Link>
      {plans.slice(0, most).map((plan) => (
        <Link
          key={plan.key}
          className={styles.plan}
          data-kind={plan.kind}
          data-tone={plan.tone}
          href={plan.href}
          title={plan.detail}
          prefetch={false}
        >
          <time dateTime={plan.at}>
            {new Intl.DateTimeFormat(language, { timeZone: plan.zone, timeStyle: 'short' }).format(new Date(plan.at))}
          </time>{' '}
          <AdminIcon name={ICONS[plan.kind]} size={14} /> {plan.text} <MarketChips reader={reader} markets={plan.markets} />
        </Link>
      ))}
      {most < plans.length && (
        <Link className={styles.rest} href={week} prefetch={false}>
          {sayText(language, 'more', { count: plans.length - most })}
        </Link>
      )}
    </li>
  )
}
