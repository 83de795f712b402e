/** Names of values whose code is loaded only where they are stored (`useStored`). */
export const STORED = { cart: 'cart', account: 'account', unfinishedLogOut: 'account-left' } as const

/** `local` outlives the tab, `session` ends with it. */
export type StorageKind = 'local' | 'session'

const storageOf = (kind: StorageKind): Storage | null => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    // A browser that forbids storage throws SecurityError on mere access.
    return null
  }
}

/** The text under a key; null when there is none or storage is forbidden. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return storageOf(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/**
 * Writes a text, or removes it with null. Returns false when storage is full or forbidden; the values in memory then
 * serve the session (F19).
 */
export function writeStored(kind: StorageKind, key: string, text: string | null): boolean {
  if (kind === 'local' && text !== null) noteWritten(key)
  try {
    const storage = storageOf(kind)
    if (!storage) return false
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

const written = new Set<string>()
const followers = new Set<() => void>()
function noteWritten(key: string): void {
  if (written.has(key)) return
  written.add(key)
  // A write may be part of a render's effects, and followers render.
  queueMicrotask(() => {
    for (const follower of followers) follower()
  })
}

/** Whether there is a value under a key, or this tab has written one, which serves in memory where storage is forbidden. */
export const isStored = (key: string): boolean => written.has(key) || readStored('local', key) !== null

/** Calls `changed` when this tab writes a key for the first time, and when another tab has written. */
export function followStored(changed: () => void): () => void {
  followers.add(changed)
  globalThis.addEventListener('storage', changed)
  return () => {
    followers.delete(changed)
    globalThis.removeEventListener('storage', changed)
  }
}

/** Removes every key that begins with `prefix`. */
export function forgetStored(kind: StorageKind, prefix: string): void {
  try {
    for (const key of Object.keys(storageOf(kind) ?? {})) if (key.startsWith(prefix)) writeStored(kind, key, null)
  } catch {
    // Storage that cannot be read contains nothing to remove.
  }
}

const reported = new Set<string>()
/** Logs once per key and document that a slice was replaced by its default. */
export function reportBadSlice(key: string, reason: string): void {
  if (reported.has(key)) return
  reported.add(key)
  console.warn(`Stored "${key}" was reset: ${reason}`)
}
