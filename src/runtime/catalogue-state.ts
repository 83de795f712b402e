import { processWide } from './process-wide'

/** How long a version that was seen counts as today's. */
const SEEN_MS = 30_000

type State = { version: string | null; seenAt: number; gaps: number }

/**
 * What the process knows of the catalogue as a whole. The clients write it, the page cache of the server entry reads it:
 * they are separate bundles, so it hangs on the process. Times are monotonic milliseconds.
 */
const state = () => processWide('runtime.catalogue-state', (): State => ({ version: null, seenAt: -Infinity, gaps: 0 }))

/** Notes the version that a search was answered with; null for a platform that has none. */
export function noteCatalogueVersion(version: string | null, now: number): void {
  Object.assign(state(), { version, seenAt: now })
}

export const catalogueVersion = (): string | null => state().version

/** Whether something read under `version` is unchanged; null when that is not known and the clock must decide. */
export function isCurrentVersion(version: string | null, now: number): boolean | null {
  const known = state()
  if (version === null || known.version === null || now - known.seenAt >= SEEN_MS) return null
  return version === known.version
}

/** Notes that a look-up failed or answered with something old: a page made meanwhile may lack it. */
export function noteCatalogueGap(): void {
  state().gaps += 1
}

/** Differs when a gap was noted in between. */
export const catalogueGaps = (): number => state().gaps
