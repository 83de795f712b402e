'use client'
import { useEffect } from 'react'
import { useTwinLinks } from './use-twin-links'

/** App start: `hydrating`, then `finished` (specification 4, B-06); an attribute of the document that tests wait for. */
export function AppStart() {
  useEffect(() => {
    document.documentElement.dataset.appState = 'finished'
  }, [])
  useTwinLinks()
  return null
}
