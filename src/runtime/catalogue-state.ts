import { processWide } from '@trade-in-shop/runtime/process-wide'

/** How long a version counts as current after it was seen. */
const SEEN_MS = 30_000

type State = { version: string | null; seenAt: number; gaps: number }

/**
 * What the process knows of the whole catalogue. The clients write it, the page cache of the server entry reads it: these are
 * separate bundles, so the value is process-wide. Times are monotonic milliseconds.
 */
const state = () => processWide('runtime.catalogue-state', (): State => ({ version: null, seenAt: -Infinity, gaps: 0 }))

/** Records the version that a search answered with; null for a platform without versions. */
export function noteCatalogueVersion(version: string | null, now: number): void {
  Object.assign(state(), { version, seenAt: now })
}

export const catalogueVersion = (): string | null => state().version

/** Whether data read under `version` is unchanged; null when that is unknown and its age must decide. */
export function isCurrentVersion(version: string | null, now: number): boolean | null {
  const known = state()
  if (version === null || known.version === null || now - known.seenAt >= SEEN_MS) return null
  return version === known.version
}

/** Records that a look-up failed or answered with old data: a page made at that time may be incomplete. */
export function noteCatalogueGap(): void {
  state().gaps += 1
}

/** Changes when a gap was recorded in between. */
export const catalogueGaps = (): number => state().gaps
