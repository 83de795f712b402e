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
