'use client'
import { createStore, Provider } from 'jotai'
import { useState, type ReactNode } from 'react'

type AppStore = ReturnType<typeof createStore>
let ofDocument: AppStore | undefined

/**
 * The one store of the document, so that cart and form survive a remount of the layout (a new content hash). A server
 * render gets its own.
 */
export function appStore(): AppStore {
  if (typeof document === 'undefined') return createStore()
  return (ofDocument ??= createStore())
}

/** Mounted once, around every component that reads or writes shared state. */
export function AppStoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(appStore)
  return <Provider store={store}>{children}</Provider>
}
