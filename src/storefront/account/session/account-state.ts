import * as z from 'zod'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/**
 * What browser storage may hold about an account: no password and no token, which are in cookies that scripts cannot
 * read.
 */
export const AccountState = z.object({
  isLoggedIn: z.boolean(),
  email: z.string().max(254),
  customerId: z.string().max(64),
  customerNumber: z.string().max(64),
  /** When the access token ends, RFC 3339 UTC by the server's clock; null while logged out. */
  tokenExpiry: z.iso.datetime().nullable(),
})
export type AccountState = z.infer<typeof AccountState>

export const LOGGED_OUT: AccountState = { isLoggedIn: false, email: '', customerId: '', customerNumber: '', tokenExpiry: null }

/** Scope: the market's code. An account belongs to one market, whatever the mode. */
export const accountAtom = persistedFamily('account', { schema: AccountState, version: 1, initial: LOGGED_OUT })

/** A log-in that succeeded: the own API's answer and the customer it belongs to. */
export type Session = Readonly<{
  email: string
  customerId: string
  customerNumber: string
  /** RFC 3339 UTC. */
  expiresAt: string
}>

export const stateOf = ({ expiresAt, ...session }: Session): AccountState => ({
  ...session,
  isLoggedIn: true,
  tokenExpiry: expiresAt,
})
