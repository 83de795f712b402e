import { atom } from 'jotai'
import { appStore } from '@/storefront/kit/app-store'
import { fieldsSchema, isFlag, isText, STORED } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/**
 * What browser storage may hold about an account: no password and no token, which are in cookies that scripts cannot
 * read.
 */
export type AccountState = Readonly<{
  isLoggedIn: boolean
  email: string
  customerId: string
  customerNumber: string
  /** When the access token ends, RFC 3339 UTC by the server's clock; null while logged out. */
  tokenExpiry: string | null
}>

/** As our server writes it: `2026-11-21T12:00:00Z`. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/
const isExpiry = (value: unknown): value is string | null =>
  value === null || (isText(40)(value) && INSTANT.test(value) && !Number.isNaN(Date.parse(value)))

const schema = fieldsSchema<AccountState>({
  isLoggedIn: isFlag,
  email: isText(254),
  customerId: isText(64),
  customerNumber: isText(64),
  tokenExpiry: isExpiry,
})

export const LOGGED_OUT: AccountState = { isLoggedIn: false, email: '', customerId: '', customerNumber: '', tokenExpiry: null }

/** Scope: the market's code. An account belongs to one market, whatever the mode. */
export const accountAtom = persistedFamily(STORED.account, { schema, version: 1, initial: LOGGED_OUT })

/** A log-in that succeeded: the own API's answer and the customer it belongs to. */
export type AccountSession = Readonly<{
  email: string
  customerId: string
  customerNumber: string
  /** RFC 3339 UTC. */
  expiresAt: string
}>

export const toAccountState = ({ expiresAt, ...session }: AccountSession): AccountState => ({
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
