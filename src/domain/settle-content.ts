import type { CmsContent } from './content'
import { nextBoundary, settled } from './switch-plans'

/**
 * The content as it counts at `now` (epoch milliseconds): what plans switch is switched, and the plans are gone. So the
 * hash of a market changes when an answer does, and not when somebody plans one.
 */
export const settleContent = (content: CmsContent, now: number): CmsContent =>
  content.map((row) => ({ ...row, market: settled(row.market, row.switchPlans, now), switchPlans: [] }))

/** When the content counts differently by itself, in epoch milliseconds; null when it never does. */
export const nextChange = (content: CmsContent, now: number): number | null =>
  nextBoundary(
    content.flatMap(({ switchPlans }) => switchPlans),
    now,
  )
