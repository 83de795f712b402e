import * as z from 'zod'
import type { Market } from '@/domain/market/market'
import type { CmsContent } from './content'

/** Switches that staff can schedule: those of the market and those of the ratings. */
export const SCHEDULED_SWITCHES = [
  'newsletter',
  'homeBanner',
  'socialButtons',
  'conditionsVideo',
  'b2b',
  'ratingSeal',
  'ratingSlider',
] as const
export type ScheduledSwitch = (typeof SCHEDULED_SWITCHES)[number]

/**
 * While a schedule runs, its value overrides the switch of the market. `from` is inclusive, `until` exclusive (ISO 8601 UTC).
 */
export const SwitchSchedule = z.object({
  switch: z.enum(SCHEDULED_SWITCHES),
  on: z.boolean(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
})
export type SwitchSchedule = z.infer<typeof SwitchSchedule>
type Period = Pick<SwitchSchedule, 'from' | 'until'>

/** Whether a schedule is coming, running or ended; ended ones have no effect and may be removed. */
export type ScheduleState = 'coming' | 'running' | 'ended'

/** @param now epoch milliseconds */
export function scheduleState({ from, until }: Period, now: number): ScheduleState {
  if (now < Date.parse(from)) return 'coming'
  return now < Date.parse(until) ? 'running' : 'ended'
}

type Switched = Pick<Market, 'switches' | 'rating'>

/** The settings at `now` (epoch milliseconds): the values of running schedules, else the market's own. */
export function applySchedules<M extends Switched>(market: M, schedules: readonly SwitchSchedule[], now: number): M {
  return schedules.filter((schedule) => scheduleState(schedule, now) === 'running').reduce(applySchedule, market)
}

function applySchedule<M extends Switched>(market: M, { switch: name, on }: SwitchSchedule): M {
  if (name === 'ratingSeal') return { ...market, rating: { ...market.rating, seal: on } }
  if (name === 'ratingSlider') return { ...market, rating: { ...market.rating, slider: on } }
  return { ...market, switches: { ...market.switches, [name]: on } }
}

/** The next moment after `now` at which a schedule begins or ends, in epoch milliseconds; null when there is none. */
export function nextScheduleBoundary(schedules: readonly Period[], now: number): number | null {
  const ahead = schedules.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]).filter((at) => at > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

/** Pairs of schedules (by index) of one switch that overlap in time, so that it is undefined which one counts. */
export function overlappingSchedules(schedules: readonly Omit<SwitchSchedule, 'on'>[]): readonly (readonly [number, number])[] {
  return schedules.flatMap((later, index) =>
    schedules.slice(0, index).flatMap((earlier, place) => (overlap(earlier, later) ? [[place, index] as const] : [])),
  )
}

const overlap = (left: Omit<SwitchSchedule, 'on'>, right: Omit<SwitchSchedule, 'on'>): boolean =>
  left.switch === right.switch &&
  Date.parse(left.from) < Date.parse(right.until) &&
  Date.parse(right.from) < Date.parse(left.until)

/**
 * The content as it is at `now` (epoch milliseconds): switch schedules that run are applied, and all schedules are removed. So
 * the hash of a market changes when a schedule takes effect, not when it is saved.
 */
export const applySwitchSchedules = (content: CmsContent, now: number): CmsContent =>
  content.map((row) => ({ ...row, market: applySchedules(row.market, row.switchPlans, now), switchPlans: [] }))

/** When a schedule changes the content next, in epoch milliseconds; null when none does. */
export const nextSwitchAt = (content: CmsContent, now: number): number | null =>
  nextScheduleBoundary(
    content.flatMap(({ switchPlans }) => switchPlans),
    now,
  )
