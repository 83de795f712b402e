import { ownApi } from '@/storefront/kit/own-api'
import type { Session } from './account-state'
import { withSessionLock } from './session-lock'
import { SESSION_HEADERS } from './customer-api'

export type Credentials = Readonly<{ email: string; password: string; rememberMe?: boolean }>

/**
 * Logs in and reads the customer. No renewal runs meanwhile, because its cookies would replace those of the new
 * session. Throws as `ownApi` does: `wrong_credentials`, `not_activated`, `too_many_requests`.
 */
export const logIn = ({ email, password, rememberMe }: Credentials): Promise<Session> =>
  withSessionLock(async () => {
    const { customerId, expiresAt } = await ownApi({
      method: 'POST',
      path: '/api/account/login',
      headers: SESSION_HEADERS,
      body: { username: email, password, ...(rememberMe !== undefined && { rememberMe }) },
      answer: async () => (await import('@/contracts/account')).SessionAnswer,
    })
    const customer = await ownApi({
      path: '/api/customers/customers',
      headers: SESSION_HEADERS,
      answer: async () => (await import('@/contracts/customers')).Customer,
    })
    return { email: customer.email, customerId, customerNumber: customer.customerNumber, expiresAt }
  })
