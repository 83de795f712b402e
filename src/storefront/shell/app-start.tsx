'use client'
import { useEffect } from 'react'

/** App start: `hydrating`, then `finished` (specification 4, B-06); an attribute of the document that tests wait for. */
export function AppStart() {
  useEffect(() => {
    document.documentElement.dataset.appState = 'finished'
  }, [])
  return null
}
