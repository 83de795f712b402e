/**
 * The part of a zod schema that a slice needs; a slice that is read in a screen's first load brings a smaller one of
 * its own.
 */
export type SliceSchema<Value> = Readonly<{
  safeParse: (data: unknown) => Readonly<{ success: true; data: Value } | { success: false }>
}>

/** A slice of browser storage: its schema, its version, and the upgrades of older versions. */
export type SliceShape<Value> = Readonly<{
  schema: SliceSchema<Value>
  /** Raise it with every change of the schema that old values do not fit. */
  version: number
  /** `upgrades[n]` turns the data of version n into the data of version n + 1. */
  upgrades?: Readonly<Record<number, (data: unknown) => unknown>>
  /** Milliseconds that the value stays valid after the last write; without a limit when absent. */
  lifetimeMs?: number
}>

export type Read<Value> =
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
export function readSlice<Value>(shape: SliceShape<Value>, text: string | null, now: number): Read<Value> {
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

export const writeSlice = <Value>(shape: SliceShape<Value>, value: Value, now: number): string =>
  JSON.stringify({ v: shape.version, at: now, data: value })
