import { atom, type WritableAtom } from 'jotai'
import { readStored, reportBadSlice, type SliceSchema, type StorageKind, writeStored } from './browser-storage'

/** A slice of browser storage: its schema, its version, and the upgrades of older versions. */
type SliceShape<Value> = Readonly<{
  schema: SliceSchema<Value>
  /** Raise it with every change of the schema that old values do not fit. */
  version: number
  /** `upgrades[n]` turns the data of version n into the data of version n + 1. */
  upgrades?: Readonly<Record<number, (data: unknown) => unknown>>
  /** Milliseconds that the value stays valid after the last write; without a limit when absent. */
  lifetimeMs?: number
}>

type Read<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'absent' }
  | { kind: 'expired' }
  | { kind: 'bad'; reason: 'too large' | 'not json' | 'wrong shape' | 'unknown version' }

/** Far above everything that we store; a larger value is not ours (F19). */
export const MAX_SLICE_CHARS = 200_000
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value: unknown) => (DANGEROUS.has(key) ? undefined : value))
  } catch {
    return undefined
  }
}

type Envelope = Readonly<{ v: number; at: number; data?: unknown }>

const isEnvelope = (value: unknown): value is Envelope => {
  if (typeof value !== 'object' || value === null || !('v' in value) || !('at' in value)) return false
  const { v, at } = value
  return Number.isSafeInteger(v) && Number(v) > 0 && Number.isSafeInteger(at) && Number(at) >= 0
}

function upgraded<Value>(shape: SliceShape<Value>, version: number, data: unknown): unknown {
  let current = data
  for (let step = version; step < shape.version; step += 1) {
    const upgrade = shape.upgrades?.[step]
    if (!upgrade) return undefined
    current = upgrade(current)
  }
  return current
}

/** Parses a stored text without trusting it; never throws. `now` in epoch milliseconds. */
function readSlice<Value>(shape: SliceShape<Value>, text: string | null, now: number): Read<Value> {
  if (text === null) return { kind: 'absent' }
  if (text.length > MAX_SLICE_CHARS) return { kind: 'bad', reason: 'too large' }
  const envelope = parseJson(text)
  if (!isEnvelope(envelope)) return { kind: 'bad', reason: 'not json' }
  const { v, at, data } = envelope
  if (v > shape.version) return { kind: 'bad', reason: 'unknown version' }
  if (shape.lifetimeMs !== undefined && now - at > shape.lifetimeMs) return { kind: 'expired' }
  return parseData(shape, v, data)
}

function parseData<Value>(shape: SliceShape<Value>, version: number, data: unknown): Read<Value> {
  try {
    const parsed = shape.schema.safeParse(upgraded(shape, version, data))
    return parsed.success ? { kind: 'value', value: parsed.data } : { kind: 'bad', reason: 'wrong shape' }
  } catch {
    // An upgrade function throws on data that never had its version.
    return { kind: 'bad', reason: 'wrong shape' }
  }
}

const writeSlice = <Value>(shape: SliceShape<Value>, value: Value, now: number): string =>
  JSON.stringify({ v: shape.version, at: now, data: value })

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
