'use client'
import { useEffect, useState } from 'react'
import { takeFragment } from './take-fragment'

/**
 * The secret that the address carried under a name, which is removed from it; `read` is true once the address was
 * checked. A link that is pasted into the open page counts too.
 */
export function useFragment(name: string): Readonly<{ secret: string | null; read: boolean }> {
  const [state, setState] = useState<{ secret: string | null; read: boolean }>({ secret: null, read: false })
  useEffect(() => {
    const look = () => {
      const secret = takeFragment(name)
      setState((before) => ({ secret: secret ?? before.secret, read: true }))
    }
    look()
    globalThis.addEventListener('hashchange', look)
    return () => globalThis.removeEventListener('hashchange', look)
  }, [name])
  return state
}
