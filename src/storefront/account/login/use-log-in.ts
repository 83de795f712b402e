'use client'
import { useCallback } from 'react'
import type { AccountSession } from '@/storefront/account/session/account-state'
import { SESSION_HEADERS } from '@/storefront/account/session/customer-api'
import { withSessionLock } from '@/storefront/account/session/session-lock'
import { useAccount } from '@/storefront/account/session/use-account'
import { ownApi } from '@/storefront/kit/own-api'
import { track } from '@/storefront/tracking/track'

type Credentials = Readonly<{ email: string; password: string; rememberMe?: boolean }>

/**
 * Logs in and reads the customer. No renewal runs meanwhile, because its cookies would replace those of the new
 * session. Throws as `ownApi` does: `wrong_credentials`, `not_activated`, `too_many_requests`.
 */
const logIn = ({ email, password, rememberMe }: Credentials): Promise<AccountSession> =>
  withSessionLock(async () => {
    const { customerId, expiresAt } = await ownApi({
      method: 'POST',
      path: '/api/account/login',
      headers: SESSION_HEADERS,
      body: { username: email, password, ...(rememberMe !== undefined && { rememberMe }) },
      answer: async () => (await import('@trade-in-shop/contracts/account')).SessionAnswer,
    })
    const customer = await ownApi({
      path: '/api/customers/customers',
      headers: SESSION_HEADERS,
      answer: async () => (await import('@trade-in-shop/contracts/customers')).Customer,
    })
    return { email: customer.email, customerId, customerNumber: customer.customerNumber, expiresAt }
  })

export type LogIn = Readonly<{
  /** Logs in, here and in all tabs. Throws as `ownApi` does. */
  logIn: (credentials: Credentials) => Promise<AccountSession>
  /** Confirms the customer's password for calls that need a log-in younger than ten minutes (`fresh_login_required`). */
  confirmPassword: (password: string) => Promise<void>
}>

export function useLogIn(): LogIn {
  const { email, setLoggedIn } = useAccount()
  const logInHere = useCallback(
    async (credentials: Credentials) => {
      const session = await logIn(credentials)
      setLoggedIn(session)
      track({ name: 'loggedIn' })
      return session
    },
    [setLoggedIn],
  )
  const confirmPassword = useCallback(
    async (password: string) => setLoggedIn(await logIn({ email, password })),
    [email, setLoggedIn],
  )
  return { logIn: logInHere, confirmPassword }
}
