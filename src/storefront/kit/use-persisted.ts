'use client'
import { useAtom } from 'jotai'
import type { PersistedAtom } from './persisted-atom'
import { useHydrated } from './use-hydrated'

/** Value, whether storage has been read, and the setter; see `persistedAtom`. */
export function usePersisted<Value>(slice: PersistedAtom<Value>, initial: Value) {
  const [held, set] = useAtom(slice)
  const hydrated = useHydrated()
  return hydrated ? ([held.value, held.ready, set] as const) : ([initial, false, set] as const)
}
