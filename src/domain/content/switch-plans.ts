import * as z from 'zod'
import type { Market } from '@/domain/market/market'

/** Switches that staff can schedule: those of the market and those of the ratings. */
export const PLANNED_SWITCHES = [
  'newsletter',
  'homeBanner',
  'socialButtons',
  'conditionsVideo',
  'b2b',
  'ratingSeal',
  'ratingSlider',
] as const
export type PlannedSwitch = (typeof PLANNED_SWITCHES)[number]

/**
 * While a schedule runs, its value overrides the switch of the market. `from` is inclusive, `until` exclusive (ISO 8601 UTC).
 */
export const SwitchPlan = z.object({
  switch: z.enum(PLANNED_SWITCHES),
  on: z.boolean(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
})
export type SwitchPlan = z.infer<typeof SwitchPlan>
type Period = Pick<SwitchPlan, 'from' | 'until'>

/** Whether a schedule is coming, running or ended; ended ones have no effect and may be removed. */
export type PlanState = 'coming' | 'running' | 'ended'

/** @param now epoch milliseconds */
export function planState({ from, until }: Period, now: number): PlanState {
  if (now < Date.parse(from)) return 'coming'
  return now < Date.parse(until) ? 'running' : 'ended'
}

type Switched = Pick<Market, 'switches' | 'rating'>

/** The settings at `now` (epoch milliseconds): the values of running schedules, else the market's own. */
export function applySchedules<M extends Switched>(market: M, plans: readonly SwitchPlan[], now: number): M {
  return plans.filter((plan) => planState(plan, now) === 'running').reduce(applyPlan, market)
}

function applyPlan<M extends Switched>(market: M, { switch: name, on }: SwitchPlan): M {
  if (name === 'ratingSeal') return { ...market, rating: { ...market.rating, seal: on } }
  if (name === 'ratingSlider') return { ...market, rating: { ...market.rating, slider: on } }
  return { ...market, switches: { ...market.switches, [name]: on } }
}

/** The next moment after `now` at which a schedule begins or ends, in epoch milliseconds; null when there is none. */
export function nextScheduleBoundary(plans: readonly Period[], now: number): number | null {
  const ahead = plans.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]).filter((at) => at > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

/** Pairs of schedules (by index) of one switch that overlap in time, so that it is undefined which one counts. */
export function overlappingPlans(plans: readonly Omit<SwitchPlan, 'on'>[]): readonly (readonly [number, number])[] {
  return plans.flatMap((later, index) =>
    plans.slice(0, index).flatMap((earlier, place) => (overlap(earlier, later) ? [[place, index] as const] : [])),
  )
}

const overlap = (left: Omit<SwitchPlan, 'on'>, right: Omit<SwitchPlan, 'on'>): boolean =>
  left.switch === right.switch &&
  Date.parse(left.from) < Date.parse(right.until) &&
  Date.parse(right.from) < Date.parse(left.until)
