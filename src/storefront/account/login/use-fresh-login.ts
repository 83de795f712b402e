'use client'
import { useCallback, useState } from 'react'
import { OwnApiError } from '@/storefront/kit/own-api'
import { CancelledError } from '@/storefront/account/use-action'

/** A call waits for the password to be confirmed or cancelled. */
export type Asking = Readonly<{ confirmed: () => void; cancelled: () => void }>

/** Runs a call, after the password has been confirmed where necessary. */
export type Guarded = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

const isStale = (error: unknown) => error instanceof OwnApiError && error.code === 'fresh_login_required'

/**
 * Runs calls that need a log-in younger than ten minutes. When it is older, `asking` is set, the call waits until the
 * password has been confirmed and is then repeated once. Throws `CancelledError` when the person cancels.
 */
export function useFreshLogin(): Readonly<{ asking: Asking | null; guarded: Guarded }> {
  const [asking, setAsking] = useState<Asking | null>(null)
  const guarded = useCallback<Guarded>(async (call) => {
    try {
      return await call()
    } catch (error) {
      if (!isStale(error)) throw error
    }
    await new Promise<void>((resolve, reject) =>
      setAsking({ confirmed: resolve, cancelled: () => reject(new CancelledError()) }),
    ).finally(() => setAsking(null))
    return call()
  }, [])
  return { asking, guarded }
}
