'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the render that hydrates, true afterwards. An island that hydrates late must not show
 * state that another island has already read from storage, because the server's HTML shows the default.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
