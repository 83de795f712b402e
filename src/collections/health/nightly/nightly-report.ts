import * as z from 'zod'
import { PROBLEM_KINDS, type RedirectProblemKind } from '@/collections/documents/redirect-document'
import { DAY } from '@trade-in-shop/runtime/durations'

/** A broken redirect, with the fields that a list needs. */
const ReportedProblem = z.object({ id: z.string(), from: z.string(), kind: z.enum(PROBLEM_KINDS) })
export type ReportedProblem = z.infer<typeof ReportedProblem>

/** The last nightly report of one market. */
export const NightlyReport = z.object({
  /** Date of the night in UTC, such as `2026-11-21`. */
  day: z.string(),
  counts: z.record(z.enum(PROBLEM_KINDS), z.number()),
  first: z.partialRecord(z.enum(PROBLEM_KINDS), ReportedProblem),
  /** New problems since the night before, the worst first; at most as many as a list shows. */
  fresh: z.array(ReportedProblem),
  /** Number of new problems since the night before. */
  freshCount: z.number(),
})
export type NightlyReport = z.infer<typeof NightlyReport>

/** Most new problems that are stored of one market; more than anyone reads one by one. */
const MAX_NEW_PROBLEMS = 200

/** Identifies a problem across nights: the redirect and what is wrong with it. */
export const problemKey = ({ id, kind }: Pick<ReportedProblem, 'id' | 'kind'>): string => `${kind}:${id}`

/** The report of a market: its problems, and those of them that are not in `known`. */
export function buildNightlyReport(day: string, problems: readonly ReportedProblem[], known: ReadonlySet<string>): NightlyReport {
  const counts: Record<RedirectProblemKind, number> = { loop: 0, chain: 0, dead: 0, hides: 0, overlap: 0 }
  const first: Partial<Record<RedirectProblemKind, ReportedProblem>> = {}
  for (const { id, from, kind } of problems) {
    counts[kind] += 1
    first[kind] ??= { id, from, kind }
  }
  const fresh = problems
    .filter((problem) => !known.has(problemKey(problem)))
    .toSorted((left, right) => PROBLEM_KINDS.indexOf(left.kind) - PROBLEM_KINDS.indexOf(right.kind))
  return {
    day,
    counts,
    first,
    fresh: fresh.slice(0, MAX_NEW_PROBLEMS).map(({ id, from, kind }) => ({ id, from, kind })),
    freshCount: fresh.length,
  }
}

/**
 * Hours of the day in UTC when European shops have few visitors. If no instance runs in a night, the next night finds
 * everything.
 */
const [FROM_HOUR, TO_HOUR] = [1, 5]

/** The report date for `now` (milliseconds); null by day. */
export function reportDate(now: number): string | null {
  const moment = new Date(now)
  const hour = moment.getUTCHours()
  return hour >= FROM_HOUR && hour < TO_HOUR ? moment.toISOString().slice(0, 10) : null
}

const TWO_DAYS_MS = 2 * DAY
/** True while a report is recent enough to show. */
export const isRecentReport = ({ day }: Pick<NightlyReport, 'day'>, now: number): boolean => now - Date.parse(day) < TWO_DAYS_MS
