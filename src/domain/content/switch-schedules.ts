import type { CmsContent } from './content'
import { nextScheduleBoundary, applySchedules } from './switch-plans'

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
