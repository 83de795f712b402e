import { moveDay, wallTime } from '@/domain/zoned-time'
import type { Reader } from './reader'
import { type Coming, findToday } from './scheduled'

const DAYS = 7
export type WeekDay = Readonly<{ day: string; events: readonly (Coming & Readonly<{ time: string }>)[] }>

/** The next seven days on the clock of the first market; each event is at the time of its own market. What has failed is today's. */
export function planWeek(reader: Pick<Reader, 'markets' | 'now'>, coming: readonly Coming[]): WeekDay[] {
  const today = findToday(reader, null)
  const days = Array.from({ length: DAYS }, (_, ahead) => moveDay(today, ahead))
  const timed = coming.map((event) => {
    const { day, time } = wallTime(event.zone, Date.parse(event.at))
    return { ...event, time, day: event.tone === 'bad' ? days[0] : day }
  })
  return days.map((day) => ({ day, events: timed.filter((event) => event.day === day) }))
}
