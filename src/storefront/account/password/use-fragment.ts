'use client'
import { useEffect, useState } from 'react'

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

/** A fragment carries a secret of a mail, because fragments reach no server, log or referrer. */
const PREFIX = /^#([a-z]+)=?(.*)$/

/**
 * Reads the secret under a name in the address's fragment (`#activate=<token>`) and removes it at once, so that neither
 * the history nor a shared screen shows it. Null when the fragment is not about `name`; empty when it has no value.
 */
export function takeFragment(name: string): string | null {
  const { hash, pathname, search } = globalThis.location
  const [, found, value = ''] = PREFIX.exec(hash) ?? []
  if (found !== name) return null
  // The history entry needs the router's own state: without it a step back would reload the page.
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search)
  return value
}
