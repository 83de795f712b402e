'use client'
import { useCallback } from 'react'
import { track } from '@/storefront/tracking/track'
import type { Session } from '@/storefront/account/session/account-state'
import { logIn, type Credentials } from '@/storefront/account/session/log-in'
import { useAccount } from '@/storefront/account/session/use-account'

export type LogIn = Readonly<{
  /** Logs in, here and in all tabs. Throws as `ownApi` does. */
  logIn: (credentials: Credentials) => Promise<Session>
  /** Confirms the customer's password for calls that need a log-in younger than ten minutes (`fresh_login_required`). */
  confirmPassword: (password: string) => Promise<void>
}>

export function useLogIn(): LogIn {
  const { email, signedIn } = useAccount()
  const logInHere = useCallback(
    async (credentials: Credentials) => {
      const session = await logIn(credentials)
      signedIn(session)
      track({ name: 'loggedIn' })
      return session
    },
    [signedIn],
  )
  const confirmPassword = useCallback(async (password: string) => signedIn(await logIn({ email, password })), [email, signedIn])
  return { logIn: logInHere, confirmPassword }
}
