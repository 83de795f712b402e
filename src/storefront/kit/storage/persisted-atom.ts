import { atom, type WritableAtom } from 'jotai'
import { readSlice, writeSlice, type SliceShape } from './slice-codec'
import { readStored, reportBadSlice, writeStored, type StorageKind } from './browser-storage'

type Update<Value> = Value | ((before: Value) => Value)
/** `ready` turns true when storage has been read, which is after the first mount or before the first write. */
type Persisted<Value> = Readonly<{ value: Value; ready: boolean }>
export type PersistedAtom<Value> = WritableAtom<Persisted<Value>, [Update<Value>], void>

export type PersistedOptions<Value> = SliceShape<Value> & Readonly<{ initial: Value; storage?: StorageKind }>

const FROM_STORAGE = Symbol('read from storage')
const isUpdater = <Value>(update: Update<Value>): update is (before: Value) => Value => typeof update === 'function'

/**
 * An atom with a slice of browser storage behind it. It renders `initial` on the server and in the first browser
 * render, reads storage after mount, follows other tabs, and works in memory when storage is full or forbidden. A slice
 * that cannot be parsed is replaced by `initial`, without affecting others, and reported once (F19, security 40).
 */
export function persistedAtom<Value>(key: string, options: PersistedOptions<Value>): PersistedAtom<Value> {
  const kind = options.storage ?? 'local'
  const initial: Persisted<Value> = { value: options.initial, ready: false }
  const held = atom(initial)

  // The stored text of the value in memory; a different text in storage means that another tab has written.
  let seen: string | null = null

  const load = (text: string | null): Value => {
    seen = text
    const read = readSlice(options, text, Date.now())
    if (read.kind === 'value') return read.value
    if (read.kind === 'bad') reportBadSlice(key, read.reason)
    if (read.kind !== 'absent' && writeStored(kind, key, null)) seen = null
    return options.initial
  }
  const save = (value: Value) => {
    const text = writeSlice(options, value, Date.now())
    if (writeStored(kind, key, text)) seen = text
  }

  const persisted = atom(
    (get) => get(held),
    (get, set, update: Update<Value> | typeof FROM_STORAGE) => {
      const before = get(held)
      const text = readStored(kind, key)
      // A write must not overwrite the value of an earlier visit, nor what another tab has just written.
      const value = before.ready && text === seen ? before.value : load(text)
      const next = update === FROM_STORAGE ? value : isUpdater(update) ? update(value) : update
      if (before.ready && next === before.value) return
      set(held, { value: next, ready: true })
      if (update !== FROM_STORAGE && next !== value) save(next)
    },
  )
  persisted.onMount = (set) => follow(kind, key, () => set(FROM_STORAGE))
  return persisted
}

/** Reads now and whenever another tab has written; `key === null` means that storage was cleared. */
function follow(kind: StorageKind, key: string, readAgain: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (kind === 'local' && (event.key === key || event.key === null)) readAgain()
  }
  readAgain()
  globalThis.addEventListener?.('storage', onStorage)
  return () => globalThis.removeEventListener?.('storage', onStorage)
}

/** One persisted atom per scope (market and mode), created at first use and reused until the document ends. */
export function persistedFamily<Value>(name: string, options: PersistedOptions<Value>): (scope: string) => PersistedAtom<Value> {
  const made = new Map<string, PersistedAtom<Value>>()
  return (scope) => {
    const known = made.get(scope)
    if (known) return known
    const created = persistedAtom(`${name}.${scope}`, options)
    made.set(scope, created)
    return created
  }
}
