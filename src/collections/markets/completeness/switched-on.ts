import type { Loose } from '@/collections/documents/loose'
import { type MarketDocument, switchPlansOf } from '@/collections/documents/market-document'
import { PLANNED_SWITCHES, type PlannedSwitch, planState, SwitchPlan } from '@/domain/content/switch-plans'

/** The switches of a market that are on, or will be by a schedule; `now` in epoch milliseconds. */
export function switchedOn(doc: NonNullable<Loose<MarketDocument>>, now: number): ReadonlySet<PlannedSwitch> {
  const { switches, rating } = doc
  const own: Readonly<Partial<Record<PlannedSwitch, unknown>>> = {
    ...switches,
    ratingSeal: rating?.seal,
    ratingSlider: rating?.slider,
  }
  const plans = switchPlansOf(doc).flatMap((row) => SwitchPlan.safeParse(row).data ?? [])
  const planned = plans.filter((plan) => plan.on && planState(plan, now) !== 'ended').map((plan) => plan.switch)
  return new Set([...PLANNED_SWITCHES.filter((name) => own[name] === true), ...planned])
}
