/** Names of values whose code is loaded only where they are stored (`useStored`), or that decide the first paint (`page-scripts.ts`). */
export const STORED = {
  ...{ cart: 'cart', list: 'business-list', account: 'account', unfinishedLogOut: 'account-left' },
  ...{ registerDraft: 'register-draft', guestTrade: 'guest-trade' },
} as const

/** A cart never crosses into another market or mode. */
export const cartScope = (market: string, mode: string): string => `${market}.${mode}`
export const cartKey = ({ market, mode }: Readonly<{ market: string; mode: string }>): string =>
  `${STORED.cart}.${cartScope(market, mode)}`
/** The key of a shop's list of devices. */
export const listKey = ({ market, mode }: Readonly<{ market: string; mode: string }>): string =>
  `${STORED.list}.${cartScope(market, mode)}`

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

/**
 * The part of a zod schema that a slice needs; a slice that is read in a screen's first load brings a smaller one of
 * its own.
 */
export type SliceSchema<Value> = Readonly<{
  safeParse: (data: unknown) => Readonly<{ success: true; data: Value } | { success: false }>
}>

type Checks<Value> = { readonly [Name in keyof Value]: (value: unknown) => value is Value[Name] }

/** A schema for slices that are read in a screen's first load: an object's fields by these checks; others are left out. */
export function fieldsSchema<Value extends object>(checks: Checks<Value>): SliceSchema<Value> {
  const fields: [string, (value: unknown) => boolean][] = Object.entries(checks)
  const isValue = (data: object): data is Value => fields.every(([name, holds]) => holds(Reflect.get(data, name)))
  return {
    safeParse: (data) => {
      if (typeof data !== 'object' || data === null) return { success: false }
      const known = Object.fromEntries(fields.map(([name]) => [name, Reflect.get(data, name)]))
      return isValue(known) ? { success: true, data: known } : { success: false }
    },
  }
}

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
export const isText =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most
