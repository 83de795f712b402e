import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the form is hydrated: a click or a typed value before would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
