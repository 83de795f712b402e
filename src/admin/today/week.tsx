import { Link } from '@payloadcms/ui'
import type { Reader } from '@/admin/dashboard/reader'
import type { Coming } from '@/admin/dashboard/scheduled'
import { planWeek } from '@/admin/dashboard/week'
import { momentIn } from '@/admin/zoned-moment'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { MarketChips } from './market-chips'
import { Panel } from './panel'
import styles from './today.module.css'

const calendarWords = staffWords('menu')
const words = staffWords('dashboard')

/** What begins, ends or goes live in the next seven days, and what has failed. */
export function Week({ coming, reader }: Readonly<{ coming: readonly Coming[]; reader: Reader }>) {
  const { language, admin } = reader
  const days = planWeek(reader, coming)
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <Panel
      name="scheduled"
      title={formatStaffMessage(words.scheduled, language)}
      note={formatStaffMessage(words.zones, language)}
      clear={days.every(({ events }) => events.length === 0) ? formatStaffMessage(words.nothingScheduled, language) : null}
      more={{ href: `${admin}/releases?show=calendar`, text: formatStaffMessage(calendarWords.calendar, language) }}
    >
      <ol className={styles.week}>
        {days.map(({ day, events }, index) => (
          <li key={day} data-empty={events.length === 0}>
            <span className={styles.day} data-today={index === 0}>
              {name.format(new Date(`${day}T12:00:00Z`))} {index === 0 && formatStaffMessage(words.today, language)}
            </span>
            {events.map((event) => (
              <Link
                key={event.key}
                className={styles.event}
                data-tone={event.tone}
                href={event.href}
                title={event.detail}
                prefetch={false}
              >
                <time dateTime={event.at}>{event.tone === 'bad' ? momentIn(language, event.zone, event.at) : event.time}</time>{' '}
                {event.text} <MarketChips reader={reader} markets={event.markets} />
              </Link>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
