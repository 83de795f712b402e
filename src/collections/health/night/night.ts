import { z } from 'zod'
import { PROBLEM_KINDS, type ProblemKind } from '@/collections/redirects/problem-kinds'

/** A redirect that is wrong, as far as a list needs it. */
const Found = z.object({ id: z.string(), from: z.string(), kind: z.enum(PROBLEM_KINDS) })
export type Found = z.infer<typeof Found>

/** What the check of one market found in its last night. */
export const Night = z.object({
  /** Day of the night in UTC, such as `2026-11-21`. */
  day: z.string(),
  counts: z.record(z.enum(PROBLEM_KINDS), z.number()),
  first: z.partialRecord(z.enum(PROBLEM_KINDS), Found),
  /** Those that the night before did not know, the worst first; no more than a list shows. */
  fresh: z.array(Found),
  /** How many the night before did not know. */
  freshCount: z.number(),
})
export type Night = z.infer<typeof Night>

/** More new problems of one market than anybody reads one by one. */
const MOST_FRESH = 200

/** Names a problem from night to night: the redirect and what is wrong with it. */
export const problemKey = ({ id, kind }: Pick<Found, 'id' | 'kind'>): string => `${kind}:${id}`

/** The night of a market: what is wrong, and what of it is not among `known`. */
export function nightOf(day: string, problems: readonly Found[], known: ReadonlySet<string>): Night {
  const counts: Record<ProblemKind, number> = { loop: 0, chain: 0, dead: 0, hides: 0, overlap: 0 }
  const first: Partial<Record<ProblemKind, Found>> = {}
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
    fresh: fresh.slice(0, MOST_FRESH).map(({ id, from, kind }) => ({ id, from, kind })),
    freshCount: fresh.length,
  }
}

/** Hours of the day in UTC in which shops of Europe rest. A night in which no instance ran is left out; the next finds all. */
const [FROM_HOUR, TO_HOUR] = [1, 5]

/** The day whose night it is at `now` (milliseconds); null by day. */
export function dayOfNight(now: number): string | null {
  const moment = new Date(now)
  const hour = moment.getUTCHours()
  return hour >= FROM_HOUR && hour < TO_HOUR ? moment.toISOString().slice(0, 10) : null
}

const TWO_DAYS_MS = 48 * 3_600_000
/** True while what a night found is still news. */
export const isRecent = ({ day }: Pick<Night, 'day'>, now: number): boolean => now - Date.parse(day) < TWO_DAYS_MS
