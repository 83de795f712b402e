const FIRST_MS = 250
/** Below five seconds, so that content is fresh five seconds after Postgres accepts again (F1, F3). */
const LONGEST_MS = 4_000

/** Delay in ms before try number `attempt` (0-based) after a failure: 0.25 s doubling to 4 s. */
export const backoff = (attempt: number): number => Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS)
