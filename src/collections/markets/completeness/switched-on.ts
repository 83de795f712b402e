import type { Loose } from '@/collections/documents/loose'
import { type MarketDocument, switchSchedulesOf } from '@/collections/documents/market-document'
import { SCHEDULED_SWITCHES, type ScheduledSwitch, scheduleState, SwitchSchedule } from '@/domain/content/switch-schedules'

/** The switches of a market that are on, or will be by a schedule; `now` in epoch milliseconds. */
export function switchedOn(doc: NonNullable<Loose<MarketDocument>>, now: number): ReadonlySet<ScheduledSwitch> {
  const { switches, rating } = doc
  const own: Readonly<Partial<Record<ScheduledSwitch, unknown>>> = {
    ...switches,
    ratingSeal: rating?.seal,
    ratingSlider: rating?.slider,
  }
  const schedules = switchSchedulesOf(doc).flatMap((row) => SwitchSchedule.safeParse(row).data ?? [])
  const scheduled = schedules
    .filter((schedule) => schedule.on && scheduleState(schedule, now) !== 'ended')
    .map((schedule) => schedule.switch)
  return new Set([...SCHEDULED_SWITCHES.filter((name) => own[name] === true), ...scheduled])
}
