/** `local` outlives the tab, `session` lives as long as the tab does. */
export type StorageKind = 'local' | 'session'

const storageOf = (kind: StorageKind): Storage | null => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    // A browser that forbids storage throws SecurityError on the mere access.
    return null
  }
}

/** The text under a key; null when there is none or storage may not be read. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return storageOf(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes, or forgets with null. A full or forbidden storage is no fault of the shopper's: memory carries the session (F19). */
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

/** Forgets every key that begins with `prefix`. */
export function forgetStored(kind: StorageKind, prefix: string): void {
  try {
    for (const key of Object.keys(storageOf(kind) ?? {})) if (key.startsWith(prefix)) writeStored(kind, key, null)
  } catch {
    // What may not be read was not kept.
  }
}

const reported = new Set<string>()
/** Says once per key and document that a slice was replaced by its default. */
export function reportBadSlice(key: string, reason: string): void {
  if (reported.has(key)) return
  reported.add(key)
  console.warn(`Stored "${key}" was reset: ${reason}`)
}
