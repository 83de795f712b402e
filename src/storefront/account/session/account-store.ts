import { atom } from 'jotai'
import { appStore } from '@/storefront/kit/app-store'
import { accountAtom, type AccountState } from './account-state'

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
