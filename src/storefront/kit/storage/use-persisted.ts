'use client'
import { useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { followStored, isStored } from './browser-storage'
import type { PersistedAtom } from './persisted-atom'

/** Value, whether storage has been read, and the setter; see `persistedAtom`. */
export function usePersisted<Value>(slice: PersistedAtom<Value>, initial: Value) {
  const store = useStore()
  const follow = useCallback((changed: () => void) => store.sub(slice, changed), [store, slice])
  // Null while an island hydrates, because the server's HTML shows the default, whatever another island has already read.
  const held = useSyncExternalStore(
    follow,
    () => store.get(slice),
    () => null,
  )
  const set = useCallback((update: Value | ((before: Value) => Value)) => store.set(slice, update), [store, slice])
  return [held ? held.value : initial, held?.ready ?? false, set] as const
}

/**
 * Whether browser storage holds a value under one of these keys; null until it has been read. Decides whether the code that
 * understands the value is loaded at all.
 */
export const useStored = (...keys: readonly string[]): boolean | null =>
  useSyncExternalStore(
    followStored,
    () => keys.some(isStored),
    () => null,
  )
