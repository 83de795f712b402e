'use client'
import { useEffect } from 'react'
import { useTwinLinks } from './use-twin-links'

/** Sets an attribute of the document that tests wait for: `hydrating`, then `finished` (B-06). */
export function AppStart() {
  useEffect(() => {
    document.documentElement.dataset.appState = 'finished'
  }, [])
  useTwinLinks()
  return null
}
