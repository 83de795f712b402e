/** A page is loaded anew at most once in this time, per path (specification 9). */
export const RELOAD_GUARD_MS = 10_000
const KEY = 'reloaded'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>
type Reload = Readonly<{ path: string; at: number }>

function lastOf(storage: Storage): Reload | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('at' in kept)) return null
    return typeof kept.path === 'string' && typeof kept.at === 'number' ? { path: kept.path, at: kept.at } : null
  } catch {
    return null
  }
}

/**
 * Whether the page may be loaded anew because a part of it did not come; notes it when it may. A storage that cannot be
 * written to allows none: two pages that each miss a part would reload for ever. `now` in epoch ms.
 */
export function mayReload(storage: Storage, path: string, now: number): boolean {
  const last = lastOf(storage)
  const age = last === null || last.path !== path ? Infinity : now - last.at
  if (age >= 0 && age < RELOAD_GUARD_MS) return false
  try {
    storage.setItem(KEY, JSON.stringify({ path, at: now }))
    return true
  } catch {
    return false
  }
}
