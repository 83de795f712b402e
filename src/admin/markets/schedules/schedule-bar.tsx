import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { BasePayload, ServerProps } from 'payload'
import { getId, type StaffMember, getStaff } from '@/collections/access/staff-member'
import { getReach } from '@/collections/access/access-table'
import { convertSwitchSchedules } from '@/collections/documents/market-document'
import { type ScheduleState, scheduleState, SwitchSchedule } from '@/domain/content/switch-schedules'
import { formatStaffMessage } from '@/domain/staff-words'
import { StatePill } from '@/admin/lists/state-pill'
import { momentIn } from '@/admin/zoned-moment'
import styles from '@/admin/fields.module.css'

const scheduleWords = staffWords('bar')

type ListedSchedule = SwitchSchedule &
  Readonly<{ key: string; market: number; name: string; zone: string; owner: string | null; state: ScheduleState }>

const ORDER: readonly ScheduleState[] = ['running', 'ended', 'coming']

/** The switch schedules of all markets that the member of staff may read: active, then ended, then coming ones. */
async function listedSchedules(payload: BasePayload, staff: StaffMember): Promise<ListedSchedule[]> {
  const now = Date.now()
  const reach = getReach('markets', 'read', staff.role)
  if (reach === 'none') return []
  const own = reach === 'own' ? [{ id: { in: [...staff.markets] } }] : []
  const { docs } = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'markets',
    where: { and: [{ 'switchPlans.switch': { exists: true } }, ...own] },
    select: { name: true, timeZone: true, switchPlans: true },
  })
  if (docs.length === 0) return []
  const owners = docs.flatMap(({ switchPlans }) => (switchPlans ?? []).flatMap(({ owner }) => getId(owner) ?? []))
  const people = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'staff',
    where: { id: { in: owners } },
    select: { name: true },
    trash: true,
  })
  const names = new Map(people.docs.map(({ id, name }) => [String(id), name]))
  return docs
    .flatMap((doc) =>
      convertSwitchSchedules(doc).flatMap((row, index): ListedSchedule[] => {
        const schedule = SwitchSchedule.safeParse(row).data
        if (!schedule) return []
        const owner = names.get(String(getId(doc.switchPlans?.[index]?.owner))) ?? null
        const where = { key: `${doc.id}.${index}`, market: doc.id, name: doc.name, zone: doc.timeZone }
        return [{ ...schedule, ...where, owner, state: scheduleState(schedule, now) }]
      }),
    )
    .toSorted((left, right) => ORDER.indexOf(left.state) - ORDER.indexOf(right.state) || soonest(left) - soonest(right))
}

const soonest = ({ state, from, until }: ListedSchedule): number => Date.parse(state === 'coming' ? from : until)

/** Most schedules in the bar, the active ones first. */
const MAX_SCHEDULES = 4

/** A bar at the top of every page: switch schedules that are active, come next, or have ended and can be removed (U-24). */
export async function ScheduleBar({ i18n, payload, user }: ServerProps) {
  const staff = getStaff(user ?? null)
  if (!staff) return null
  const schedules = await listedSchedules(payload, staff)
  if (schedules.length === 0) return null
  const { language } = i18n
  return (
    <nav aria-label={formatStaffMessage(scheduleWords.bar, language)}>
      <ul className={styles.bar} data-testid="schedule-bar">
        {schedules.slice(0, MAX_SCHEDULES).map((schedule) => (
          <li key={schedule.key}>
            <a href={`${payload.config.routes.admin}/collections/markets/${schedule.market}`}>
              <StatePill state={schedule.state} word={formatStaffMessage(scheduleWords[schedule.state], language)} />
              <span>{inWords(schedule, language)}</span>
            </a>
          </li>
        ))}
        {schedules.length > MAX_SCHEDULES && (
          <li className={styles.quiet}>
            {formatStaffMessage(scheduleWords.more, language, { count: schedules.length - MAX_SCHEDULES })}
          </li>
        )}
      </ul>
    </nav>
  )
}

/** "Deutschland: Newsletter off until 01.07.27, 08:00 · Mara Markt". */
function inWords({ name, on, until, from, zone, owner, state, ...schedule }: ListedSchedule, language: string): string {
  const what = `${name}: ${formatStaffMessage(scheduleWords[schedule.switch], language)} ${formatStaffMessage(scheduleWords[on ? 'on' : 'off'], language)}`
  const message = { running: scheduleWords.until, coming: scheduleWords.from, ended: scheduleWords.since }[state]
  const at = momentIn(language, zone, state === 'coming' ? from : until)
  return `${what} ${formatStaffMessage(message, language, { at })}${owner === null ? '' : ` · ${owner}`}`
}
