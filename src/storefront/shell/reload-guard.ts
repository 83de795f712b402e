import { readStored, writeStored } from '@/storefront/kit/browser-storage'

/** A page is loaded anew at most once in this time, per path (specification 9). */
export const RELOAD_GUARD_MS = 10_000
/** A page whose path changes with each reload ends here. */
const MOST_PATHS = 20
const KEY = 'reloaded'

type Reload = readonly [path: string, at: number]
const isReload = (row: unknown): row is Reload =>
  Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && typeof row[1] === 'number'

/** The reloads of the last ten seconds; one that is later than `now` was written by a clock that has been set back. */
function recentReloads(now: number): Reload[] {
  try {
    const rows: unknown = JSON.parse(readStored('session', KEY) ?? '[]')
    return (Array.isArray(rows) ? rows : []).filter(isReload).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_MS)
  } catch {
    return []
  }
}

/**
 * Whether the page may be loaded anew because a part of it did not come; notes it when it may. A storage that cannot be
 * written to allows none: two pages that each miss a part would reload for ever. `now` in epoch ms.
 */
export function mayReload(path: string, now: number): boolean {
  const recent = recentReloads(now)
  if (recent.length >= MOST_PATHS || recent.some(([other]) => other === path)) return false
  return writeStored('session', KEY, JSON.stringify([...recent, [path, now]]))
}
