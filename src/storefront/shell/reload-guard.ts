import { readStored, writeStored } from '@/storefront/kit/storage/browser-storage'

/** Within this time a path is reloaded at most once (B-03). */
export const RELOAD_GUARD_MS = 10_000
/** Stops a page whose path changes with each reload. */
const MOST_PATHS = 20
const KEY = 'reloaded'

type Reload = readonly [path: string, at: number]
const isReload = (row: unknown): row is Reload =>
  Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && typeof row[1] === 'number'

/** The reloads of the last ten seconds; one later than `now` was written before the clock was set back, so it is ignored. */
function recentReloads(now: number): Reload[] {
  try {
    const rows: unknown = JSON.parse(readStored('session', KEY) ?? '[]')
    return (Array.isArray(rows) ? rows : []).filter(isReload).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_MS)
  } catch {
    return []
  }
}

/**
 * Whether the page may be reloaded because a part of it failed to load; stores the reload. Without a writable storage
 * none is allowed, because two pages that each miss a part would reload for ever. `now` in epoch ms.
 */
export function mayReload(path: string, now: number): boolean {
  const recent = recentReloads(now)
  if (recent.length >= MOST_PATHS || recent.some(([other]) => other === path)) return false
  return writeStored('session', KEY, JSON.stringify([...recent, [path, now]]))
}
