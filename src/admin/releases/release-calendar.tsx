import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Link } from '@payloadcms/ui'
import admin from '@/admin/admin.module.css'
import type { Reader } from '@/admin/dashboard/reader'
import { findTimeZone, type Coming, readScheduledItems } from '@/admin/dashboard/scheduled'
import { MarketFilter } from '@/admin/navigation/market-filter'
import styles from '@/admin/views.module.css'
import { formatStaffMessage } from '@/domain/staff-words'
import { wallTime } from '@/domain/zoned-time'
import { type Calendar, buildCalendar, isDay, type Span, parseDay } from './calendar-days'
import looks from './releases.module.css'

const words = staffWords('calendar')

type CalendarQuery = Readonly<Record<string, string | string[] | undefined>>
/** Everything scheduled that the reader may see, by day: `?on=2026-11-23&span=week&market=de`. Each market has its own days. */
export async function ReleaseCalendar({ reader, query }: Readonly<{ reader: Reader; query: CalendarQuery }>) {
  const { language, markets, now } = reader
  const chosen = markets.find(({ code }) => code === query.market)
  const zoneOf = ({ market, zone }: Coming) => zone ?? findTimeZone(markets, market)
  const today = wallTime(findTimeZone(markets, chosen?.id ?? null), now).day
  const on = typeof query.on === 'string' && isDay(query.on) ? query.on : today
  const calendar = buildCalendar(on, query.span === 'week' ? 'week' : 'month')
  const plans = (await readScheduledItems(reader)).filter(({ market }) => !chosen || market === null || market === chosen.id)
  const byDay = Map.groupBy(plans, (plan) => wallTime(zoneOf(plan), Date.parse(plan.at)).day)
  const link = (more: object) =>
    `${reader.admin}/releases?${new URLSearchParams({ show: 'calendar', on, span: calendar.span, ...(chosen && { market: chosen.code }), ...more })}`
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(parseDay(on))
  return (
    <>
      <CalendarForm reader={reader} on={on} span={calendar.span} market={chosen?.code ?? ''} />
      <div className={styles.row}>
        <Link className={styles.button} href={link({ on: calendar.before })} prefetch={false}>
          {formatStaffMessage(words.before, language)}
        </Link>
        <h2 className={looks.month}>{name}</h2>
        <Link className={styles.button} href={link({ on: calendar.after })} prefetch={false}>
          {formatStaffMessage(words.after, language)}
        </Link>
      </div>
      {calendar.days.every((day) => !byDay.has(day)) && <p role="status">{formatStaffMessage(words.nothingHere, language)}</p>}
      <div className={admin.scroll} role="region" aria-label={name} tabIndex={0}>
        <table className={looks.calendar} aria-label={name}>
          <thead>
            <tr>
              {calendar.days.slice(0, 7).map((day) => (
                <th key={day} scope="col">
                  {new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(parseDay(day))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: calendar.days.length / 7 }, (_, week) => (
              <tr key={week}>
                {calendar.days.slice(week * 7, week * 7 + 7).map((day) => (
                  <Day
                    key={day}
                    day={day}
                    today={today}
                    calendar={calendar}
                    plans={byDay.get(day) ?? []}
                    language={language}
                    zoneOf={zoneOf}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type DayProps = Readonly<{
  day: string
  today: string
  calendar: Calendar
  plans: readonly Coming[]
  language: string
  zoneOf: (plan: Coming) => string
}>

const Day = ({ day, today, calendar, plans, language, zoneOf }: DayProps) => (
  <td
    data-outside={calendar.span === 'month' && !day.startsWith(calendar.month)}
    {...(day === today && { 'aria-current': 'date' as const })}
  >
    <time dateTime={day} className={looks.day}>
      {Number(day.slice(8))}
    </time>
    {plans.length > 0 && (
      <ul className={looks.plans}>
        {plans.map((plan) => (
          <li key={plan.key} data-tone={plan.tone}>
            <Link href={plan.href} prefetch={false}>
              <time dateTime={plan.at}>
                {new Intl.DateTimeFormat(language, { timeZone: zoneOf(plan), timeStyle: 'short' }).format(new Date(plan.at))}
              </time>{' '}
              {plan.text}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </td>
)

type FormProps = Readonly<{ reader: Reader; on: string; span: Span; market: string }>

const CalendarForm = ({ reader: { admin: path, language, markets }, on, span, market }: FormProps) => (
  <MarketFilter
    {...{ language, markets, market }}
    action={`${path}/releases`}
    texts={{ market: words.market, every: words.allMarkets, send: words.show }}
  >
    <input type="hidden" name="show" value="calendar" />
    <input type="hidden" name="on" value={on} />
    <label className={styles.field}>
      <span>{formatStaffMessage(words.when, language)}</span>
      <select className={styles.input} name="span" defaultValue={span}>
        <option value="month">{formatStaffMessage(words.month, language)}</option>
        <option value="week">{formatStaffMessage(words.week, language)}</option>
      </select>
    </label>
  </MarketFilter>
)
