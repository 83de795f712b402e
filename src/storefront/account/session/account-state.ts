import { atom } from 'jotai'
import * as z from 'zod'
import { appStore } from '@/storefront/kit/app-store'
import { STORED } from '@/storefront/kit/storage/browser-storage'
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
export const accountAtom = persistedFamily(STORED.account, { schema: AccountState, version: 1, initial: LOGGED_OUT })

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

/** How the session of this document ended: refused by the platform, or logged out by the customer here. */
export const endingAtom = atom<'refused' | 'left' | null>(null)

/** An account belongs to the document's market; code outside React has no component to read the market from. */
const slice = () => accountAtom(document.documentElement.dataset.market ?? '')

/** The account for code outside React, the same that `useAccount` shows. Reads first what other tabs have written. */
export const accountStore = {
  read(): AccountState {
    appStore().set(slice(), (state) => state)
    return appStore().get(slice()).value
  },
  change(change: (before: AccountState) => AccountState): void {
    appStore().set(slice(), change)
  },
  /** Remembers why the session ended, so that the log-in can explain it and a person who logged out is not led back. */
  ended(ending: 'refused' | 'left' | null): void {
    appStore().set(endingAtom, ending)
  },
  /** Calls `onChange` after every change in this tab or another. */
  follow(onChange: (state: AccountState) => void): () => void {
    return appStore().sub(slice(), () => onChange(appStore().get(slice()).value))
  },
}
